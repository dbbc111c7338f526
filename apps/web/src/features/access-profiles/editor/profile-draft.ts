import { type Profile, profileDescription, profileName, type RelationType } from "@emdia/contract/access/profile-routes.ts";
import { type PermissionKey, type PermissionSide, permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import * as z from "zod/mini";

/** An access profile being edited. */
export type Draft = {
  readonly name: string;
  readonly description: string;
  readonly relationType: RelationType | null;
  readonly keys: readonly PermissionKey[];
};
export type DraftField = "name" | "description" | "relationType";
export type DraftFault = "nameRequired" | "nameTooLong" | "nameTaken" | "descriptionTooLong" | "relationRequired";
export type DraftFaults = ReadonlyMap<DraftField, DraftFault>;

const nameFault = (name: string): DraftFault | null => {
  if (z.safeParse(profileName, name).success) return null;
  return name.trim() === "" ? "nameRequired" : "nameTooLong";
};

/** Faults of a draft by field. The contract's schemas validate; this function maps the result to fault names. */
export const draftFaults = ({ name, description, relationType }: Draft): DraftFaults => {
  const faults: [DraftField, DraftFault][] = [];
  const inName = nameFault(name);
  if (inName) faults.push(["name", inName]);
  if (!z.safeParse(profileDescription, description).success) faults.push(["description", "descriptionTooLong"]);
  if (relationType === null) faults.push(["relationType", "relationRequired"]);
  return new Map(faults);
};

const sideFits = (key: PermissionKey, relation: RelationType | null): boolean => {
  const side: PermissionSide = permissionCatalogue[key].side;
  return relation === null || relation === "both" || side === "both" || side === relation;
};
/** The permissions available to a profile of this relation, in catalogue order. */
export const keysFor = (relation: RelationType | null): readonly PermissionKey[] => permissionKeys.filter((key) => sideFits(key, relation));

/** Sets the relation and removes the permissions of the other side. */
export const withRelation = (draft: Draft, relationType: RelationType): Draft => ({
  ...draft,
  relationType,
  keys: draft.keys.filter((key) => sideFits(key, relationType)),
});

export const withKeys = (draft: Draft, keys: readonly PermissionKey[], chosen: boolean): Draft => ({
  ...draft,
  keys: permissionKeys.filter((key) => (keys.includes(key) ? chosen : draft.keys.includes(key))),
});

const EDITS_PROFILES = "update_permissions" satisfies PermissionKey;
/** Whether saving removes the user's own permission to edit profiles. */
export const narrowsOwn = (profile: Pick<Profile, "isOwn" | "permissions"> | null, draft: Draft): boolean =>
  profile?.isOwn === true && profile.permissions.includes(EDITS_PROFILES) && !draft.keys.includes(EDITS_PROFILES);

export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The number of these keys that are chosen, and whether that is all or some of them. */
export const shareOf = (keys: readonly PermissionKey[], draft: Draft) => {
  const chosen = keys.filter((key) => draft.keys.includes(key)).length;
  return { chosen, all: keys.length > 0 && chosen === keys.length, some: chosen > 0 && chosen < keys.length };
};

/** The draft of a saved profile, without permissions of the other side. */
export const draftOf = ({
  name,
  description,
  relationType,
  permissions,
}: Pick<Profile, "name" | "description" | "relationType" | "permissions">): Draft =>
  withRelation({ name, description: description ?? "", relationType, keys: permissions }, relationType);
