import type { WorkerClass } from "@emdia/contract/trainings/worker-class-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { workerInView } from "../../workers/index.ts";
import { mayOnClass, whichClasses, whichParticipants } from "../policy.ts";
import { classState } from "../rules/class-state.ts";
import { coverageOn } from "../rules/coverage.ts";
import { listWorkerClassPage, type WorkerClassRow } from "../store/worker-classes.ts";

const TENTHS = 10;
const DETAIL = "detail_training_class";
const dayOf = (local: string): string => local.slice(0, 10);

const presentRow = (scope: Scope, row: WorkerClassRow): WorkerClass => {
  const { issuedOn, validUntil } = row;
  return {
    id: row.id,
    trainingClass: { id: row.classId, name: row.className },
    training: { id: row.configId, name: row.configName },
    company: { id: row.contractorId, name: row.companyName },
    kind: row.kind,
    state: classState(row, timeInSaoPaulo(scope.now)),
    firstDay: dayOf(row.startsAt),
    lastDay: dayOf(row.endsAt),
    status: row.status,
    score: row.scoreTenths === null ? null : row.scoreTenths / TENTHS,
    validUntil,
    isInForce: issuedOn === null ? null : coverageOn([{ issuedOn, validUntil }], scope.today).isInForce,
    can: { detail: mayOnClass(scope, DETAIL, row) },
  };
};

/** Classes of a worker: a supplier sees its worker with all contractors, a contractor its own classes. */
export const listWorkerClasses: Handler<"GET /companies/employees/{id}/training-classes"> = async (scope, { params, query }) => {
  const found = await workerInView(scope, params.id);
  if (!found.ok) return found;
  const { rows, meta } = await listWorkerClassPage(scope.tx, {
    ...query,
    worker: found.value,
    visible: whichParticipants(scope, "see_employee"),
    opens: whichClasses(scope, DETAIL),
  });
  return { results: rows.map((row) => presentRow(scope, row)), meta };
};
