import { type ActionMode, actionModes } from "@emdia/contract/identity/recovery-routes.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import type { ActionLink } from "./use-link.ts";

/** Not an e-mailed code: it refers to the signed-in user, who has to confirm the address. */
export const SIGNED_IN_CODE = "accountVerified";
/** The signed-in user: account creation date, and whether the address is confirmed. */
export type SignedInPerson = { readonly since: string; readonly isComplete: boolean };

/** Result of checking the code of a link. */
export type Check =
  | { readonly state: "checking" }
  | { readonly state: "fits"; readonly mode: ActionMode; readonly email: string; readonly person?: SignedInPerson }
  | { readonly state: "failed"; readonly refusal: unknown };
/** State of the page. `unknown`: the check failed and can be retried; `complete`: the user has nothing left to confirm. */
export type LinkState = "invalid" | "checking" | "unknown" | "complete" | ActionMode;

const isRefusedLink = (refusal: unknown) =>
  refusal instanceof ApiFailure &&
  (refusal.code === "link.invalid" || refusal.code === "request.malformed" || refusal.code === "session.denied");

export const checkedFace = (check: Check): LinkState => {
  if (check.state === "checking") return "checking";
  if (check.state === "fits") return check.person?.isComplete ? "complete" : check.mode;
  return isRefusedLink(check.refusal) ? "invalid" : "unknown";
};

/** The code decides the action. An unknown mode means that the link is not ours (CD-037); the session code needs no mode. */
export const verifyFace = ({ mode, oobCode }: ActionLink, check: Check): LinkState => {
  const isOurs = oobCode === SIGNED_IN_CODE || (oobCode !== undefined && actionModes.some((known) => known === mode));
  return isOurs ? checkedFace(check) : "invalid";
};
