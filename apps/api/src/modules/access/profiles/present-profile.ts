import { byArea } from "@emdia/contract/permissions.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { inOrder } from "../rules/profile-keys.ts";
import type { StoredProfile } from "../store/profiles.ts";
import { profileCan } from "./profile-policy.ts";

/** A list row with the actions that the caller may take. */
export const presentProfileLine = (scope: Scope, profile: StoredProfile) => {
  const { id, name, description, relation, permissions, peopleCount, waitingInvitations, version } = profile;
  const permissionCount = inOrder(permissions).length;
  const can = profileCan(scope, profile);
  return { id, name, description, relationType: relation, permissionCount, peopleCount, waitingInvitations, version, can };
};

type Facts = { readonly isOwn: boolean };
/** A profile with its permissions. */
export const presentProfile = (scope: Scope, profile: StoredProfile, { isOwn }: Facts) => {
  const permissions = [...inOrder(profile.permissions)];
  const line = presentProfileLine(scope, profile);
  return { ...line, companyId: profile.companyId, permissions, features: byArea(permissions), isOwn };
};
