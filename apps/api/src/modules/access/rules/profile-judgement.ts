import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import { beyondOwn, type GivenProfile, type OwnEntry } from "./beyond-own.ts";
import { keysOffSide, relationFits } from "./profile-keys.ts";

type Side = "contractor" | "provider";
type Judged = Extract<RefusalCode, "profile.relation_unfit" | "profile.side_unfit" | "profile.beyond_own">;

/** Sides of the company, and the permissions of the giver there. */
export type GivingPlace = { readonly sides: readonly Side[]; readonly own: readonly OwnEntry[] };

/** Refusal if the profile does not fit the company or exceeds the caller's permissions. */
export const judgeProfile = (place: GivingPlace, given: GivenProfile, before?: GivenProfile): Refusal<Judged> | undefined => {
  if (!relationFits(given.relation, place.sides)) return refuse("profile.relation_unfit", { sides: place.sides });
  const offSide = keysOffSide(given.relation, given.permissions);
  if (offSide.length > 0) return refuse("profile.side_unfit", { keys: offSide });
  const beyond = beyondOwn(place.own, given, before);
  return beyond.length > 0 ? refuse("profile.beyond_own", { keys: beyond }) : undefined;
};
