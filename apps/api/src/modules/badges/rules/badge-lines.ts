// Texts of the fields of a face.
import type { BadgeLine } from "@emdia/contract/badges/badge-routes.ts";
import type { BadgeFieldKey } from "@emdia/contract/badges/config-routes.ts";
import type { BadgeField } from "@emdia/contract/badges/fields.ts";
import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { dayMonthYear } from "../../../kernel/dates.ts";
import type { LinkOnBadge } from "./badge-link.ts";

/** A custom field that the user may see, with the answer for the worker. */
export type ShownField = { readonly id: number; readonly name: string; readonly value: string | null };
export type BadgeFacts = {
  readonly link: LinkOnBadge;
  /** Masked unless the user may see it. */
  readonly document: string;
  readonly projects: readonly string[];
  readonly activityTypes: readonly string[];
  readonly customFields: readonly ShownField[];
};

const CUSTOM = "custom:";

const values: { readonly [F in BadgeField]: (facts: BadgeFacts) => string } = {
  role: ({ link }) => link.role,
  company: ({ link }) => link.providerName,
  company_document: ({ link }) => maskCnpj(link.providerCnpj),
  contractor: ({ link }) => link.contractorName,
  document: ({ document }) => document,
  admission_date: ({ link }) => dayMonthYear(link.admissionDate),
  projects: ({ projects }) => projects.join(", "),
  activity_types: ({ activityTypes }) => activityTypes.join(", "),
};
const isField = (key: BadgeFieldKey): key is BadgeField => Object.hasOwn(values, key);

const lineOf = (key: BadgeFieldKey, facts: BadgeFacts): BadgeLine => {
  if (isField(key)) return { key, label: null, value: values[key](facts) };
  const field = facts.customFields.find(({ id }) => `${CUSTOM}${id}` === key);
  return { key, label: field?.name ?? null, value: field?.value ?? "" };
};

/** The fields of a face that have a value. */
export const linesOf = (face: readonly BadgeFieldKey[], facts: BadgeFacts): BadgeLine[] =>
  face.map((key) => lineOf(key, facts)).filter(({ value }) => value !== "");
