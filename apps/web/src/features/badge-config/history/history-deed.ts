import type { HistoryEntry } from "@emdia/contract/history/entry.ts";

const actions = ["badge_config.changed", "company.logo_set", "company.logo_removed"] as const;
const fields = ["isActive", "firstFace", "secondFace", "showsLogo", "baseColor"] as const;
type Deed = (typeof fields)[number] | "company.logo_set" | "company.logo_removed" | "other";

/** The changed field of the configuration, or the change of the logo. A newer server may send others. */
export const deedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">): Deed => {
  const known = actions.find((one) => one === action) ?? "other";
  return known === "badge_config.changed" ? (fields.find((one) => one === field) ?? "other") : known;
};

type Field = { readonly key: string; readonly name: string | null };
const CUSTOM = /^(custom:\d+):(.*)$/;

/** The fields of a face as the history stores them: one line per key, a custom field with its name at the time. */
export const fieldsIn = (value: string): readonly Field[] =>
  value.split("\n").flatMap((line): readonly Field[] => {
    if (line === "") return [];
    const [, key, name] = CUSTOM.exec(line) ?? [];
    return [key !== undefined && name !== undefined ? { key, name } : { key: line, name: null }];
  });
