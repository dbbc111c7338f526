import type { Person } from "@emdia/contract/access/people-routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { maySee, personCan } from "./policy.ts";
import type { CompanyPerson } from "./store/people.ts";

/** A person as their company sees them, with what the one who looks may do. */
export const presentPerson = (scope: Scope, person: CompanyPerson): Person => {
  const { companyId, profileId, profileName, joinedAt, lastAccessAt, cameByInvitationAt, ...told } = person;
  return {
    ...told,
    profile: { id: profileId, name: profileName },
    joinedAt: joinedAt.toISOString(),
    cameByInvitationAt: maySee(scope, "see_invites", companyId) ? (cameByInvitationAt?.toISOString() ?? null) : null,
    lastAccessAt: lastAccessAt?.toISOString() ?? null,
    can: personCan(scope, person),
  };
};
