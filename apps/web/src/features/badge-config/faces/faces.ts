// Moves of fields between the two faces of a badge.
import type { BadgeFieldKey } from "@emdia/contract/badges/config-routes.ts";
import { BADGE_FIELDS_PER_FACE } from "@emdia/contract/badges/fields.ts";

export const faceNames = ["firstFace", "secondFace"] as const;
export type FaceName = (typeof faceNames)[number];
export type Faces = { readonly [F in FaceName]: readonly BadgeFieldKey[] };
export type Place = { readonly face: FaceName; readonly at: number };

export const otherFace = (face: FaceName): FaceName => (face === "firstFace" ? "secondFace" : "firstFace");
export const isFull = (faces: Faces, face: FaceName): boolean => faces[face].length >= BADGE_FIELDS_PER_FACE;

export const removeField = ({ firstFace, secondFace }: Faces, key: BadgeFieldKey): Faces => ({
  firstFace: firstFace.filter((one) => one !== key),
  secondFace: secondFace.filter((one) => one !== key),
});

/** Puts a field before the field at this position, wherever it was. A full face takes no further field. */
export const placeField = (faces: Faces, key: BadgeFieldKey, { face, at }: Place): Faces => {
  if (isFull(faces, face) && !faces[face].includes(key)) return faces;
  const rest = removeField(faces, key);
  return { ...rest, [face]: rest[face].toSpliced(at, 0, key) };
};

/** Moves a field one position up or down in its face. At the end of the face it stays. */
export const stepField = (faces: Faces, key: BadgeFieldKey, { face, step }: { readonly face: FaceName; readonly step: -1 | 1 }): Faces => {
  const at = faces[face].indexOf(key) + step;
  return at < 0 || at >= faces[face].length ? faces : placeField(faces, key, { face, at });
};

/** The options that are on no face. */
export const freeOptions = <O extends { readonly key: BadgeFieldKey }>(options: readonly O[], { firstFace, secondFace }: Faces): O[] =>
  options.filter(({ key }) => !firstFace.includes(key) && !secondFace.includes(key));
