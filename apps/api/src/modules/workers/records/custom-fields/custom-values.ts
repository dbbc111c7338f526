import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import { accept, type Outcome } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import { rememberAll } from "../../../../platform/history/history.ts";
import { type CustomFieldInUse, fieldsOfWorkers } from "../../../companies/index.ts";
import { decideCustomValues } from "../../../companies/rules/index.ts";
import { isOpenOn } from "../../rules/open-links.ts";
import { contractsOf } from "../../store/contracts.ts";
import { fieldValuesOf, writeFieldValues } from "../../store/field-values.ts";
import type { WorkerKey } from "../../store/workers.ts";
import { noteOn } from "../remember-worker.ts";

export type ValueChange = { readonly field: CustomFieldInUse; readonly from: string | null; readonly to: string | null };

/** Contractors with an open link to the worker. Only their required fields are enforced. */
const contractorsOf = async ({ tx, today }: Scope, { providerId, id }: WorkerKey): Promise<ReadonlySet<number>> => {
  const contracts = await contractsOf(tx, [id]);
  const open = contracts.filter((one) => one.providerId === providerId && isOpenOn(one, today));
  return new Set(open.map(({ contractorId }) => contractorId));
};

/** Checks the sent answers against the custom fields of the supplier's contractors. An undefined list changes nothing. */
export const decideValues = async (
  scope: Scope,
  worker: WorkerKey,
  given: readonly CustomValue[] | undefined,
): Promise<Outcome<readonly ValueChange[], "custom_field.values_unfit">> => {
  if (given === undefined) return accept([]);
  const currentContractors = await contractorsOf(scope, worker);
  const fields = await fieldsOfWorkers(scope.tx, { providerId: worker.providerId });
  const required = fields.map((field) => ({ ...field, required: field.required && currentContractors.has(field.companyId) }));
  return decideCustomValues(required, { kept: await fieldValuesOf(scope.tx, worker), given });
};

/** Saves the answers and writes old and new values to the history. */
export const keepValues = async (
  scope: Scope,
  worker: WorkerKey & { readonly name: string },
  changes: readonly ValueChange[],
): Promise<void> => {
  const values = changes.map(({ field, to }) => ({ contractorId: field.companyId, fieldId: field.id, value: to }));
  await writeFieldValues(scope.tx, worker, values);
  await rememberAll(
    scope,
    changes.map(({ field, from, to }) => noteOn(worker, { action: "worker.field_changed", change: { field: field.name, from, to } })),
  );
};
