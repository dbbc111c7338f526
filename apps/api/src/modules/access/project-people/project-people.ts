import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAccess } from "../access-history.ts";
import { giveAnother } from "../change-person-profile.ts";
import { companyNameOf } from "../store/invitation-changes.ts";
import { type CompanyPerson, endMembership, lockPerson } from "../store/people.ts";
import { type OfProject, waitingForProject } from "../store/project-invitations.ts";
import { isAdmittedTo, leaveProjectRow, listProjectPeoplePage } from "../store/project-people.ts";
import type { InProject } from "./invite-to-project.ts";
import { presentProjectInvitation, presentProjectPerson } from "./present-project-people.ts";

/** Users with access to a project, and the pending invitations to it. */
export const peopleOfProject = async (scope: Scope, filter: OfProject, query: PeopleQuery) => {
  const { rows, meta } = await listProjectPeoplePage(scope, filter, query);
  const invitations = await waitingForProject(scope, filter);
  return {
    results: rows.map((person) => presentProjectPerson(scope, person, filter.project.id)),
    meta,
    invites: invitations.map((invitation) => presentProjectInvitation(scope, invitation, filter.project.id)),
  };
};

type ProjectPersonRef = InProject & { readonly accountId: number };
/** Locks a user with access to the project. */
const personIn = async (
  scope: Scope,
  { companyId, project, accountId }: ProjectPersonRef,
): Promise<Outcome<CompanyPerson, "user.not_found">> => {
  const person = await lockPerson(scope, companyId, { accountId });
  if (!person) return refuse("user.not_found");
  return person.allProjects || (await isAdmittedTo(scope, person, project)) ? accept(person) : refuse("user.not_found");
};

/** Gives a user of the project another profile. It applies to the whole company. */
export const giveProfileInProject = async (scope: Scope, named: ProjectPersonRef, profileId: number) => {
  const person = await personIn(scope, named);
  if (!person.ok) return person;
  const changed = await giveAnother(scope, person.value, profileId);
  if (!changed.ok) return changed;
  const companyName = await companyNameOf(scope, named.companyId);
  return accept(presentProjectPerson(scope, { ...changed.value, companyName }, named.project.id));
};

type RemovalRefusal = "user.not_found" | "user.is_self" | "user.is_owner" | "user.sees_all_projects";
/** Removes the access to the project and returns the name of the user. Ends the membership if no project remains. */
export const removeFromProject = async (scope: Scope, named: ProjectPersonRef): Promise<Outcome<string, RemovalRefusal>> => {
  const { companyId, project } = named;
  const found = await personIn(scope, named);
  if (!found.ok) return found;
  const person = found.value;
  if (person.accountId === scope.account.id) return refuse("user.is_self");
  if (person.owner) return refuse("user.is_owner");
  if (person.allProjects) return refuse("user.sees_all_projects");

  const subject = { kind: "account", id: person.accountId, name: person.displayName };
  const left = await leaveProjectRow(scope, person, project);
  await rememberAccess(scope, companyId, {
    subject,
    action: "user.project_removed",
    change: { field: "project", from: project.name, to: null },
  });
  if (left === "others left") return accept(person.displayName);
  await endMembership(scope, person);
  await rememberAccess(scope, companyId, {
    subject,
    action: "user.removed",
    change: { field: "profile", from: person.profileName, to: null },
  });
  return accept(person.displayName);
};
