import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

export type InvitePath = "/confirmar-convite" | "/confirmar-convite-projeto";

/** A user with an account accepts with it; every other user creates one. */
export const afterConfirmed = ({ firebaseAccount }: Pick<ShownInvite, "firebaseAccount">) =>
  firebaseAccount ? "/login/concluir-cadastro" : "/login/criar-conta";

/** Used project invitations have their own page, chosen by the path that the user opened. */
export const usedPage = (path: InvitePath) =>
  path === "/confirmar-convite-projeto" ? "/login/convite-projeto-utilizado" : "/login/convite-utilizado";

/** The page for a refusal, or undefined if the request can be retried: no answer, a server error or the rate limit. */
export const afterRefused = (failure: unknown, path: InvitePath) => {
  if (!(failure instanceof ApiFailure) || failure.kind !== "answered" || (failure.statusCode ?? 500) >= 500) return undefined;
  if (failure.code === "request.too_many") return undefined;
  return failure.code === "invite.already_confirmed" ? usedPage(path) : "/login/link-invalido";
};
