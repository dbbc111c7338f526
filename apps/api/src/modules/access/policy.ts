import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Scope } from "../../platform/access/scope.ts";
import type { OwnEntry } from "./rules/beyond-own.ts";

/** Whether the caller is a member of the company. */
export const standsIn = (scope: Scope, companyId: number): boolean => scope.entries.some((entry) => entry.companyId === companyId);

/** The caller's permissions in a company with the sides of the profile, for the grant check. */
export const ownEntriesIn = (scope: Scope, companyId: number): readonly OwnEntry[] =>
  scope.entries
    .filter((entry) => entry.companyId === companyId)
    .map(({ side, relation = side, permissions }) => ({ relation, permissions }));

/** The companies in which the caller sees users or invitations. A membership restricted to projects sees them as well. */
export const whereMaySee = (scope: Scope, key: PermissionKey): readonly number[] => [
  ...new Set(entriesHolding(scope, key).map(({ companyId }) => companyId)),
];
export const maySee = (scope: Scope, key: PermissionKey, companyId: number): boolean => whereMaySee(scope, key).includes(companyId);

/**
 * Whether the caller may change the users of a company. A membership restricted to projects cannot, because it would grant more than it
 * has.
 */
export const mayDo = (scope: Scope, key: PermissionKey, companyId: number): boolean =>
  entriesHolding(scope, key).some((entry) => entry.companyId === companyId && entry.projects === "all");

type InProject = { readonly companyId: number; readonly projectId: number };
/** The same for one project: a membership restricted to this project is enough. */
export const mayDoInProject = (scope: Scope, key: PermissionKey, { companyId, projectId }: InProject): boolean =>
  entriesHolding(scope, key).some(
    (entry) => entry.companyId === companyId && (entry.projects === "all" || entry.projects.includes(projectId)),
  );

type Member = { readonly companyId: number; readonly accountId: number; readonly owner: boolean };
/** The owner's profile is fixed, and no user removes themselves. */
export const personCan = (scope: Scope, { companyId, accountId, owner }: Member) => ({
  changeProfile: !owner && mayDo(scope, "update_users", companyId),
  remove: !owner && accountId !== scope.account.id && mayDo(scope, "remove_users", companyId),
});

type ProjectMember = Member & { readonly allProjects: boolean };
/** A user with access to all projects cannot be removed from a single one. */
export const projectPersonCan = (scope: Scope, { companyId, accountId, owner, allProjects }: ProjectMember, projectId: number) => ({
  changeProfile: !owner && mayDo(scope, "update_users", companyId),
  remove:
    !owner && !allProjects && accountId !== scope.account.id && mayDoInProject(scope, "revoke_user_project", { companyId, projectId }),
});
