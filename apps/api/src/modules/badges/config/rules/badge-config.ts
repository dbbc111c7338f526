import type { BadgeFieldKey } from "@emdia/contract/badges/config-routes.ts";
import { badgeFields } from "@emdia/contract/badges/fields.ts";

/** Badge configuration of a contractor, as the badge shows it. */
export type BadgeConfiguration = {
  readonly isActive: boolean;
  readonly firstFace: readonly BadgeFieldKey[];
  readonly secondFace: readonly BadgeFieldKey[];
  readonly showsLogo: boolean;
  readonly baseColor: string;
};
/** A field that a face can show. Fields of the record have no name: the screen names them. */
export type BadgeOption = { readonly key: BadgeFieldKey; readonly name: string | null };
/** Stored keys are text, because a custom field can be retired later. */
type StoredFaces = { readonly firstFace: readonly string[]; readonly secondFace: readonly string[] };
type CustomField = { readonly id: number; readonly name: string };

/** Configuration of a company without a row. */
export const defaultBadgeConfiguration: BadgeConfiguration = {
  isActive: false,
  firstFace: ["role", "company"],
  secondFace: ["contractor", "admission_date", "activity_types", "projects"],
  showsLogo: false,
  baseColor: "#0f6775",
};

export const badgeOptions = (fields: readonly CustomField[]): BadgeOption[] => [
  ...badgeFields.map((key) => ({ key, name: null })),
  ...fields.map(({ id, name }) => ({ key: `custom:${id}` as const, name })),
];

/** The configuration without retired custom fields. */
export const withoutRetiredFields = <C extends StoredFaces>(config: C, options: readonly BadgeOption[]) => {
  const visible = (face: readonly string[]): BadgeFieldKey[] =>
    face.flatMap((key) => options.filter((option) => option.key === key).map((option) => option.key));
  return { ...config, firstFace: visible(config.firstFace), secondFace: visible(config.secondFace) };
};
