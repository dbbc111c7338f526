import { type AskedField, type CustomValueFault, customValueFault } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

type Field = AskedField & { readonly id: number; readonly name: string };
export type ValueChange<F> = { readonly field: F; readonly from: string | null; readonly to: string | null };
/** Includes the name, because the screen may not show the field. */
type Fault = { readonly customFieldId: number; readonly name?: string; readonly fault: CustomValueFault };

/**
 * Decides new values of custom fields: validates the given values, leaves the others unchanged, and refuses missing required values. An
 * unchanged stored value stays valid even if the definition of the field has changed since.
 */
export const decideCustomValues = <F extends Field>(
  fields: readonly F[],
  { kept, given }: { readonly kept: readonly CustomValue[]; readonly given: readonly CustomValue[] },
): Outcome<readonly ValueChange<F>[], "custom_field.values_unfit"> => {
  const before = new Map(kept.map(({ customFieldId, value }) => [customFieldId, value]));
  const asked = new Map(given.map(({ customFieldId, value }) => [customFieldId, value === "" ? null : value]));
  const known = new Set(fields.map(({ id }) => id));
  const changes = fields.map((field) => {
    const from = before.get(field.id) ?? null;
    return { field, from, to: asked.has(field.id) ? (asked.get(field.id) ?? null) : from };
  });
  const faults = changes.flatMap(({ field, from, to }): Fault[] => {
    const fault = to !== null && to === from ? undefined : customValueFault(field, to);
    return fault ? [{ customFieldId: field.id, name: field.name, fault }] : [];
  });
  const notAsked = [...asked.keys()].filter((id) => !known.has(id)).map((customFieldId): Fault => ({ customFieldId, fault: "not_asked" }));
  if (faults.length + notAsked.length > 0) return refuse("custom_field.values_unfit", { faults: [...faults, ...notAsked] });
  return accept(changes.filter(({ from, to }) => from !== to));
};
