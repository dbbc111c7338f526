import { isPermissionKey, type PermissionKey, permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";

type Side = "contractor" | "provider";
export type Relation = Side | "both";

/** Known permissions without duplicates, in the order of the catalogue. */
export const inOrder = (keys: readonly string[]): readonly PermissionKey[] => permissionKeys.filter((key) => keys.includes(key));

/** A profile for both sides fits every company. */
export const relationFits = (relation: Relation, sides: readonly Side[]): boolean => relation === "both" || sides.includes(relation);

/** Permissions of the opposite side of the profile. */
export const keysOffSide = (relation: Relation, keys: readonly string[]): readonly PermissionKey[] =>
  keys.filter(isPermissionKey).filter((key) => {
    const { side } = permissionCatalogue[key];
    return relation !== "both" && side !== "both" && side !== relation;
  });
