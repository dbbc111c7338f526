// Worker data that the projects module needs.
import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { figuresOn } from "../catalogue/index.ts";
import type { ProjectDataProvider } from "../projects/index.ts";
import { suppliersSeenIn } from "./policy.ts";
import { workerInProject } from "./rules/project-worker.ts";
import { findActiveRestrictions } from "./store/active-restrictions.ts";
import { movementsOfAll } from "./store/movements.ts";
import { linksEndingAfter, workersNamed } from "./store/named-workers.ts";
import { countByEligibility, linkedTo } from "./store/project-workers.ts";

const RETURN_AFTER = "nr7.aso.return_after";
const NORM_DAYS = 30;

/** Length of a leave in days from which its end counts as a return: the figure of the contractor or of the norm. */
export const returnAfterDays = async (tx: Tx, of: { readonly contractorId: number; readonly today: IsoDay }): Promise<number> =>
  (await figuresOn(tx, of))(RETURN_AFTER)?.value ?? NORM_DAYS;

/** Workers of a project as input of the document rules. The number of statements does not depend on the number of workers. */
const workersIn: NonNullable<ProjectDataProvider["workersIn"]> = async (tx, { contractorId, id }, { today, supplierId }) => {
  const project = { contractorId, projectId: id };
  const linked = await linkedTo(tx, project, supplierId);
  if (linked.length === 0) return [];
  const workerIds = linked.map((worker) => worker.id);
  const movements = Map.groupBy(await movementsOfAll(tx, workerIds), ({ workerId }) => workerId);
  const restrictions = await findActiveRestrictions(tx, { workerIds, contractorIds: [contractorId], day: today });
  const restricted = new Set(restrictions.filter(({ startDate }) => startDate <= today).map(({ workerId }) => workerId));
  const within = { project, returnAfterDays: await returnAfterDays(tx, { contractorId, today }) };
  return linked.map((worker) =>
    workerInProject({ ...worker, restricted: restricted.has(worker.id), movements: movements.get(worker.id) ?? [] }, within),
  );
};

/** Counts the workers that the list of the project shows to the user. */
const workerFigures: NonNullable<ProjectDataProvider["workerFigures"]> = async (scope, project) => {
  const providerIds = suppliersSeenIn(scope, project);
  if (providerIds === undefined) return undefined;
  return countByEligibility(scope.tx, { contractorId: project.contractorId, projectId: project.id, providerIds, today: scope.today });
};

export const workersOfProjects: ProjectDataProvider = {
  workersIn,
  workersNamed,
  workerFigures,
  workersBeyond: (tx, { contractorId, id }, day) => linksEndingAfter(tx, { contractorId, projectId: id }, day),
};
