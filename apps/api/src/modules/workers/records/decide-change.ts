import type { ChangedWorker } from "@emdia/contract/workers/record.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { maySeeData, maySeeSalary } from "../policy.ts";
import { type Difference, differences } from "../rules/differences.ts";
import type { FormerRegime } from "../rules/former-regimes.ts";
import { activitiesOf } from "../store/worker-activities.ts";
import type { StoredWorker, WorkerFields } from "../store/workers.ts";
import { decideValues, type ValueChange } from "./custom-fields/custom-values.ts";
import { decideRegime } from "./decide-regime.ts";
import { changedFields, keptFields, knownActivities } from "./saved-fields.ts";

/** Decision on a save of a worker record. */
export type Change = {
  readonly fields: WorkerFields;
  readonly formerRegimes: readonly FormerRegime[];
  readonly activityIds: readonly number[];
  readonly values: readonly ValueChange[];
  /** History entries: old and new value, or for sensitive fields only the field name. */
  readonly told: readonly Difference[];
  /** Changed fields, by their names on the wire. */
  readonly changed: readonly string[];
};

const sendsData = ({ CPF, foreignDocument, birthdate }: ChangedWorker): boolean =>
  [CPF, foreignDocument, birthdate].some((sent) => sent !== undefined);

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export const decideChange = async (scope: Scope, worker: StoredWorker, body: ChangedWorker) => {
  const { providerId } = worker;
  if (sendsData(body) && !maySeeData(scope, worker))
    return refuse("permission.missing", { permission: "see_employee_data", companyId: providerId });
  if (body.salary !== undefined && !maySeeSalary(scope, worker))
    return refuse("permission.missing", { permission: "see_employee_salary", companyId: providerId });
  const fields = await changedFields(scope, worker, body);
  if (!fields.ok) return fields;
  const regime = await decideRegime(scope, worker, body);
  if (!regime.ok) return regime;
  const had = (await activitiesOf(scope.tx, worker)).map((activity) => activity.id);
  const activities = await knownActivities(scope, { providerId, asked: body.activityTypeIds ?? had, had });
  if (!activities.ok) return activities;
  const values = await decideValues(scope, worker, body.customValues);
  if (!values.ok) return values;

  const activityChange = isSameSet(had, activities.value) ? [] : [{ field: "activityTypes", from: null, to: null }];
  const told = [...differences(keptFields(worker), fields.value), ...regime.value.told, ...activityChange];
  const changed = [...told.map(({ field }) => field), ...(values.value.length > 0 ? ["customFields"] : [])];
  return accept<Change>({
    fields: fields.value,
    formerRegimes: regime.value.former,
    activityIds: activities.value,
    values: values.value,
    told,
    changed,
  });
};
