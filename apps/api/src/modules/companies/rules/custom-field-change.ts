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
/** Why nobody could fill in what a field takes, or nothing. */
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

/** What a change of a field comes to. Whoever began from an older one is told what stands there now, unless it is what they wanted anyway. */
export const decideCustomFieldChange = (
  kept: StoredField,
  asked: CustomFieldChange,
): Outcome<readonly CustomFieldDifference[], Refused> => {
  if (kept.retired) return refuse("custom_field.retired");
  if (asked.asks.kind !== kept.asks.kind) return refuse("custom_field.kind_fixed");
  const unfit = unfitAsks(asked.asks);
  if (unfit) return unfit;
  const [before, after] = [inWords(kept), inWords(asked)];
  const changes = differencesIn(fields, before, after);
  if (asked.version !== kept.version && changes.length > 0)
    return refuse("custom_field.stale", { version: kept.version, changed: differencesIn(fields, after, before) });
  return accept(changes);
};
