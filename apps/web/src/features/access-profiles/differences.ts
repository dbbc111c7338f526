import type { Profile } from "@emdia/contract/access/profile-routes.ts";
import { byArea, type PermissionArea, type PermissionKey, permissionKeys } from "@emdia/contract/permissions.ts";

export type ComparedKey = { readonly key: PermissionKey; readonly first: boolean; readonly second: boolean };
export type ComparedArea = { readonly area: PermissionArea; readonly keys: readonly ComparedKey[] };
type Allowing = Pick<Profile, "permissions">;

/** Compares the permissions of two profiles by area: all keys of either profile, or only the differing ones. */
export const compared = (first: Allowing, second: Allowing, onlyDifferences: boolean): readonly ComparedArea[] => {
  const one = new Set(first.permissions);
  const other = new Set(second.permissions);
  const shown = permissionKeys.filter((key) => (onlyDifferences ? one.has(key) !== other.has(key) : one.has(key) || other.has(key)));
  return byArea(shown).map(({ category, permissions }) => ({
    area: category,
    keys: permissions.map((key) => ({ key, first: one.has(key), second: other.has(key) })),
  }));
};

export const countDifferences = (areas: readonly ComparedArea[]): number =>
  areas.flatMap(({ keys }) => keys).filter(({ first, second }) => first !== second).length;
