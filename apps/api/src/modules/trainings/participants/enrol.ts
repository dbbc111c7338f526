import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { recordHistoryBatch } from "../../../platform/history/history.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import { notifyOfEnrolment } from "../notices/notify-suppliers.ts";
import { mayChange, mayOnClass, whichCandidates } from "../policy.ts";
import { classState } from "../rules/class-state.ts";
import { enrolmentRefusal } from "../rules/enrolment.ts";
import { restrictionsToday, type WorkerToEnrol, workersToEnrol } from "../store/candidates.ts";
import { type StoredClass, suppliersOfClass } from "../store/classes.ts";
import { hasEvidence } from "../store/files.ts";
import { insertParticipants, takePlaces } from "../store/write-participants.ts";

const KEY = "add_training_class_employees";
const DAY_LENGTH = 10;

/** Whether the class is open to the supplier of a worker, also if the contractor enrols. */
const openness = async (scope: Scope, training: StoredClass) => {
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

/** The refusal of an enrolment in a class that has ended: it needs its own permission, a description and a file. */
const refusedLate = async (scope: Scope, training: StoredClass, description: string) => {
  if (classState(training, timeInSaoPaulo(scope.now)) !== "finished") return undefined;
  const permission = "add_training_class_retroactive";
  if (!mayChange(scope, permission, training)) return refuse("permission.missing", { permission, companyId: training.contractorId });
  if (description === "") return refuse("training_class.description_missing");
  return (await hasEvidence(scope.tx, training)) ? undefined : refuse("training_class.evidence_missing");
};

export const enrolWorkers: Handler<"POST /integrations/{companyId}/training-class/{id}/employees"> = async (scope, { params, body }) => {
  const found = await classFor(scope, KEY, params);
  if (!found.ok) return found;
  const training = found.value;
  if (training.isCancelled) return refuse("training_class.cancelled");
  const late = await refusedLate(scope, training, body.description);
  if (late) return late;
  const { tx, now, account, caller } = scope;
  const { fit, refused } = await sortOut(scope, training, body.employeeIds);
  const given = await takePlaces(tx, training, fit.length);
  const [enrolled, left] = [fit.slice(0, given), fit.slice(given)];
  const side = mayOnClass(scope, KEY, { ...training, openTo: [] }) ? ("contractor" as const) : ("provider" as const);
  const by = { at: now, accountId: account.id, accountName: account.name };
  const made = await insertParticipants(tx, training, { workers: enrolled.map((worker) => ({ ...worker, side })), by });
  await recordHistoryBatch(
    tx,
    { at: now, account: { id: account.id, name: account.name }, address: caller.address },
    enrolled.map((worker) => ({
      ownerId: training.contractorId,
      providerId: worker.providerId,
      about: { kind: "training_class", id: training.id },
      subject: { kind: "training_participant", id: made.get(worker.id) ?? worker.id, name: worker.name },
      action: "training_participant.enrolled",
      ...(body.description !== "" && { change: { field: "description", from: null, to: body.description } }),
    })),
  );
  if (side === "contractor") await notifyOfEnrolment(scope, training, [...made.values()]);
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
