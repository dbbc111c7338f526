import type { GivenProfile } from "./beyond-own.ts";

/** Content of a profile as a user edits it. */
export type WrittenProfile = GivenProfile & { readonly name: string; readonly description: string | null };
/** A history entry. For permissions it lists only the removed and the added ones. */
export type ProfileChange = { readonly field: string; readonly from: string | null; readonly to: string | null };

const listed = (keys: readonly string[]): string | null => (keys.length === 0 ? null : keys.join(", "));
const without = (keys: readonly string[], others: readonly string[]) => keys.filter((key) => !others.includes(key));

/** The fields that differ between two versions of a profile. */
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
/** Whether the change removes the permission to edit profiles. */
export const losesEditing = (before: GivenProfile, after: GivenProfile): boolean =>
  before.permissions.includes(EDITS_PROFILES) && !after.permissions.includes(EDITS_PROFILES);
