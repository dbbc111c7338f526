import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { workerInView } from "../../workers/index.ts";
import { mayRequireAgain, whichRequirements } from "../policy.ts";
import { excludedStatuses } from "../rules/needs/required-document.ts";
import { findAccident, insertAccidentNeed } from "../store/accidents.ts";

const KEY = "update_training_class_employees_status";

/** Stores the need; a job opens the pendency. A repeated request changes nothing, so the first reason stays. */
export const openAccidentNeed: Handler<"POST /companies/employees/{id}/accidents/{movementId}/trainings/{pendencyId}"> = async (
  scope,
  { params: { id, movementId, pendencyId }, body: { reason } },
) => {
  const worker = await workerInView(scope, id);
  if (!worker.ok) return worker;
  const visible = whichRequirements(scope, "see_employee");
  const input = { worker: worker.value, visible, excluded: excludedStatuses, today: scope.today, movementId, pendencyId };
  const accident = await findAccident(scope.tx, input);
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
