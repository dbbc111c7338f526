// Accidents of a worker, after which a contractor may require trainings again.
import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { TrainingAccident } from "@emdia/contract/trainings/accident-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { workerInView } from "../../workers/index.ts";
import { mayRequireAgain, whichRequirements } from "../policy.ts";
import { excludedStatuses } from "../rules/needs/required-document.ts";
import { type AccidentRow, findAccident, insertAccidentNeed, listAccidentPage } from "../store/accidents.ts";

const KEY = "update_training_class_employees_status";

/** Contractors see the accidents of workers whose documents they require. */
export const listAccidents: Handler<"GET /companies/employees/{id}/accidents"> = async (scope, { params, query }) => {
  const found = await workerInView(scope, params.id);
  if (!found.ok) return found;
  const asked = { worker: found.value, visible: whichRequirements(scope, "see_employee"), excluded: excludedStatuses, today: scope.today };
  const { rows, meta } = await listAccidentPage(scope.tx, { ...query, ...asked });
  const present = ({ contractorId, projectId, ...row }: AccidentRow): TrainingAccident => ({
    ...row,
    can: { open: row.need === null && mayRequireAgain(scope, KEY, { contractorId, projectId }) },
  });
  return { results: rows.map(present), meta };
};

/** A repeated request changes nothing: the first reason stays. The history of the pendency names the user; a job opens the pendency. */
export const openAccidentNeed: Handler<"POST /companies/employees/{id}/accidents/{movementId}/trainings/{pendencyId}"> = async (
  scope,
  { params: { id, movementId, pendencyId }, body: { reason } },
) => {
  const worker = await workerInView(scope, id);
  if (!worker.ok) return worker;
  const visible = whichRequirements(scope, "see_employee");
  const asked = { worker: worker.value, visible, excluded: excludedStatuses, today: scope.today, movementId, pendencyId };
  const accident = await findAccident(scope.tx, asked);
  if (!accident) return refuse("training_accident.not_found");
  const { contractorId, document } = accident;
  if (!mayRequireAgain(scope, KEY, accident)) return refuse("permission.missing", { permission: KEY, companyId: contractorId });
  const { account, now } = scope;
  const isNew = await insertAccidentNeed(scope.tx, { contractorId, pendencyId, movementId, worker: worker.value, reason, account, now });
  if (!isNew) return null;
  const about = { kind: "pendency", id: pendencyId };
  await recordHistory(scope, {
    ...{ ownerId: contractorId, providerId: worker.value.providerId, about, subject: { ...about, name: document } },
    action: "pendency.noted" satisfies PendencyDeed,
    change: { field: "note", from: null, to: reason },
  });
  return null;
};
