import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { ownEntriesIn } from "./policy.ts";
import { beyondOwn } from "./rules/beyond-own.ts";
import { lockProfileToAssign, type ProfileToGive } from "./store/given-profile.ts";

type Result = Outcome<ProfileToGive, "profile.not_found" | "profile.beyond_own">;

/** Locks a profile of the company that the caller wants to give. Refuses it if the caller lacks one of its permissions. */
export const mayGiveProfile = async (scope: Scope, companyId: number, profileId: number): Promise<Result> => {
  const profile = await lockProfileToAssign(scope, companyId, profileId);
  if (!profile) return refuse("profile.not_found");
  const keys = beyondOwn(ownEntriesIn(scope, companyId), profile);
  return keys.length > 0 ? refuse("profile.beyond_own", { keys }) : accept(profile);
};
