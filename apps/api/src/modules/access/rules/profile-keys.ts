import { isPermissionKey, type PermissionKey, permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";

type Side = "contractor" | "provider";
export type Relation = Side | "both";

/** The keys as the catalogue has them: known, each once, in the order in which people read them. */
export const inOrder = (keys: readonly string[]): readonly PermissionKey[] => permissionKeys.filter((key) => keys.includes(key));

/** A profile for both sides fits every company: it counts on whichever sides the company stands. */
export const relationFits = (relation: Relation, sides: readonly Side[]): boolean => relation === "both" || sides.includes(relation);

/** The keys that count on the other side of a contract than the one for which the profile is meant. */
export const keysOffSide = (relation: Relation, keys: readonly string[]): readonly PermissionKey[] =>
  keys.filter(isPermissionKey).filter((key) => {
    const { side } = permissionCatalogue[key];
    return relation !== "both" && side !== "both" && side !== relation;
  });
