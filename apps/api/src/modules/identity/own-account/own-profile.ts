import type { OwnProfile } from "@emdia/contract/identity/my-account-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayChangeOwnData, maySeeOwnData } from "../policy.ts";
import { type OwnAccount, readOwnAccount, saveOwnAccount } from "../store/own-account.ts";
import { rememberOwn } from "../store/own-history.ts";

const present = (scope: Scope, own: OwnAccount): OwnProfile => ({ ...own, can: { update: mayChangeOwnData(scope, own) } });

export const ownProfile: Handler<"GET /account/profile"> = async (scope) => {
  const own = await readOwnAccount(scope);
  return maySeeOwnData(scope, own) ? present(scope, own) : refuse("permission.missing", { permission: "see_personal_data" });
};

/** Records changes of the name and the mail language. The appearance is not recorded. */
const rememberChanges = async (scope: Scope, before: OwnAccount, after: OwnAccount): Promise<void> => {
  const { tx, account } = scope;
  const renamed = { accountId: account.id, action: "name_changed", from: before.displayName, to: after.displayName } as const;
  if (renamed.from !== renamed.to) await rememberOwn(tx, scope, renamed);
  const spoken = { accountId: account.id, action: "language_changed", from: before.language, to: after.language } as const;
  if (spoken.from !== spoken.to) await rememberOwn(tx, scope, spoken);
};

/**
 * Changes the own profile. The e-mail identifies the account and cannot change; the phone changes with a code. Language and appearance need
 * no permission.
 */
export const changeOwnProfile: Handler<"PUT /account/profile"> = async (scope, { body }) => {
  const before = await readOwnAccount(scope);
  if (body.displayName !== undefined && !mayChangeOwnData(scope, before))
    return refuse("permission.missing", { permission: "update_personal_data" });
  if (Object.values(body).some((value) => value !== undefined)) await saveOwnAccount(scope, body);
  const after = await readOwnAccount(scope);
  await rememberChanges(scope, before, after);
  return present(scope, after);
};
