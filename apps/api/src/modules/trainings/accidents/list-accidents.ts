import type { TrainingAccident } from "@emdia/contract/trainings/accident-routes.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { workerInView } from "../../workers/index.ts";
import { mayRequireAgain, whichRequirements } from "../policy.ts";
import { excludedStatuses } from "../rules/needs/required-document.ts";
import { type AccidentRow, listAccidentPage } from "../store/accidents.ts";

const KEY = "update_training_class_employees_status";

/** Contractors see the accidents of workers whose documents they require. */
export const listAccidents: Handler<"GET /companies/employees/{id}/accidents"> = async (scope, { params, query }) => {
  const found = await workerInView(scope, params.id);
  if (!found.ok) return found;
  const input = { worker: found.value, visible: whichRequirements(scope, "see_employee"), excluded: excludedStatuses, today: scope.today };
  const { rows, meta } = await listAccidentPage(scope.tx, { ...query, ...input });
  const present = ({ contractorId, projectId, ...row }: AccidentRow): TrainingAccident => ({
    ...row,
    can: { open: row.need === null && mayRequireAgain(scope, KEY, { contractorId, projectId }) },
  });
  return { results: rows.map(present), meta };
};
