import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { presentInvitation, standing } from "../invitations/present-invitation.ts";
import { mayDoInProject, projectPersonCan } from "../policy.ts";
import { canStill } from "../rules/invitation-state.ts";
import type { Invitation } from "../store/invitations.ts";
import type { ProjectCompanyPerson } from "../store/project-people.ts";

/** An invitation as the people of the project see it: what may be done with it follows the keys of the project. */
export const presentProjectInvitation = (scope: Scope, invitation: Invitation, projectId: number): Invite => {
  const kept = standing(scope, invitation);
  const place = { companyId: invitation.companyId, projectId };
  return {
    ...presentInvitation(scope, invitation),
    can: {
      resend: canStill("resend", kept) && mayDoInProject(scope, "resend_user_project", place),
      cancel: canStill("cancel", kept) && mayDoInProject(scope, "revoke_user_project", place),
    },
  };
};

/** Somebody who sees a project, with what the one who looks may do. */
export const presentProjectPerson = (scope: Scope, person: ProjectCompanyPerson, projectId: number) => {
  const { profileId, profileName, joinedAt: _, lastAccessAt, ...told } = person;
  return {
    ...told,
    profile: { id: profileId, name: profileName },
    lastAccessAt: lastAccessAt?.toISOString() ?? null,
    can: projectPersonCan(scope, person, projectId),
  };
};
