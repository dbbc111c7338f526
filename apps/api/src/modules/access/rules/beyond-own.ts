import { isPermissionKey, type PermissionKey, permissionCatalogue } from "@emdia/contract/permissions.ts";

type Side = "contractor" | "provider";
/** What somebody holds in one company on one side of it; "all" is its owner. */
export type OwnEntry = { readonly side: Side; readonly permissions: readonly string[] | "all" };
/** What they are about to hand out, as a profile or as somebody's place in one. */
export type GivenProfile = { readonly relation: Side | "both"; readonly permissions: readonly string[] };
/** The company in which it happens: the sides on which it stands, and what the giver holds there. */
export type GivingPlace = { readonly sides: readonly Side[]; readonly own: readonly OwnEntry[] };

const NOTHING: GivenProfile = { relation: "both", permissions: [] };

const countsOn = ({ relation, permissions }: GivenProfile, side: Side, key: PermissionKey): boolean => {
  const { side: asked } = permissionCatalogue[key];
  return (relation === "both" || relation === side) && (asked === "both" || asked === side) && permissions.includes(key);
};
const holdsOn = (own: readonly OwnEntry[], side: Side, key: PermissionKey): boolean =>
  own.some((entry) => entry.side === side && (entry.permissions === "all" || entry.permissions.includes(key)));

/**
 * The keys that somebody would hand out without holding them: nobody gives more than they have. A key is compared on each
 * side on which it would count, so that who works for the contracting side alone opens nothing on the supplying one. What
 * a profile gave `before` is not given anew: who holds less may still correct its name.
 */
export const beyondOwn = ({ sides, own }: GivingPlace, given: GivenProfile, before: GivenProfile = NOTHING): readonly PermissionKey[] =>
  given.permissions
    .filter(isPermissionKey)
    .filter((key) => sides.some((side) => countsOn(given, side, key) && !countsOn(before, side, key) && !holdsOn(own, side, key)));
