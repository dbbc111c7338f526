import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Scope } from "../../platform/access/scope.ts";

/** Whether a company exists for the person at all: it is one of those they act for. */
export const standsIn = (scope: Scope, companyId: number): boolean => scope.entries.some((entry) => entry.companyId === companyId);

/** The companies whose people, or whose invitations, the person sees. Who is restricted to projects sees their colleagues as well. */
export const whereMaySee = (scope: Scope, key: PermissionKey): readonly number[] => [
  ...new Set(entriesHolding(scope, key).map(({ companyId }) => companyId)),
];
export const maySee = (scope: Scope, key: PermissionKey, companyId: number): boolean => whereMaySee(scope, key).includes(companyId);

/** Whether the person may change who works there. Who is restricted to projects would give more than they have, and changes nothing. */
export const mayDo = (scope: Scope, key: PermissionKey, companyId: number): boolean =>
  entriesHolding(scope, key).some((entry) => entry.companyId === companyId && entry.projects === "all");

type InProject = { readonly companyId: number; readonly projectId: number };
/** The same in one project: who is restricted to it has it to give as well. */
export const mayDoInProject = (scope: Scope, key: PermissionKey, { companyId, projectId }: InProject): boolean =>
  entriesHolding(scope, key).some(
    (entry) => entry.companyId === companyId && (entry.projects === "all" || entry.projects.includes(projectId)),
  );

type Member = { readonly companyId: number; readonly accountId: number; readonly owner: boolean };
/** The owner keeps every permission, and nobody removes themselves. */
export const personCan = (scope: Scope, { companyId, accountId, owner }: Member) => ({
  changeProfile: !owner && mayDo(scope, "update_users", companyId),
  remove: !owner && accountId !== scope.account.id && mayDo(scope, "remove_users", companyId),
});

type ProjectMember = Member & { readonly allProjects: boolean };
/** Who sees all projects of the company is not taken out of a single one. */
export const projectPersonCan = (scope: Scope, { companyId, accountId, owner, allProjects }: ProjectMember, projectId: number) => ({
  changeProfile: !owner && mayDo(scope, "update_users", companyId),
  remove:
    !owner && !allProjects && accountId !== scope.account.id && mayDoInProject(scope, "revoke_user_project", { companyId, projectId }),
});
