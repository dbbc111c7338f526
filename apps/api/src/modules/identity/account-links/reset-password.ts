import { refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { hashPassword, passwordFits, withHashCapacity } from "../password-check.ts";
import { hasAttemptsLeft } from "../rules/link-attempts.ts";
import { decideNewPassword } from "../rules/new-password.ts";
import { readAccount } from "../store/accounts.ts";
import { forgetFailures } from "../store/failed-sign-ins.ts";
import { countLinkAttempt, lockLivingLink, type ShownLink, spendLinks } from "../store/links.ts";
import { rememberOwn } from "../store/own-history.ts";
import { changePassword, passwordsOf } from "../store/passwords.ts";
import { endAllSessions } from "../store/sessions.ts";
import { readLink } from "./account-link.ts";

type Reset = Handler<"POST /authentication/password/reset">;

/**
 * Sets a new password with an e-mail link. Compares the two passwords first; every further attempt is counted. Uses the link only if the
 * password is accepted.
 */
export const resetPassword: Reset = async (scope, { body }) => {
  const decision = decideNewPassword(body);
  return decision === "accept" ? withHashCapacity(() => resetWith(scope, body)) : refuse(decision);
};

const resetWith = async (scope: PublicScope, { oobCode, password }: Parameters<Reset>[1]["body"]) => {
  const link = readLink(oobCode);
  const former = link && (await formerPasswords(scope, link));
  if (!link || !former) return refuse("password.code_invalid");
  if (await isAmong(former, password)) return refuse("password.used_before");

  const changed = await change(scope, link, await hashPassword(password));
  return changed ? null : refuse("password.code_invalid");
};

/** Counts the attempt and reads the hashes in a separate transaction, so that no lock is active during the slow comparison. */
const formerPasswords = ({ inIndependentTransaction, now }: PublicScope, link: ShownLink) =>
  inIndependentTransaction(link.accountId, async (tx) => {
    const living = await lockLivingLink(tx, link, now);
    if (living?.purpose !== "reset_password" || !hasAttemptsLeft(living)) return undefined;
    await countLinkAttempt(tx, living);
    return passwordsOf(tx, link.accountId);
  });

const isAmong = async (hashes: readonly string[], password: string): Promise<boolean> => {
  for (const hash of hashes) if (await passwordFits(hash, password)) return true;
  return false;
};

/** Checks the link again under its lock: a concurrent second request finds it used. */
const change = (scope: PublicScope, link: ShownLink, hash: string): Promise<boolean> =>
  scope.inIndependentTransaction(link.accountId, async (tx) => {
    const { now } = scope;
    const living = await lockLivingLink(tx, link, now);
    if (living?.purpose !== "reset_password") return false;
    const { accountId } = link;
    await spendLinks(tx, living, now);
    await spendLinks(tx, { account_id: accountId, purpose: "second_factor" }, now); // these steps proved the old password
    await changePassword(tx, { accountId, hash, now });
    await endAllSessions(tx, accountId, now);
    await rememberOwn(tx, scope, { accountId, action: "password_changed" });
    const { email } = await readAccount(tx, accountId);
    await forgetFailures(tx, { kind: "account", value: email });
    return true;
  });
