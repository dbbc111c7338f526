// Workers of the panels, counted in memory from the rows of the tables.
import { planOf } from "@emdia/contract/panels/filter.ts";
import type { Holding } from "../fixtures/new-person.ts";
import { countedHoldings, isIrregular, type PlainTables, projectsOfFilter, reaches, type Viewed } from "./plain-figures.ts";

type Worker = PlainTables["workers"][number];

/** A company of the viewer on one side. */
type Branch = { readonly held: Holding; readonly side: "contractor" | "provider" };

const linksOf = ({ workerLinks }: PlainTables, worker: Worker, { held, side }: Branch) =>
  workerLinks
    .filter(({ workerId }) => workerId === worker.id)
    .filter((link) => (side === "contractor" ? link.contractorId === held.companyId : worker.providerId === held.companyId))
    .filter(({ projectId }) => reaches(held, projectId));

/** Whether the branch shows the worker, and what its documents say. Undefined if it does not. */
const seenIn = (tables: PlainTables, { filter, today }: Viewed, worker: Worker) => {
  const within = projectsOfFilter(tables, filter);
  const plan = planOf(filter.type);
  return (branch: Branch) => {
    const links = linksOf(tables, worker, branch);
    const isOpen = ({ endDate }: { readonly endDate: string | null }) => endDate === null || endDate >= today;
    const counted = within ? links.filter((link) => isOpen(link) && within.has(link.projectId)) : links;
    const isWhole = branch.held.onlyProjects === undefined && !within;
    const isOwn = branch.side === "provider" && worker.providerId === branch.held.companyId;
    if (!(isWhole && isOwn) && counted.length === 0) return undefined;
    const inBranch = (row: PlainTables["rows"][number]) => {
      if (isWhole) return branch.side === "provider" || row.contractorId === branch.held.companyId;
      return counted.some(({ contractorId, projectId }) => contractorId === row.contractorId && projectId === row.projectId);
    };
    const documents = tables.rows.filter((row) => row.workerId === worker.id && (plan === undefined || row.plan === plan) && inBranch(row));
    return plan !== undefined && documents.length === 0 ? undefined : { isPending: documents.some(isIrregular) };
  };
};

/** Linked workers in a status, with and without pendencies. */
export const plainWorkers = (tables: PlainTables, viewed: Viewed, status: string) => {
  const branches = countedHoldings(viewed).flatMap((held): Branch[] => [
    { held, side: "contractor" },
    { held, side: "provider" },
  ]);
  const isOpenSomewhere = (worker: Worker) =>
    branches.some((branch) => linksOf(tables, worker, branch).some(({ endDate }) => endDate === null || endDate >= viewed.today));
  const shown = tables.workers
    .filter((worker) => worker.status === status && (viewed.filter.provider ?? worker.providerId) === worker.providerId)
    .filter(isOpenSomewhere)
    .map((worker) => branches.map(seenIn(tables, viewed, worker)).filter((seen) => seen !== undefined))
    .filter((seen) => seen.length > 0);
  const withPendencies = shown.filter((seen) => seen.some(({ isPending }) => isPending)).length;
  return { total: shown.length, withPendencies, withoutPendencies: shown.length - withPendencies };
};
