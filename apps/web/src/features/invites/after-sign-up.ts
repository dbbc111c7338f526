import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { usedPage } from "./after-confirm.ts";

/** Where a refusal leads once an invitation was confirmed; any other is read beside the form, where it can be mended. */
export const afterRefusedInvite = (failure: unknown, kind: ShownInvite["kind"]) => {
  if (!(failure instanceof ApiFailure)) return undefined;
  if (failure.code === "invite.already_confirmed")
    return usedPage(kind === "project" ? "/confirmar-convite-projeto" : "/confirmar-convite");
  return failure.code === "link.invalid" ? "/login/link-invalido" : undefined;
};

export const hasAccountAlready = (failure: unknown): boolean => failure instanceof ApiFailure && failure.code === "sign_up.email_in_use";
