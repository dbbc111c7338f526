import type { ChangedWorker } from "@emdia/contract/workers/record.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { correctMovements } from "../correct-movements.ts";
import { movementPlansFrom } from "../movements/lines-of-record.ts";
import { type Plan, planMovements } from "../movements/plan-movement.ts";
import { saveMovements } from "../movements/save-movements.ts";
import { recomputeWorkers } from "../settle-worker.ts";
import { writeFormerRegimes } from "../store/former-regimes.ts";
import { movementsOf } from "../store/movements.ts";
import { writeActivities } from "../store/worker-activities.ts";
import { noteSave } from "../store/worker-saves.ts";
import { findWorker, type StoredWorker, workerByDocument } from "../store/workers.ts";
import { writeWorker } from "../store/write-workers.ts";
import { workerFor } from "../worker-for.ts";
import { keepValues } from "./custom-fields/custom-values.ts";
import { type Change, decideChange } from "./decide-change.ts";
import { presentWorker } from "./present-worker.ts";
import { noteOn } from "./remember-worker.ts";
import { staleFor } from "./stale-worker.ts";

/** Writes the record, and corrects the movements that set the same values. */
const write = async (scope: Scope, worker: StoredWorker, { fields, formerRegimes, activityIds, values, told, changed }: Change) => {
  const { tx, today, account } = scope;
  const { providerId, id } = worker;
  const known = await workerByDocument(tx, [providerId], fields);
  if (known && known.id !== id) return refuse("worker.already_here", { employeeId: known.id });
  const version = worker.version + 1;
  if ((await writeWorker(scope, worker, { fields, version })) === "already here") return refuse("worker.already_here");
  const { name, role, exposedToRisk, admissionDate, birthdate } = fields;
  const fault = await correctMovements(tx, {
    worker: { providerId, id, birthdate },
    said: { role, exposedToRisk, admissionDate },
    today,
  });
  if (fault) return refuse("worker.admission_contradicted", { fault: fault.code, startDate: fault.movement.startDate });
  if (told.some(({ field }) => field === "contractRegimeSince")) await writeFormerRegimes(tx, worker, formerRegimes);
  await noteSave(scope, worker, { version, fields: changed });
  await recomputeWorkers(tx, { providerId, workerIds: [id], today, by: account });
  await writeActivities(tx, worker, activityIds);
  await rememberAll(
    scope,
    told.map((change) => noteOn({ ...worker, name }, { action: "worker.changed", change })),
  );
  await keepValues(scope, { ...worker, name }, values);
  return null;
};

/** Saves the movements of the request, after the record, because they are checked against the new record. */
const applyMovements = async (scope: Scope, id: number, plans: readonly Plan[]) => {
  const worker = await findWorker(scope.tx, id);
  if (!worker) return refuse("worker.not_found");
  const planned = await planMovements(scope, worker, plans);
  if (!planned.ok) return planned;
  await saveMovements(scope, worker, planned.value.lines);
  return null;
};

const save = async (scope: Scope, id: number, { movements = [], ...body }: ChangedWorker) => {
  const found = await workerFor(scope, id, "update_employee");
  if (!found.ok) return found;
  const worker = found.value;
  const decided = await decideChange(scope, worker, body);
  if (!decided.ok) return decided;
  const plans = movementPlansFrom(movements, await movementsOf(scope.tx, { providerId: worker.providerId, workerIds: [id] }));
  if (decided.value.changed.length > 0) {
    const stale = await staleFor(scope, worker, { part: "record", asked: body.version });
    const refused = stale ?? (await write(scope, worker, decided.value));
    if (refused) return refused;
  }
  const refusal = plans.length > 0 ? await applyMovements(scope, id, plans) : null;
  if (refusal) return refusal;
  const saved = await findWorker(scope.tx, id);
  return saved ? presentWorker(scope, saved) : refuse("worker.not_found");
};

/** Two routes for one use case (CD-134). */
export const changeWorker: Handler<"PUT /companies/employees/{id}"> = (scope, { params, body }) => save(scope, params.id, body);
export const changeNamedWorker: Handler<"PUT /companies/employees"> = (scope, { body: { id, ...body } }) => save(scope, id, body);
