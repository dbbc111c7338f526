import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import { mayOnClass, whichCandidates } from "../policy.ts";
import { enrolmentRefusal } from "../rules/enrolment.ts";
import { restrictionsToday, type WorkerToEnrol, workersToEnrol } from "../store/candidates.ts";
import { type StoredClass, suppliersOfClass } from "../store/classes.ts";
import { takePlaces } from "../store/write-participants.ts";
import { refusedLate } from "./late-enrolment.ts";
import { saveEnrolments } from "./save-enrolments.ts";

const KEY = "add_training_class_employees";
const DAY_LENGTH = 10;

/** Whether the class is open to the supplier of a worker, also if the contractor enrols. */
export const openness = async (scope: Pick<Scope, "tx">, training: StoredClass) => {
  if (training.openToAll) return () => true;
  const suppliers = new Set((await suppliersOfClass(scope.tx, training)).map(({ id }) => id));
  return (providerId: number) => suppliers.has(providerId);
};

type Refused = { readonly id: number; readonly code: NonNullable<ReturnType<typeof enrolmentRefusal>> | "training_participant.not_linked" };
/** Splits the requested workers into those who may be enrolled and those who may not. */
const sortOut = async (scope: Scope, training: StoredClass, employeeIds: readonly number[]) => {
  const visible = whichCandidates(scope, KEY, training);
  const workers = await workersToEnrol(scope.tx, training, { visible, workerIds: employeeIds });
  const restrictions = await restrictionsToday(scope.tx, training.contractorId, { workerIds: [...workers.keys()], today: scope.today });
  const isOpen = await openness(scope, training);
  const fit: WorkerToEnrol[] = [];
  const refused: Refused[] = [];
  for (const id of new Set(employeeIds)) {
    const worker = workers.get(id);
    const facts = worker && { ...worker, isRestricted: restrictions.has(id), isOpen: isOpen(worker.providerId) };
    const code = facts ? enrolmentRefusal(facts, training.endsAt.slice(0, DAY_LENGTH)) : ("training_participant.not_linked" as const);
    if (code) refused.push({ id, code });
    else if (worker) fit.push(worker);
  }
  return { fit, refused };
};

export const enrolWorkers: Handler<"POST /integrations/{companyId}/training-class/{id}/employees"> = async (scope, { params, body }) => {
  const found = await classFor(scope, KEY, params);
  if (!found.ok) return found;
  const training = found.value;
  if (training.isCancelled) return refuse("training_class.cancelled");
  const late = await refusedLate(scope, training, body.description);
  if (late) return late;
  // The lock comes first, so that workers whom another request enrols now count as enrolled.
  const given = await takePlaces(scope.tx, training, body.employeeIds.length);
  if (given === null) return refuse("training_class.cancelled");
  const { fit, refused } = await sortOut(scope, training, body.employeeIds);
  const [enrolled, left] = [fit.slice(0, given), fit.slice(given)];
  const side = mayOnClass(scope, KEY, { ...training, openTo: [] }) ? ("contractor" as const) : ("provider" as const);
  await saveEnrolments(scope, training, { workers: enrolled, side, description: body.description });
  return {
    results: [
      ...enrolled.map(({ id }) => toBulkResult(id, "done")),
      ...left.map(({ id }) => toBulkResult(id, refuse("training_class.full"))),
      ...refused.map(({ id, code }) => toBulkResult(id, refuse(code))),
    ],
    vacancy: training.vacancy,
    taken: training.taken + enrolled.length,
  };
};
