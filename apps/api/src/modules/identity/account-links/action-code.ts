import type { ActionMode } from "@emdia/contract/identity/recovery-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { hasAttemptsLeft } from "../rules/link-attempts.ts";
import { readAccount, verifyAccountEmail } from "../store/accounts.ts";
import { type LinkPurpose, type LivingLink, lockLivingLink, spendLinks } from "../store/links.ts";
import { readLink } from "./account-link.ts";

const modeOf: { readonly [P in LinkPurpose]?: ActionMode } = { reset_password: "resetPassword", verify_email: "verifyEmail" };

/** Runs `work` with a valid link under its row lock. Returns undefined for any other link. */
const withLink = async <T>(
  { inIndependentTransaction, now }: PublicScope,
  code: string,
  work: (tx: Tx, link: LivingLink) => Promise<T>,
): Promise<T | undefined> => {
  const shown = readLink(code);
  if (!shown) return undefined;
  return inIndependentTransaction(shown.accountId, async (tx) => {
    const link = await lockLivingLink(tx, shown, now);
    return link && hasAttemptsLeft(link) ? work(tx, link) : undefined;
  });
};

export const checkActionCode: Handler<"POST /authentication/action-code/check"> = async (scope, { body }) => {
  const found = await withLink(scope, body.oobCode, async (tx, { account_id, purpose }) => {
    const mode = modeOf[purpose];
    return mode && { mode, email: (await readAccount(tx, account_id)).email };
  });
  return found ?? refuse("link.invalid");
};

export const applyActionCode: Handler<"POST /authentication/action-code/apply"> = async (scope, { body }) => {
  const applied = await withLink(scope, body.oobCode, async (tx, link) => {
    if (link.purpose !== "verify_email") return false;
    await spendLinks(tx, link, scope.now);
    await verifyAccountEmail(tx, link.account_id);
    return true;
  });
  return applied ? null : refuse("link.invalid");
};

export const checkReactivation: Handler<"POST /authentication/check-account-reactivation-token"> = async (scope, { body }) => {
  const email = await withLink(scope, body.token, async (tx, { account_id, purpose }) =>
    purpose === "reactivate" ? (await readAccount(tx, account_id)).email : undefined,
  );
  return email === undefined ? refuse("link.invalid") : { valid: true as const, email };
};
