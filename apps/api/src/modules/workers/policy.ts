import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";

/** Where somebody works or has worked: what a person sees of workers follows from it. */
export type WorkedIn = { readonly contractorId: number; readonly projectId: number };
export type SeenWorker = { readonly providerId: number; readonly links: readonly WorkedIn[] };
/** Which workers a person sees: on each side whole companies, or those of single projects. */
export type VisibleWorkers = { readonly [S in Side]: Reach };

const sidesOf = (entries: readonly ScopeEntry[]): VisibleWorkers => ({
  contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
  provider: reachOf(entries.filter(({ side }) => side === "provider")),
});

/** Of whom a list tells: one branch a side. A further key narrows it to where that is held as well. */
export const whichWorkers = (scope: Scope, key: PermissionKey = "see_employee"): VisibleWorkers =>
  sidesOf(entriesHolding(scope, "see_employee").filter((entry) => holds(entry, key)));

const works = ({ projects }: ScopeEntry, links: readonly WorkedIn[]): boolean =>
  projects === "all" || links.some(({ projectId }) => projects.includes(projectId));

const reaches = (entry: ScopeEntry, { providerId, links }: SeenWorker): boolean => {
  if (entry.side === "provider") return entry.companyId === providerId && works(entry, links);
  const ours = links.filter(({ contractorId }) => contractorId === entry.companyId);
  return ours.length > 0 && works(entry, ours);
};

const seenThrough = (scope: Scope, worker: SeenWorker): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_employee").filter((entry) => reaches(entry, worker));

/** The same question about one worker; the list shows exactly the rows for which this says yes. */
export const maySee = (scope: Scope, worker: SeenWorker): boolean => seenThrough(scope, worker).length > 0;

/** Whether the person sees the worker as its supplier does: with everybody whom it works for. */
export const seesAsProvider = (scope: Scope, worker: SeenWorker): boolean =>
  seenThrough(scope, worker).some(({ side }) => side === "provider");

/** Document, birth date and salary: for whoever may know them on a side from which they see the worker. */
export const maySeeData = (scope: Scope, worker: SeenWorker): boolean =>
  seenThrough(scope, worker).some((entry) => holds(entry, "see_employee_data"));

/** Only the supplier's people change a worker. Who is restricted to projects looks, and changes nothing. */
export const mayDo = (scope: Scope, key: PermissionKey, { providerId }: Pick<SeenWorker, "providerId">): boolean =>
  whereMay(scope, key).includes(providerId);

/** The suppliers in which the person may do this to workers. */
export const whereMay = (scope: Scope, key: PermissionKey): readonly number[] => whichWorkers(scope, key).provider.companyIds;

/** What a row and the page of a worker offer. */
export const workerCan = (scope: Scope, worker: Pick<SeenWorker, "providerId">) => ({
  update: mayDo(scope, "update_employee", worker),
  assign: mayDo(scope, "assign_employee_project", worker),
  remove: mayDo(scope, "remove_employee_company", worker),
  updateImage: mayDo(scope, "update_employee_image", worker),
});
