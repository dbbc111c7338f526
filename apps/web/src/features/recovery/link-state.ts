import { type ActionMode, actionModes } from "@emdia/contract/identity/recovery-routes.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import type { ActionLink } from "./use-link.ts";

/** No code of an e-mail: it stands for the person who is signed in and has still to confirm the address. */
export const SIGNED_IN_CODE = "accountVerified";
/** Who that is: since when, and whether there is anything left to confirm. */
export type SignedInPerson = { readonly since: string; readonly isComplete: boolean };

/** What the server said about the code of a link. */
export type Check =
  | { readonly state: "checking" }
  | { readonly state: "fits"; readonly mode: ActionMode; readonly email: string; readonly person?: SignedInPerson }
  | { readonly state: "failed"; readonly refusal: unknown };
/** One face at a time; `unknown` is a code about which nobody could be asked, `complete` a person with nothing left to confirm. */
export type LinkState = "invalid" | "checking" | "unknown" | "complete" | ActionMode;

const isRefusedLink = (refusal: unknown) =>
  refusal instanceof ApiFailure &&
  (refusal.code === "link.invalid" || refusal.code === "request.malformed" || refusal.code === "session.denied");

export const checkedFace = (check: Check): LinkState => {
  if (check.state === "checking") return "checking";
  if (check.state === "fits") return check.person?.isComplete ? "complete" : check.mode;
  return isRefusedLink(check.refusal) ? "invalid" : "unknown";
};

/** The code decides what is done; a mode that nobody knows is a link that we did not write (CD-037). The person of a session needs none. */
export const verifyFace = ({ mode, oobCode }: ActionLink, check: Check): LinkState => {
  const isOurs = oobCode === SIGNED_IN_CODE || (oobCode !== undefined && actionModes.some((known) => known === mode));
  return isOurs ? checkedFace(check) : "invalid";
};
