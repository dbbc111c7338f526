/** Fields of a badge, besides the photo, the name and the QR code, which every badge has. */
export const badgeFields = [
  "role",
  "company",
  "company_document",
  "contractor",
  "document",
  "admission_date",
  "projects",
  "activity_types",
] as const;
export type BadgeField = (typeof badgeFields)[number];

export const BADGE_FIELDS_PER_FACE = 6;
