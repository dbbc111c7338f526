import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

export type InvitePath = "/confirmar-convite" | "/confirmar-convite-projeto";

/** Whoever has an account accepts with it; everybody else creates one. */
export const afterConfirmed = ({ firebaseAccount }: Pick<ShownInvite, "firebaseAccount">) =>
  firebaseAccount ? "/login/concluir-cadastro" : "/login/criar-conta";

/** A project's invitation that was used has a page of its own, whichever address it was opened at. */
export const usedPage = (path: InvitePath) =>
  path === "/confirmar-convite-projeto" ? "/login/convite-projeto-utilizado" : "/login/convite-utilizado";

/** Where a refusal leads; nowhere when nobody could be asked, because then it is worth asking again. */
export const afterRefused = (failure: unknown, path: InvitePath) => {
  if (!(failure instanceof ApiFailure) || failure.kind !== "answered" || (failure.statusCode ?? 500) >= 500) return undefined;
  if (failure.code === "request.too_many") return undefined;
  return failure.code === "invite.already_confirmed" ? usedPage(path) : "/login/link-invalido";
};
