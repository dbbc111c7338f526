import type { GivenProfile } from "./beyond-own.ts";

/** A profile as somebody writes it. */
export type WrittenProfile = GivenProfile & { readonly name: string; readonly description: string | null };
/** One line of history: of the keys only those that came and those that went. */
export type ProfileChange = { readonly field: string; readonly from: string | null; readonly to: string | null };

const listed = (keys: readonly string[]): string | null => (keys.length === 0 ? null : keys.join(", "));
const without = (keys: readonly string[], others: readonly string[]) => keys.filter((key) => !others.includes(key));

/** What differs between what a profile was and what it becomes. */
export const changesOf = (before: WrittenProfile, after: WrittenProfile): readonly ProfileChange[] =>
  [
    { field: "name", from: before.name, to: after.name },
    { field: "description", from: before.description, to: after.description },
    { field: "relationType", from: before.relation, to: after.relation },
    {
      field: "permissions",
      from: listed(without(before.permissions, after.permissions)),
      to: listed(without(after.permissions, before.permissions)),
    },
  ].filter(({ from, to }) => from !== to);

const EDITS_PROFILES = "update_permissions";
/** Whether who holds this profile loses the right to mend it. */
export const losesEditing = (before: GivenProfile, after: GivenProfile): boolean =>
  before.permissions.includes(EDITS_PROFILES) && !after.permissions.includes(EDITS_PROFILES);
