import type { ChangedWorker } from "@emdia/contract/workers/record.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { correctMovements } from "../correct-movements.ts";
import { maySeeData } from "../policy.ts";
import { settleWorkers } from "../settle-worker.ts";
import { activitiesOf, writeActivities } from "../store/worker-activities.ts";
import { findWorker, type StoredWorker, type WorkerFields, workerByDocument } from "../store/workers.ts";
import { noteSave, savesSince, writeWorker } from "../store/write-workers.ts";
import { workerFor } from "../worker-for.ts";
import { presentWorker } from "./present-worker.ts";
import { differences, noteOn } from "./remember-worker.ts";
import { changedFields, keptFields, knownActivities } from "./saved-fields.ts";

const sendsData = ({ CPF, foreignDocument, birthdate, salary }: ChangedWorker): boolean =>
  [CPF, foreignDocument, birthdate, salary].some((sent) => sent !== undefined);

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

type Change = { readonly fields: WorkerFields; readonly changed: readonly string[] };

/** Writes the record, and corrects the movements that say what it says. */
const write = async (scope: Scope, worker: StoredWorker, { fields, changed }: Change) => {
  const { providerId, id, version } = worker;
  const known = await workerByDocument(scope.tx, [providerId], fields);
  if (known && known.id !== id) return refuse("worker.already_here", { employeeId: known.id });
  if ((await writeWorker(scope, worker, { fields, version: version + 1 })) === "already here") return refuse("worker.already_here");
  const { role, exposedToRisk, admissionDate, birthdate } = fields;
  const said = { role, exposedToRisk, admissionDate };
  const fault = await correctMovements(scope.tx, { worker: { providerId, id, birthdate }, said, today: scope.today });
  if (fault) return refuse("worker.admission_contradicted", { fault: fault.code, startDate: fault.movement.startDate });
  await settleWorkers(scope.tx, { providerId, workerIds: [id], today: scope.today });
  return noteSave(scope, worker, { version: version + 1, fields: changed });
};

const stale = async (scope: Scope, worker: StoredWorker, version: number) =>
  refuse("worker.stale", {
    version: worker.version,
    changes: await savesSince(scope.tx, worker, version),
    employee: await presentWorker(scope, worker),
  });

const save = async (scope: Scope, id: number, body: ChangedWorker) => {
  const found = await workerFor(scope, id, "update_employee");
  if (!found.ok) return found;
  const worker = found.value;
  if (sendsData(body) && !maySeeData(scope, worker))
    return refuse("permission.missing", { permission: "see_employee_data", companyId: worker.providerId });
  const fields = await changedFields(scope, worker, body);
  if (!fields.ok) return fields;
  const had = (await activitiesOf(scope.tx, worker)).map((activity) => activity.id);
  const activities = await knownActivities(scope, { providerId: worker.providerId, asked: body.activityTypeIds ?? had, had });
  if (!activities.ok) return activities;

  const told = differences(keptFields(worker), fields.value);
  const others = isSameSet(had, activities.value) ? [] : ["activityTypes"];
  const changed = [...told.map(({ field }) => field), ...others];
  if (changed.length === 0) return presentWorker(scope, worker);
  if (body.version !== undefined && body.version !== worker.version) return stale(scope, worker, body.version);

  const refused = await write(scope, worker, { fields: fields.value, changed });
  if (refused) return refused;
  await writeActivities(scope.tx, worker, activities.value);
  const named = { ...worker, name: fields.value.name };
  const untold = others.map((field) => ({ field, from: null, to: null }));
  await rememberAll(
    scope,
    [...told, ...untold].map((change) => noteOn(named, { action: "worker.changed", change })),
  );
  const saved = await findWorker(scope.tx, id);
  return saved ? presentWorker(scope, saved) : refuse("worker.not_found");
};

/** One use case, and two addresses for it (CD-134). */
export const changeWorker: Handler<"PUT /companies/employees/{id}"> = (scope, { params, body }) => save(scope, params.id, body);
export const changeNamedWorker: Handler<"PUT /companies/employees"> = (scope, { body: { id, ...body } }) => save(scope, id, body);
