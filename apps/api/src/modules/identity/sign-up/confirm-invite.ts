import { isCompanyToken } from "@emdia/contract/identity/company-token.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { decideInvite } from "../rules/invite.ts";
import { inviteByToken } from "./shown-invite.ts";

const show = async ({ tx, now }: PublicScope, token: string) => {
  const found = await inviteByToken(tx, { token, now });
  const decision = decideInvite(found?.status);
  return found && decision === "open" ? found.invite : refuse(decision === "open" ? "link.invalid" : decision);
};

/** Read-only, because mail programs open links automatically. */
export const confirmInvite: Handler<"POST /invites/confirm"> = async (scope, { body: { token } }) =>
  isCompanyToken(token) ? refuse("link.invalid") : show(scope, token);

export const confirmCompanyInvite: Handler<"POST /invites/confirm-company-token"> = async (scope, { body: { token } }) =>
  isCompanyToken(token) ? show(scope, token) : refuse("link.invalid");
