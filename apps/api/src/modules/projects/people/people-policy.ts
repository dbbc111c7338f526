import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Scope, type ScopeEntry, type Side } from "../../../platform/access/scope.ts";
import type { StoredProject } from "../store/projects.ts";

export type ActingCompany = { readonly id: number; readonly side: Side };
type Place = Pick<StoredProject, "contractorId" | "id" | "isDraft" | "providerIds">;

const actsIn = ({ contractorId, isDraft, providerIds }: Place, { side, companyId }: ScopeEntry): boolean =>
  side === "contractor" ? companyId === contractorId : !isDraft && providerIds.includes(companyId);

/**
 * Companies of the project in which the user has one of the permissions. Each side manages its own users; a restricted user needs access to
 * this project.
 */
export const companiesWhere = (scope: Scope, keys: readonly PermissionKey[], project: Place): readonly ActingCompany[] => {
  const entries = keys
    .flatMap((key) => entriesHolding(scope, key))
    .filter((entry) => actsIn(project, entry) && (entry.projects === "all" || entry.projects.includes(project.id)));
  return [...new Map(entries.map(({ companyId: id, side }) => [id, { id, side }])).values()];
};

/** Either permission shows the users of a project. */
export const seeingPeople = ["see_users", "invite_user_project"] as const satisfies readonly PermissionKey[];

/** True if the user may assign the company's profiles in some project, with an invitation or later. */
export const givesProfilesOf = (scope: Scope, companyId: number): boolean =>
  (["invite_user_project", "update_users"] as const).some((key) =>
    entriesHolding(scope, key).some((entry) => entry.companyId === companyId),
  );
