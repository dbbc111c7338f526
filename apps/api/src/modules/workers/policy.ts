import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";

/** The part of the scope that these checks read. */
export type Seer = Pick<Scope, "entries">;
/** A project in which the worker works or worked. These links decide who sees the worker. */
export type WorkedIn = { readonly contractorId: number; readonly projectId: number };
export type SeenWorker = { readonly providerId: number; readonly links: readonly WorkedIn[] };
export type ProjectOfWorkers = { readonly contractorId: number; readonly id: number; readonly providerIds: readonly number[] };
/** Workers that the user sees: per side, all workers of a company or those of single projects. */
export type VisibleWorkers = { readonly [S in Side]: Reach };

const sidesOf = (entries: readonly ScopeEntry[]): VisibleWorkers => ({
  contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
  provider: reachOf(entries.filter(({ side }) => side === "provider")),
});

/** Row filter of the list: one branch per side. `key` limits it to companies that also grant that permission. */
export const whichWorkers = (scope: Seer, key: PermissionKey = "see_employee"): VisibleWorkers =>
  sidesOf(entriesHolding(scope, "see_employee").filter((entry) => holds(entry, key)));

const works = ({ projects }: ScopeEntry, links: readonly WorkedIn[]): boolean =>
  projects === "all" || links.some(({ projectId }) => projects.includes(projectId));

const reaches = (entry: ScopeEntry, { providerId, links }: SeenWorker): boolean => {
  if (entry.side === "provider") return entry.companyId === providerId && works(entry, links);
  const ours = links.filter(({ contractorId }) => contractorId === entry.companyId);
  return ours.length > 0 && works(entry, ours);
};

const seenThrough = (scope: Seer, worker: SeenWorker): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_employee").filter((entry) => reaches(entry, worker));

/** Permission check for one worker. The list shows exactly the rows that this check allows. */
export const maySee = (scope: Scope, worker: SeenWorker): boolean => seenThrough(scope, worker).length > 0;

/** Whether the user sees the worker through the supplier's side. */
export const seesAsProvider = (scope: Scope, worker: SeenWorker): boolean =>
  seenThrough(scope, worker).some(({ side }) => side === "provider");

/** Document and birth date: the company through which the user sees the worker must grant `see_employee_data`. */
export const maySeeData = (scope: Seer, worker: SeenWorker): boolean =>
  seenThrough(scope, worker).some((entry) => holds(entry, "see_employee_data"));

/** The same for the salary and `see_employee_salary`. */
export const maySeeSalary = (scope: Seer, worker: SeenWorker): boolean =>
  seenThrough(scope, worker).some((entry) => holds(entry, "see_employee_salary"));

/**
 * Custom fields of a contractor: visible with `see_employee_data` at that contractor or at the supplier, and to users of the supplier who
 * edit workers.
 */
export const maySeeFieldsOf = (scope: Seer, { providerId, links }: SeenWorker, contractorId: number): boolean =>
  seenThrough(scope, { providerId, links: links.filter((link) => link.contractorId === contractorId) }).some(
    (entry) => holds(entry, "see_employee_data") || (entry.side === "provider" && holds(entry, "update_employee")),
  );

/** Whether a company through which the user sees a link grants a permission. */
export const mayOnLink = (scope: Seer, key: PermissionKey, link: WorkedIn & Pick<SeenWorker, "providerId">): boolean =>
  seenThrough(scope, { providerId: link.providerId, links: [link] }).some((entry) => holds(entry, key));

/** Only users of the supplier change a worker. Users restricted to projects can only read. */
export const mayDo = (scope: Seer, key: PermissionKey, { providerId }: Pick<SeenWorker, "providerId">): boolean =>
  whereMay(scope, key).includes(providerId);

/** Suppliers that grant the user this permission for all of their workers. */
export const whereMay = (scope: Seer, key: PermissionKey): readonly number[] => whichWorkers(scope, key).provider.companyIds;

/** Actions of a worker row and of the worker page. */
export const workerCan = (scope: Seer, worker: Pick<SeenWorker, "providerId">) => ({
  update: mayDo(scope, "update_employee", worker),
  assign: mayDo(scope, "assign_employee_project", worker),
  remove: mayDo(scope, "remove_employee_company", worker),
  updateImage: mayDo(scope, "update_employee_image", worker),
});

/** Narrows the links that the user's companies may read to those that the user sees. */
export const linksInView = <L extends WorkedIn>(
  scope: Seer,
  { providerId }: Pick<SeenWorker, "providerId">,
  links: readonly L[],
): readonly L[] =>
  links.filter((link) => entriesHolding(scope, "see_employee").some((entry) => reaches(entry, { providerId, links: [link] })));

/** The contractor of a restriction and the supplier of the worker see it; other contractors do not. */
export const seesRestrictionOf = (scope: Seer, { providerId, links }: SeenWorker, contractorId: number): boolean =>
  seenThrough(scope, { providerId, links }).some(({ side, companyId }) => side === "provider" || companyId === contractorId);

/** Suppliers whose workers the user sees in a project: all for the contractor, otherwise the user's own. Undefined without `see_employee`. */
export const suppliersSeenIn = (
  scope: Seer,
  { contractorId, id }: Pick<ProjectOfWorkers, "contractorId" | "id">,
): readonly number[] | "all" | undefined => {
  const reaching = entriesHolding(scope, "see_employee").filter(({ projects }) => projects === "all" || projects.includes(id));
  if (reaching.some(({ side, companyId }) => side === "contractor" && companyId === contractorId)) return "all";
  const providerIds = reaching.filter(({ side }) => side === "provider").map(({ companyId }) => companyId);
  return providerIds.length > 0 ? providerIds : undefined;
};

/** Whether the user may see the workers of a project, also when it has none. */
export const seesWorkersOf = (scope: Seer, { contractorId, id, providerIds }: ProjectOfWorkers): boolean =>
  entriesHolding(scope, "see_employee").some((entry) => {
    const isParty = entry.side === "contractor" ? entry.companyId === contractorId : providerIds.includes(entry.companyId);
    return isParty && (entry.projects === "all" || entry.projects.includes(id));
  });
