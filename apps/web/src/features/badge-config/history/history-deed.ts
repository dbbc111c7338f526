import type { HistoryEntry } from "@emdia/contract/history/entry.ts";

const actions = ["badge_config.changed", "company.logo_set", "company.logo_removed"] as const;
const fields = ["isActive", "firstFace", "secondFace", "showsLogo", "baseColor", "requiresTraining", "allTrainings", "trainings"] as const;
type Deed = (typeof fields)[number] | "company.logo_set" | "company.logo_removed" | "other";

/** The changed field of the configuration, or the change of the logo. A newer server may send others. */
export const deedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">): Deed => {
  const known = actions.find((one) => one === action) ?? "other";
  return known === "badge_config.changed" ? (fields.find((one) => one === field) ?? "other") : known;
};

type Field = { readonly key: string; readonly name: string | null };
const CUSTOM = "custom:";

/** The fields of a face as the history stores them: one line per field, a custom field with its name at the time. */
export const fieldsIn = (value: string): readonly Field[] =>
  value
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ key: line, name: line.startsWith(CUSTOM) ? line.slice(CUSTOM.length) : null }));
