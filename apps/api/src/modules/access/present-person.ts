import type { Person } from "@emdia/contract/access/people-routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { maySee, personCan } from "./policy.ts";
import type { CompanyPerson } from "./store/people.ts";

/** Presents a user of a company, with the actions that the caller may take. */
export const presentPerson = (scope: Scope, person: CompanyPerson): Person => {
  const { companyId, profileId, profileName, joinedAt, lastAccessAt, cameByInvitationAt, ...rest } = person;
  return {
    ...rest,
    profile: { id: profileId, name: profileName },
    joinedAt: joinedAt.toISOString(),
    cameByInvitationAt: maySee(scope, "see_invites", companyId) ? (cameByInvitationAt?.toISOString() ?? null) : null,
    lastAccessAt: lastAccessAt?.toISOString() ?? null,
    can: personCan(scope, person),
  };
};
