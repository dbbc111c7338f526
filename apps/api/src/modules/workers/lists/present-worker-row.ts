import { WORKER_ROW_PROJECTS_MAX } from "@emdia/contract/limits.ts";
import type { WorkerChoice, WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { linksInView, maySeeData, type Seer, seesRestrictionOf, workerCan } from "../policy.ts";
import { showDocument } from "../rules/document.ts";
import { isOpenOn } from "../rules/open-links.ts";
import { statusOn } from "../rules/status.ts";
import type { ListedWorker } from "../store/worker-rows.ts";

type Reader = Seer & Pick<Scope, "today">;

/** Projects with an open link that the user sees, each once. */
export const openProjectsOf = (scope: Reader, worker: ListedWorker) => {
  const open = linksInView(scope, worker, worker.links).filter((link) => isOpenOn(link, scope.today));
  return [...new Map(open.map(({ projectId, name }) => [projectId, { id: projectId, name }])).values()];
};

/** The active restriction, or else the next one. */
const restrictionOf = (scope: Reader, worker: ListedWorker): WorkerRow["restriction"] => {
  const [first] = worker.restrictions.filter(({ contractorId }) => seesRestrictionOf(scope, worker, contractorId));
  if (!first) return null;
  const { contractorId, companyName, reason, startDate, endDate } = first;
  return { company: { id: contractorId, name: companyName }, reason, startDate, endDate, isActive: startDate <= scope.today };
};

export const presentChoice = (scope: Reader, worker: ListedWorker): WorkerChoice => ({
  id: worker.id,
  name: worker.name,
  document: showDocument(worker, maySeeData(scope, worker)),
  role: worker.role,
  provider: { id: worker.providerId, name: worker.providerName },
  status: worker.status,
});

/** Null and no hindrance while the answer is computed. */
const presentStanding = ({ standing }: ListedWorker): Pick<WorkerRow, "mayWork" | "hindrance"> => {
  if (standing === null || standing === "may_work") return { mayWork: standing && true, hindrance: null };
  return { mayWork: standing === "no_project" ? null : false, hindrance: standing };
};

export const presentWorkerRow = (scope: Reader, worker: ListedWorker): WorkerRow => {
  const projects = openProjectsOf(scope, worker);
  return {
    ...presentChoice(scope, worker),
    admissionDate: worker.admissionDate,
    statusSince: worker.statusSince,
    statusUntil: worker.movements ? statusOn(worker.movements, scope.today).until : null,
    projects: projects.slice(0, WORKER_ROW_PROJECTS_MAX),
    projectTotal: projects.length,
    restriction: restrictionOf(scope, worker),
    ...presentStanding(worker),
    hasPendencies: worker.hasPendencies ?? false,
    statusSSMA: worker.statusSSMA,
    statusSTP: worker.statusSTP,
    pendencyTotal: worker.pendencyTotal ?? 0,
    can: workerCan(scope, worker),
  };
};
