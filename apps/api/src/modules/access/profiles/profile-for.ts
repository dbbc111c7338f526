import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type AskedProfile, findProfile, type StoredProfile } from "../store/profiles.ts";
import { mayDoToProfiles, whoseProfiles } from "./profile-policy.ts";

type Result = Outcome<StoredProfile, "profile.not_found" | "permission.missing">;

/** The profile about to be read or changed: it does not exist for who may not see it, and is refused to who may not do this. */
export const profileFor = async (scope: Scope, key: PermissionKey, asked: AskedProfile): Promise<Result> => {
  const profile = await findProfile(scope, whoseProfiles(scope), asked);
  if (!profile) return refuse("profile.not_found");
  const { companyId } = profile;
  return mayDoToProfiles(scope, key, companyId) ? accept(profile) : refuse("permission.missing", { permission: key, companyId });
};
