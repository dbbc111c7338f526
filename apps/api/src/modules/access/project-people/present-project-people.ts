import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { presentInvitation, standing } from "../invitations/present-invitation.ts";
import { mayDoInProject, projectPersonCan } from "../policy.ts";
import { canStill } from "../rules/invitation-state.ts";
import type { Invitation } from "../store/invitations.ts";
import type { ProjectCompanyPerson } from "../store/project-people.ts";

/** An invitation as project users see it: its actions depend on the project permissions. */
export const presentProjectInvitation = (scope: Scope, invitation: Invitation, projectId: number): Invite => {
  const stored = standing(scope, invitation);
  const place = { companyId: invitation.companyId, projectId };
  return {
    ...presentInvitation(scope, invitation),
    can: {
      resend: canStill("resend", stored) && mayDoInProject(scope, "resend_user_project", place),
      cancel: canStill("cancel", stored) && mayDoInProject(scope, "revoke_user_project", place),
    },
  };
};

/** A user with access to the project, with the actions that the caller may take. */
export const presentProjectPerson = (scope: Scope, person: ProjectCompanyPerson, projectId: number) => {
  const { profileId, profileName, joinedAt: _, lastAccessAt, ...rest } = person;
  return {
    ...rest,
    profile: { id: profileId, name: profileName },
    lastAccessAt: lastAccessAt?.toISOString() ?? null,
    can: projectPersonCan(scope, person, projectId),
  };
};
