import type { HistoryEntry } from "@emdia/contract/history/entry.ts";

const actions = [
  "company_group.created",
  "company_group.changed",
  "company_group.provider_included",
  "company_group.provider_left_out",
  "custom_field.created",
  "custom_field.changed",
  "custom_field.retired",
  "custom_field.restored",
  "custom_value.changed",
] as const;
type Deed = (typeof actions)[number] | "other";
const changed = ["name", "hint", "required", "maxLength", "minimum", "maximum", "options", "activated", "forall"] as const;
type Changed = (typeof changed)[number] | "other";

/** A newer server may send actions that this page has no text for. */
export const deedIn = ({ action }: Pick<HistoryEntry, "action">): Deed => actions.find((known) => known === action) ?? "other";
export const changedIn = ({ field }: Pick<HistoryEntry, "field">): Changed => changed.find((known) => known === field) ?? "other";

const switches = ["required", "activated", "forall"] as const;
type Switched = { readonly field: (typeof switches)[number]; readonly value: "true" | "false" };
/** Switch values that need a translated text. Custom values are excluded, because a custom field may have the same name. */
export const switchedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">, value: string): Switched | undefined => {
  const found = action === "custom_value.changed" ? undefined : switches.find((known) => known === field);
  return found && (value === "true" || value === "false") ? { field: found, value } : undefined;
};
