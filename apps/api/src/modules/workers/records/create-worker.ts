import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayDo } from "../policy.ts";
import { recomputeWorkers } from "../settle-worker.ts";
import { insertMovement } from "../store/movements.ts";
import { writeActivities } from "../store/worker-activities.ts";
import { findWorker, type WorkerFields, type WorkerKey, workerByDocument } from "../store/workers.ts";
import { insertWorker } from "../store/write-workers.ts";
import { chooseProvider } from "./choose-provider.ts";
import { saveContracts } from "./contracts/save-contracts.ts";
import { decideValues, keepValues } from "./custom-fields/custom-values.ts";
import { presentWorker } from "./present-worker.ts";
import { noteOn } from "./remember-worker.ts";
import { knownActivities, newFields } from "./saved-fields.ts";

/** Inserts the admission, the first movement of a worker. The status is derived from it. */
const admit = async ({ tx, today, account }: Scope, worker: WorkerKey, { role, exposedToRisk, admissionDate }: WorkerFields) => {
  const toAll = { project: null, from: null, endDate: null, reason: null } as const;
  const said = { kind: "admission", status: "active", startDate: admissionDate, newRole: role, exposedToRisk } as const;
  await insertMovement(tx, worker, { ...toAll, ...said, createdById: account.id });
  await recomputeWorkers(tx, { providerId: worker.providerId, workerIds: [worker.id], today });
};

export const createWorker: Handler<"POST /companies/employees"> = async (scope, { body }) => {
  const provider = chooseProvider(scope, { permission: "add_employee", named: body.providerId });
  if (!provider.ok) return provider;
  const providerId = provider.value;
  const fields = await newFields(scope, body);
  if (!fields.ok) return fields;
  const activities = await knownActivities(scope, { providerId, asked: body.activityTypeIds });
  if (!activities.ok) return activities;
  if (body.contracts.length > 0 && !mayDo(scope, "assign_employee_project", { providerId }))
    return refuse("permission.missing", { permission: "assign_employee_project", companyId: providerId });

  if (body.salary !== null && !mayDo(scope, "see_employee_salary", { providerId }))
    return refuse("permission.missing", { permission: "see_employee_salary", companyId: providerId });

  const id = await insertWorker(scope, providerId, fields.value);
  if (id === undefined) {
    const known = await workerByDocument(scope.tx, [providerId], fields.value);
    return refuse("worker.already_here", { employeeId: known?.id ?? null });
  }
  const worker = { providerId, id, name: fields.value.name, admissionDate: fields.value.admissionDate };
  await writeActivities(scope.tx, worker, activities.value);
  await admit(scope, worker, fields.value);
  await recordHistory(scope, noteOn(worker, { action: "worker.created" }));
  const linked = await saveContracts(scope, worker, body.contracts);
  if (!linked.ok) return linked;
  const values = await decideValues(scope, worker, body.customValues);
  if (!values.ok) return values;
  await keepValues(scope, worker, values.value);
  const made = await findWorker(scope.tx, id);
  return made ? presentWorker(scope, made) : refuse("company.not_found");
};
