import { type ActionMode, actionModes } from "@emdia/contract/identity/recovery-routes.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import type { ActionLink } from "./use-link.ts";

/** What the server said about the code of a link. */
export type Check =
  | { readonly state: "checking" }
  | { readonly state: "fits"; readonly mode: ActionMode; readonly email: string }
  | { readonly state: "failed"; readonly refusal: unknown };
/** Four faces and no mixture; `unknown` is a code about which nobody could be asked. */
export type LinkFace = "invalid" | "checking" | "unknown" | ActionMode;

const isRefusedLink = (refusal: unknown) =>
  refusal instanceof ApiFailure && (refusal.code === "link.invalid" || refusal.code === "request.malformed");

export const checkedFace = (check: Check): LinkFace => {
  if (check.state === "checking") return "checking";
  if (check.state === "fits") return check.mode;
  return isRefusedLink(check.refusal) ? "invalid" : "unknown";
};

/** The code decides what is done; a mode that nobody knows is a link that we did not write (CD-037). */
export const verifyFace = ({ mode, oobCode }: ActionLink, check: Check): LinkFace => {
  const isOurs = oobCode !== undefined && actionModes.some((known) => known === mode);
  return isOurs ? checkedFace(check) : "invalid";
};
