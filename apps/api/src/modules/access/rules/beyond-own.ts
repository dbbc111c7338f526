import { isPermissionKey, type PermissionKey, permissionCatalogue } from "@emdia/contract/permissions.ts";

type Side = "contractor" | "provider";
/** Permissions of the giver on one side of a company; "all" for its owner. */
export type OwnEntry = { readonly side: Side; readonly permissions: readonly string[] | "all" };
/** Side and permissions of the profile to give. */
export type GivenProfile = { readonly relation: Side | "both"; readonly permissions: readonly string[] };
/** Sides of the company, and the permissions of the giver there. */
export type GivingPlace = { readonly sides: readonly Side[]; readonly own: readonly OwnEntry[] };

const NOTHING: GivenProfile = { relation: "both", permissions: [] };

const countsOn = ({ relation, permissions }: GivenProfile, side: Side, key: PermissionKey): boolean => {
  const { side: keySide } = permissionCatalogue[key];
  return (relation === "both" || relation === side) && (keySide === "both" || keySide === side) && permissions.includes(key);
};
const holdsOn = (own: readonly OwnEntry[], side: Side, key: PermissionKey): boolean =>
  own.some((entry) => entry.side === side && (entry.permissions === "all" || entry.permissions.includes(key)));

/**
 * Permissions that the giver would grant without having them. Each is compared on every side on which it takes effect, so a contractor's
 * user cannot grant it on the provider side. Permissions that the profile had `before` are not checked, so a user with fewer permissions
 * can still rename it.
 */
export const beyondOwn = ({ sides, own }: GivingPlace, given: GivenProfile, before: GivenProfile = NOTHING): readonly PermissionKey[] =>
  given.permissions
    .filter(isPermissionKey)
    .filter((key) => sides.some((side) => countsOn(given, side, key) && !countsOn(before, side, key) && !holdsOn(own, side, key)));
