import { exactMetaOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { type LocalHolidays, noLocalHolidays } from "../../calendar/rules/index.ts";
import { contractorBranches } from "../list/list-scope.ts";
import { mayAssign } from "../policy.ts";
import { queuedStatuses } from "../rules/deadlines.ts";
import { firstPaceDay, lastDayOfWeek, queueFigures } from "../rules/review-queue.ts";
import { emptyCounts, localHolidaysOfAll, queuePace, waitingReviews } from "../store/review-queue.ts";

/** Figures of all projects use the holidays of the contractor, or only national ones if there are several contractors. */
export const readReviewQueue: Handler<"GET /pendencies/review-queue"> = async (scope, { query }) => {
  const { tx, today } = scope;
  const branches = contractorBranches(scope);
  if (branches.length === 0)
    return { results: [], meta: exactMetaOf(query, 0), total: queueFigures(emptyCounts, { today, local: noLocalHolidays }) };
  const companyIds = [...new Set(branches.flatMap((branch) => branch.companyIds))];
  const holidays = await localHolidaysOfAll(tx, companyIds);
  const localOf = (contractorId: number): LocalHolidays => holidays.get(contractorId) ?? noLocalHolidays;

  const waiting = await waitingReviews(tx, branches, { statuses: queuedStatuses, today, weekEnd: lastDayOfWeek(today), paging: query });
  const since = companyIds.map((id) => ({ contractorId: id, day: firstPaceDay({ today, local: localOf(id) }) }));
  const pace = await queuePace(tx, branches, { since, today, projectIds: waiting.projects.map(({ project }) => project.id) });

  const [only] = companyIds.length === 1 ? companyIds : [];
  return {
    results: waiting.projects.map(({ project, contractor, assignee, ...counts }) => ({
      project,
      contractor,
      assignee,
      can: { assign: mayAssign(scope, { contractorId: contractor.id, projectId: project.id }) },
      ...queueFigures({ ...counts, ...pace.ofProject(project.id) }, { today, local: localOf(contractor.id) }),
    })),
    meta: exactMetaOf(query, waiting.projectCount),
    total: queueFigures({ ...waiting.total, ...pace.total }, { today, local: only === undefined ? noLocalHolidays : localOf(only) }),
  };
};
