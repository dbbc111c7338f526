import type { OwnProfile } from "@emdia/contract/identity/my-account-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayChangeOwnData, maySeeOwnData } from "../policy.ts";
import { type OwnAccount, readOwnAccount, saveOwnAccount } from "../store/own-account.ts";

const present = (scope: Scope, own: OwnAccount): OwnProfile => ({ ...own, can: { update: mayChangeOwnData(scope, own) } });

export const ownProfile: Handler<"GET /account/profile"> = async (scope) => {
  const own = await readOwnAccount(scope);
  return maySeeOwnData(scope, own) ? present(scope, own) : refuse("permission.missing", { permission: "see_personal_data" });
};

/**
 * What a person changes about themselves. The e-mail is what they are known by, and the phone is changed with a code. In which language
 * and how the product appears to them is theirs alone to choose.
 */
export const changeOwnProfile: Handler<"PUT /account/profile"> = async (scope, { body }) => {
  const renames = body.displayName !== undefined;
  if (renames && !mayChangeOwnData(scope, await readOwnAccount(scope)))
    return refuse("permission.missing", { permission: "update_personal_data" });
  if (Object.values(body).some((value) => value !== undefined)) await saveOwnAccount(scope, body);
  return present(scope, await readOwnAccount(scope));
};
