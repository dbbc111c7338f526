import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";

/** What a person holds and where, which is all that the questions below look at. */
export type Seer = Pick<Scope, "entries">;
/** Where somebody works or has worked: what a person sees of workers follows from it. */
export type WorkedIn = { readonly contractorId: number; readonly projectId: number };
export type SeenWorker = { readonly providerId: number; readonly links: readonly WorkedIn[] };
export type ProjectOfWorkers = { readonly contractorId: number; readonly id: number; readonly providerIds: readonly number[] };
/** Which workers a person sees: on each side whole companies, or those of single projects. */
export type VisibleWorkers = { readonly [S in Side]: Reach };

const sidesOf = (entries: readonly ScopeEntry[]): VisibleWorkers => ({
  contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
  provider: reachOf(entries.filter(({ side }) => side === "provider")),
});

/** Of whom a list tells: one branch a side. A further key narrows it to where that is held as well. */
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

/** The same question about one worker; the list shows exactly the rows for which this says yes. */
export const maySee = (scope: Scope, worker: SeenWorker): boolean => seenThrough(scope, worker).length > 0;

/** Whether the person sees the worker as its supplier does: with everybody whom it works for. */
export const seesAsProvider = (scope: Scope, worker: SeenWorker): boolean =>
  seenThrough(scope, worker).some(({ side }) => side === "provider");

/** Document, birth date and salary: for whoever may know them on a side from which they see the worker. */
export const maySeeData = (scope: Seer, worker: SeenWorker): boolean =>
  seenThrough(scope, worker).some((entry) => holds(entry, "see_employee_data"));

/** What a contractor asks beyond the common fields: for whoever fills it in, and whoever sees the worker for it and may know their data. */
export const maySeeFieldsOf = (scope: Seer, { providerId, links }: SeenWorker, contractorId: number): boolean =>
  seenThrough(scope, { providerId, links: links.filter((link) => link.contractorId === contractorId) }).some(
    (entry) => holds(entry, "see_employee_data") || (entry.side === "provider" && holds(entry, "update_employee")),
  );

/** Only the supplier's people change a worker. Who is restricted to projects looks, and changes nothing. */
export const mayDo = (scope: Seer, key: PermissionKey, { providerId }: Pick<SeenWorker, "providerId">): boolean =>
  whereMay(scope, key).includes(providerId);

/** The suppliers in which the person may do this to workers. */
export const whereMay = (scope: Seer, key: PermissionKey): readonly number[] => whichWorkers(scope, key).provider.companyIds;

/** What a row and the page of a worker offer. */
export const workerCan = (scope: Seer, worker: Pick<SeenWorker, "providerId">) => ({
  update: mayDo(scope, "update_employee", worker),
  assign: mayDo(scope, "assign_employee_project", worker),
  remove: mayDo(scope, "remove_employee_company", worker),
  updateImage: mayDo(scope, "update_employee_image", worker),
});

/** Of all links that the caller's companies may read, those that the person sees. */
export const linksInView = <L extends WorkedIn>(
  scope: Seer,
  { providerId }: Pick<SeenWorker, "providerId">,
  links: readonly L[],
): readonly L[] =>
  links.filter((link) => entriesHolding(scope, "see_employee").some((entry) => reaches(entry, { providerId, links: [link] })));

/** Who is kept out by a contractor is known to that contractor, and to the supplier that it hires. */
export const seesRestrictionOf = (scope: Seer, { providerId, links }: SeenWorker, contractorId: number): boolean =>
  seenThrough(scope, { providerId, links }).some(({ side, companyId }) => side === "provider" || companyId === contractorId);

/** As far as the workers of a project are concerned: whether the person sees any there, were there any. */
export const seesWorkersOf = (scope: Seer, { contractorId, id, providerIds }: ProjectOfWorkers): boolean =>
  entriesHolding(scope, "see_employee").some((entry) => {
    const stands = entry.side === "contractor" ? entry.companyId === contractorId : providerIds.includes(entry.companyId);
    return stands && (entry.projects === "all" || entry.projects.includes(id));
  });
