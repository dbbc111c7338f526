// Eligibility of a worker: whether the worker may work today.
import type { Standing } from "@emdia/contract/workers/standing.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import type { MissingDocumentsProvider } from "../missing-documents.ts";
import { cures, reasonsIn, standingOn } from "../rules/standing.ts";
import { statusOn } from "../rules/status.ts";
import { type StandingLink, standingFacts } from "../standing-facts.ts";
import type { StoredWorker } from "../store/workers.ts";
import { workerInView } from "../worker-for.ts";
import { canRemedy, seesProject } from "./in-view.ts";

const presentProject = (scope: Scope, worker: StoredWorker, link: StandingLink): Standing["projects"][number] => {
  const { projectId, name, contractorId, contractorName, facts } = link;
  const { mayWork, until, reasons } = standingOn(reasonsIn(facts), scope.today);
  return {
    id: projectId,
    name,
    contractorId,
    contractorName,
    mayWork,
    until,
    reasons: reasons.map(({ hindrance, since, until: last, note, ofWorkerOnly = false }) => {
      const { remedy, side, permission } = cures[hindrance];
      const where = { providerId: worker.providerId, contractorId, projectId };
      const cure = { remedy, side, permission, canRemedy: canRemedy(scope, { side, permission }, where) };
      return { hindrance, since, until: last, note, ofWorkerOnly, ...cure };
    }),
  };
};

/** Eligibility in each project that the user sees. */
export const readStanding =
  ({ findMissingDocuments }: MissingDocumentsProvider): Handler<"GET /companies/employees/{id}/standing"> =>
  async (scope, { params }) => {
    const found = await workerInView(scope, params.id);
    if (!found.ok) return found;
    const worker = found.value;
    const [known] = await standingFacts(scope.tx, {
      providerId: worker.providerId,
      workerIds: [worker.id],
      today: scope.today,
      findMissingDocuments,
    });
    const { status, since, until } = statusOn(known?.movements ?? [], scope.today);
    const links = (known?.links ?? []).filter((link) => seesProject(scope, worker, link));
    return {
      employeeId: worker.id,
      name: worker.name,
      status,
      since,
      until,
      projects: links.map((link) => presentProject(scope, worker, link)),
    };
  };
