import type { CustomFieldOfProvider, CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import type { WorkerCustomField } from "@emdia/contract/workers/record.ts";
import { type ValueFaults, valueFaultsIn, valuesDraftOf, valuesIn } from "../../shared/custom-values/values-draft.ts";

/** Custom field of a contractor. */
export type OwnField = CustomFieldOfProvider;
/** Typed values by field id. Empty values are absent. */
export type OwnValues = { readonly [fieldId: string]: string };

const mapOf = (values: OwnValues): ReadonlyMap<number, string> => new Map(Object.entries(values).map(([id, typed]) => [Number(id), typed]));
const storedValuesOf = (fields: readonly WorkerCustomField[]): readonly CustomValue[] =>
  fields.map(({ id, value }) => ({ customFieldId: id, value }));

export const ownValuesOf = (fields: readonly WorkerCustomField[], language: string): OwnValues =>
  Object.fromEntries([...valuesDraftOf(fields, storedValuesOf(fields), language)].filter(([, typed]) => typed !== ""));

export const withOwnValue = (values: OwnValues, id: number, typed: string): OwnValues => {
  const { [id]: _, ...others } = values;
  return typed === "" ? others : { ...others, [id]: typed };
};

export const ownValuesIn = (fields: readonly OwnField[], values: OwnValues): CustomValue[] =>
  valuesIn(fields, mapOf(values)).filter(({ value }) => value !== null);

/** The values that differ from the saved ones. */
export const ownValuesChanged = (
  fields: readonly OwnField[],
  { base, mine }: { readonly base: OwnValues; readonly mine: OwnValues },
): CustomValue[] =>
  valuesIn(
    fields.filter(({ id }) => base[id] !== mine[id]),
    mapOf(mine),
  );

type WorkerInput = { readonly contracts: readonly { readonly contractorId: number }[]; readonly customFields: OwnValues };

/** The fields to show: those of the contractors in the worker's projects, and those that have a value. */
export const askedOf = (
  fields: readonly OwnField[],
  { contracts }: Pick<WorkerInput, "contracts">,
  answered: OwnValues,
): readonly OwnField[] =>
  fields.filter(({ id, company }) => answered[id] !== undefined || contracts.some(({ contractorId }) => contractorId === company.id));

/** Missing and invalid values by field. A field is required only if the worker is in a project of its contractor. */
export const ownFaults = (
  asked: readonly OwnField[],
  { contracts, customFields }: WorkerInput,
  kept: readonly WorkerCustomField[],
): ValueFaults => {
  const insisting = new Set(contracts.map(({ contractorId }) => contractorId));
  const withRequired = asked.map((field) => ({ ...field, required: field.required && insisting.has(field.company.id) }));
  return valueFaultsIn(withRequired, mapOf(customFields), storedValuesOf(kept));
};
