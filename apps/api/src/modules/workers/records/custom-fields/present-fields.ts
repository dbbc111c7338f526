import type { WorkerCustomField } from "@emdia/contract/workers/record.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import { fieldsOfWorkers } from "../../../companies/index.ts";
import { maySeeFieldsOf } from "../../policy.ts";
import { fieldValuesOf } from "../../store/field-values.ts";
import type { StoredWorker } from "../../store/workers.ts";

/** Custom fields of a worker with their answers, limited to those that the user may read. */
export const fieldsInView = async (scope: Scope, worker: StoredWorker): Promise<WorkerCustomField[]> => {
  const fields = await fieldsOfWorkers(scope.tx, { providerId: worker.providerId });
  const shown = fields.filter(({ companyId }) => maySeeFieldsOf(scope, worker, companyId));
  if (shown.length === 0) return [];
  const values = new Map((await fieldValuesOf(scope.tx, worker)).map(({ customFieldId, value }) => [customFieldId, value]));
  return shown.map(({ id, groupCustomFieldsId, name, hint, appliesTo, required, asks, group, company }) => ({
    id,
    groupCustomFieldsId,
    name,
    hint,
    appliesTo,
    required,
    asks: asks.kind === "choice" ? { ...asks, options: [...asks.options] } : asks,
    group,
    company,
    value: values.get(id) ?? null,
  }));
};
