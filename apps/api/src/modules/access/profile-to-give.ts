import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { keysBeyondOwn } from "./keys-beyond-own.ts";
import { type ProfileToGive, profileToGive } from "./store/given-profile.ts";

type Given = Outcome<ProfileToGive, "profile.not_found" | "profile.beyond_own">;

/** The profile that somebody hands out in a company: one of its own, and with no permission that the giver lacks there. */
export const mayGiveProfile = async (scope: Scope, companyId: number, profileId: number): Promise<Given> => {
  const profile = await profileToGive(scope, companyId, profileId);
  if (!profile) return refuse("profile.not_found");
  const keys = await keysBeyondOwn(scope, companyId, profile);
  return keys.length > 0 ? refuse("profile.beyond_own", { keys }) : accept(profile);
};
