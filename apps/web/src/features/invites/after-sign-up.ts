import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { usedPage } from "./after-confirm.ts";

/** The page for a refusal after the invitation was confirmed, or undefined if the form shows the refusal. */
export const afterRefusedInvite = (failure: unknown, kind: ShownInvite["kind"]) => {
  if (!(failure instanceof ApiFailure)) return undefined;
  if (failure.code === "invite.already_confirmed")
    return usedPage(kind === "project" ? "/confirmar-convite-projeto" : "/confirmar-convite");
  return failure.code === "link.invalid" ? "/login/link-invalido" : undefined;
};

export const hasAccountAlready = (failure: unknown): boolean => failure instanceof ApiFailure && failure.code === "sign_up.email_in_use";
