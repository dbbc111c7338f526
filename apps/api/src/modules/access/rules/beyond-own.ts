import { isPermissionKey, type PermissionKey, permissionCatalogue } from "@emdia/contract/permissions.ts";

type Side = "contractor" | "provider";
/** What somebody holds in one company on one side of it; "all" is its owner. */
export type OwnEntry = { readonly side: Side; readonly permissions: readonly string[] | "all" };
/** What they are about to hand out, as a profile or as somebody's place in one. */
export type GivenProfile = { readonly relation: Side | "both"; readonly permissions: readonly string[] };
/** The company in which it happens: the sides on which it stands, and what the giver holds there. */
export type GivingPlace = { readonly sides: readonly Side[]; readonly own: readonly OwnEntry[] };

const takesEffect = (key: PermissionKey, side: Side): boolean => {
  const { side: asked } = permissionCatalogue[key];
  return asked === "both" || asked === side;
};
const holdsOn = (own: readonly OwnEntry[], side: Side, key: PermissionKey): boolean =>
  own.some((entry) => entry.side === side && (entry.permissions === "all" || entry.permissions.includes(key)));

/**
 * The keys that somebody would hand out without holding them: nobody gives more than they have. A key is compared on each
 * side on which it would take effect, so that who works for the contracting side alone opens nothing on the supplying one.
 */
export const beyondOwn = ({ sides, own }: GivingPlace, { relation, permissions }: GivenProfile): readonly PermissionKey[] => {
  const actsOn = sides.filter((side) => relation === "both" || relation === side);
  return permissions.filter(isPermissionKey).filter((key) => actsOn.some((side) => takesEffect(key, side) && !holdsOn(own, side, key)));
};
