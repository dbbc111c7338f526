import type { CustomFieldAsks } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomFieldChange } from "@emdia/contract/custom-fields/field-routes.ts";
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import { type Difference, differencesIn } from "./differences.ts";

type StoredField = Omit<CustomFieldChange, "version" | "asks"> & {
  readonly asks: CustomFieldAsks;
  readonly version: number;
  readonly retired: boolean;
};

const fields = ["name", "hint", "required", "maxLength", "minimum", "maximum", "options"] as const;
type Field = (typeof fields)[number];
type Words = { readonly [F in Field]: string | null };
export type CustomFieldDifference = Difference<Field>;

const bound = (value: number | null): string | null => (value === null ? null : String(value));
const limitsOf = (asks: CustomFieldAsks): Partial<Words> => {
  switch (asks.kind) {
    case "text":
      return { maxLength: String(asks.maxLength) };
    case "number":
      return { minimum: bound(asks.minimum), maximum: bound(asks.maximum) };
    case "choice":
      return { options: asks.options.join(" · ") };
    case "date":
      return {};
  }
};
const inWords = ({ name, hint, required, asks }: Pick<StoredField, "name" | "hint" | "required" | "asks">): Words => ({
  name,
  hint,
  required: String(required),
  maxLength: null,
  minimum: null,
  maximum: null,
  options: null,
  ...limitsOf(asks),
});

type Unfit = "custom_field.options_repeated" | "custom_field.limits_reversed";
/** Refuses definitions that no value can satisfy or that repeat an option. */
export const unfitAsks = (asks: CustomFieldAsks): Refusal<Unfit> | undefined => {
  if (asks.kind === "choice") {
    const seen = new Set(asks.options.map((option) => option.toLocaleLowerCase("pt-BR")));
    if (seen.size < asks.options.length) return refuse("custom_field.options_repeated");
  }
  if (asks.kind === "number" && asks.minimum !== null && asks.maximum !== null && asks.minimum > asks.maximum)
    return refuse("custom_field.limits_reversed");
  return undefined;
};

type Refused = Unfit | "custom_field.retired" | "custom_field.stale" | "custom_field.kind_fixed";

/** Decides a change of a field. An outdated version is stale, unless the stored definition already equals the requested one. */
export const decideCustomFieldChange = (
  stored: StoredField,
  input: CustomFieldChange,
): Outcome<readonly CustomFieldDifference[], Refused> => {
  if (stored.retired) return refuse("custom_field.retired");
  if (input.asks.kind !== stored.asks.kind) return refuse("custom_field.kind_fixed");
  const unfit = unfitAsks(input.asks);
  if (unfit) return unfit;
  const [before, after] = [inWords(stored), inWords(input)];
  const changes = differencesIn(fields, before, after);
  if (input.version !== stored.version && changes.length > 0)
    return refuse("custom_field.stale", { version: stored.version, changed: differencesIn(fields, after, before) });
  return accept(changes);
};
