// Permission check and loading of a profile.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type AskedProfile, findProfile, type StoredProfile } from "../store/profiles.ts";
import { mayDoToProfiles, whoseProfiles } from "./profile-policy.ts";

type Result = Outcome<StoredProfile, "profile.not_found" | "permission.missing">;

/** Loads a profile. 404 if the caller does not see it, 403 if they may not take the action. */
export const profileFor = async (scope: Scope, key: PermissionKey, reference: AskedProfile): Promise<Result> => {
  const profile = await findProfile(scope, whoseProfiles(scope), reference);
  if (!profile) return refuse("profile.not_found");
  const { companyId } = profile;
  return mayDoToProfiles(scope, key, companyId) ? accept(profile) : refuse("permission.missing", { permission: key, companyId });
};
