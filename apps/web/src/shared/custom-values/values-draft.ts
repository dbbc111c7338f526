import { type CustomValueFault, customValueFault, customValueFaults } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomField, CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { numberFromTyped, numberToType } from "./number-text.ts";

/** The part of a custom field that its input needs. */
export type FilledField = Pick<CustomField, "id" | "required" | "asks">;
/** Typed values by field id. */
export type ValuesDraft = ReadonlyMap<number, string>;
export type ValueFaults = ReadonlyMap<number, CustomValueFault>;

export const valuesDraftOf = (fields: readonly FilledField[], stored: readonly CustomValue[], language: string): ValuesDraft => {
  const values = new Map(stored.map(({ customFieldId, value }) => [customFieldId, value ?? ""]));
  return new Map(
    fields.map(({ id, asks }) => [id, asks.kind === "number" ? numberToType(values.get(id) ?? "", language) : (values.get(id) ?? "")]),
  );
};

const typedIn = ({ id, asks }: FilledField, draft: ValuesDraft): string | null => {
  const text = (draft.get(id) ?? "").trim();
  return (asks.kind === "number" ? numberFromTyped(text) : text) || null;
};

export const valuesIn = (fields: readonly FilledField[], draft: ValuesDraft): CustomValue[] =>
  fields.map((field) => ({ customFieldId: field.id, value: typedIn(field, draft) }));

/** Faults by field. A stored value that did not change is not checked again. */
export const valueFaultsIn = (fields: readonly FilledField[], draft: ValuesDraft, stored: readonly CustomValue[]): ValueFaults => {
  const before = new Map(stored.map(({ customFieldId, value }) => [customFieldId, value]));
  return new Map(
    fields.flatMap((field): [number, CustomValueFault][] => {
      const value = typedIn(field, draft);
      const fault = value !== null && value === before.get(field.id) ? undefined : customValueFault(field, value);
      return fault ? [[field.id, fault]] : [];
    }),
  );
};

type FaultDetails = { readonly faults?: readonly { readonly customFieldId?: unknown; readonly fault?: unknown }[] };
/** Faults that the server found because the fields changed after the form was loaded. */
export const refusedValues = (error: unknown): ValueFaults => {
  if (!(error instanceof ApiFailure) || error.code !== "custom_field.values_unfit") return new Map();
  const { faults = [] } = (error.details ?? {}) as FaultDetails;
  return new Map(
    faults.flatMap(({ customFieldId, fault }): [number, CustomValueFault][] => {
      const known = customValueFaults.find((one) => one === fault);
      return typeof customFieldId === "number" && known ? [[customFieldId, known]] : [];
    }),
  );
};
