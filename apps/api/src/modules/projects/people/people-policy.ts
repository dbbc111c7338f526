import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Scope, type ScopeEntry, type Side } from "../../../platform/access/scope.ts";
import type { StoredProject } from "../store/projects.ts";

export type ActingCompany = { readonly id: number; readonly side: Side };
type Place = Pick<StoredProject, "contractorId" | "id" | "isDraft" | "providerIds">;

const standsIn = ({ contractorId, isDraft, providerIds }: Place, { side, companyId }: ScopeEntry): boolean =>
  side === "contractor" ? companyId === contractorId : !isDraft && providerIds.includes(companyId);

/**
 * The companies of a project for which the person holds one of the keys in it. Each side looks after its own people, and of who
 * is restricted to projects only those of this one do.
 */
export const companiesWhere = (scope: Scope, keys: readonly PermissionKey[], project: Place): readonly ActingCompany[] => {
  const entries = keys
    .flatMap((key) => entriesHolding(scope, key))
    .filter((entry) => standsIn(project, entry) && (entry.projects === "all" || entry.projects.includes(project.id)));
  return [...new Map(entries.map(({ companyId: id, side }) => [id, { id, side }])).values()];
};

/** Who sees that people work in the project at all: whoever sees the company's users, and whoever invites to projects. */
export const seeingPeople = ["see_users", "invite_user_project"] as const satisfies readonly PermissionKey[];

/** Companies of which the person gives profiles to people of projects, whichever these are: with an invitation, or later. */
export const givesProfilesOf = (scope: Scope, companyId: number): boolean =>
  (["invite_user_project", "update_users"] as const).some((key) =>
    entriesHolding(scope, key).some((entry) => entry.companyId === companyId),
  );
