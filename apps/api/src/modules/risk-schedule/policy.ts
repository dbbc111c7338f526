import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";

/** The columns of a schedule by which its visibility is decided. */
export type Owned = { readonly contractorId: number; readonly providerId: number; readonly projectId: number };
export type Project = Omit<Owned, "providerId">;
/** Schedules that the user sees: per side, all of a company or those of single projects. */
export type VisibleSchedules = { readonly [S in Side]: Reach };

const inProject = ({ projects }: ScopeEntry, { projectId }: Pick<Owned, "projectId">): boolean =>
  projects === "all" || projects.includes(projectId);
const reaches = (entry: ScopeEntry, owned: Owned): boolean =>
  entry.companyId === (entry.side === "contractor" ? owned.contractorId : owned.providerId) && inProject(entry, owned);

/** Row filter of the list: one branch per side. */
export const whichSchedules = (scope: Pick<Scope, "entries">, key: PermissionKey = "see_risk_schedule"): VisibleSchedules => {
  const entries = entriesHolding(scope, key);
  return {
    contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
    provider: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

/** Permission check for one schedule. With `see_risk_schedule` it allows exactly the rows of the list. */
export const mayOn = (scope: Pick<Scope, "entries">, key: PermissionKey, owned: Owned): boolean =>
  entriesHolding(scope, key).some((entry) => reaches(entry, owned));

/** The side on which the user plans; the contractor's if both are possible. Undefined without the permission. */
export const sideOf = (scope: Pick<Scope, "entries">, key: PermissionKey, owned: Owned): Side | undefined => {
  const sides = entriesHolding(scope, key)
    .filter((entry) => reaches(entry, owned))
    .map(({ side }) => side);
  return sides.includes("contractor") ? "contractor" : sides[0];
};

/** Suppliers for which the user may plan in a project: all for the contractor, otherwise the user's own. */
export const suppliersToPlan = (
  scope: Pick<Scope, "entries">,
  keys: readonly PermissionKey[],
  project: Project,
): readonly number[] | "all" => {
  const entries = keys.flatMap((key) => entriesHolding(scope, key)).filter((entry) => inProject(entry, project));
  if (entries.some(({ side, companyId }) => side === "contractor" && companyId === project.contractorId)) return "all";
  return [...new Set(entries.filter(({ side }) => side === "provider").map(({ companyId }) => companyId))];
};

/** Whether the user reads the reasons of leave, restriction and documents of the team's workers. */
export const seesReasons = (scope: Pick<Scope, "entries">, owned: Owned): boolean => mayOn(scope, "see_employee", owned);

/** Whether the user can apply a remedy. Workers are changed by users of the whole supplier. */
export const canRemedy = (
  scope: Pick<Scope, "entries">,
  { side, permission }: { readonly side: Side; readonly permission: PermissionKey },
  owned: Owned,
): boolean =>
  entriesHolding(scope, permission).some(
    (entry) => entry.side === side && reaches(entry, owned) && (entry.projects === "all" || permission === "update_project"),
  );

/** What the user may do with a schedule, apart from its status. */
export const scheduleCan = (scope: Pick<Scope, "entries">, owned: Owned) => ({
  update: mayOn(scope, "update_risk_schedule", owned),
  cancel: mayOn(scope, "remove_risk_schedule", owned),
  history: mayOn(scope, "see_history_risk_schedule", owned),
  issuePermit: mayOn(scope, "issue_work_permit", owned),
});

export const isOwnCompany = (scope: Pick<Scope, "entries">, companyId: number): boolean =>
  scope.entries.some((entry) => entry.companyId === companyId);

/** Only users of the whole contractor change its settings. */
export const mayConfigure = (scope: Pick<Scope, "entries">, key: PermissionKey, companyId: number): boolean =>
  reachOf(entriesHolding(scope, key)).companyIds.includes(companyId);
