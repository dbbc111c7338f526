import { isPermissionKey, type PermissionKey, permissionCatalogue } from "@emdia/contract/permissions.ts";

type Side = "contractor" | "provider";
/** Permissions of the giver's profile and its sides; "all" for the owner of the company. */
export type OwnEntry = { readonly relation: Side | "both"; readonly permissions: readonly string[] | "all" };
/** Side and permissions of the profile to give. */
export type GivenProfile = { readonly relation: Side | "both"; readonly permissions: readonly string[] };

const SIDES = ["contractor", "provider"] as const satisfies readonly Side[];
const NOTHING: GivenProfile = { relation: "both", permissions: [] };

const countsOn = ({ relation, permissions }: GivenProfile, side: Side, key: PermissionKey): boolean => {
  const { side: keySide } = permissionCatalogue[key];
  return (relation === "both" || relation === side) && (keySide === "both" || keySide === side) && permissions.includes(key);
};
const holdsOn = (own: readonly OwnEntry[], side: Side, key: PermissionKey): boolean =>
  own.some(({ relation, permissions }) => permissions === "all" || countsOn({ relation, permissions }, side, key));

/**
 * Permissions that the giver would grant without having them. Each is compared on both sides, also on a side that the company does not have
 * yet, because the profile takes effect there as soon as the company acts on it. Permissions that the profile had `before` are not checked,
 * so a user with fewer permissions can still rename it.
 */
export const beyondOwn = (own: readonly OwnEntry[], given: GivenProfile, before: GivenProfile = NOTHING): readonly PermissionKey[] =>
  given.permissions
    .filter(isPermissionKey)
    .filter((key) => SIDES.some((side) => countsOn(given, side, key) && !countsOn(before, side, key) && !holdsOn(own, side, key)));
