import type { WorkerCustomField } from "@emdia/contract/workers/record.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import { fieldsOfWorkers } from "../../../companies/index.ts";
import { maySeeFieldsOf } from "../../policy.ts";
import { fieldValuesOf } from "../../store/field-values.ts";
import type { StoredWorker } from "../../store/workers.ts";

/** What is asked about a worker beyond the common fields, with its answers, as far as the person may read them. */
export const fieldsInView = async (scope: Scope, worker: StoredWorker): Promise<WorkerCustomField[]> => {
  const asked = await fieldsOfWorkers(scope.tx, { providerId: worker.providerId });
  const shown = asked.filter(({ companyId }) => maySeeFieldsOf(scope, worker, companyId));
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
