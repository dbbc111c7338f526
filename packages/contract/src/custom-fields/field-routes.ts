import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { oneLine } from "../identity/person-name.ts";
import {
  CUSTOM_FIELD_HINT_MAX_LENGTH,
  CUSTOM_FIELD_NAME_MAX_LENGTH,
  CUSTOM_FIELD_OPTIONS_MAX_COUNT,
  CUSTOM_FIELD_OPTIONS_MIN_COUNT,
  CUSTOM_FIELD_TEXT_MAX_LENGTH,
  CUSTOM_FIELDS_PER_GROUP_MAX,
  PAGE_SIZE_MAX,
} from "../limits.ts";
import { Id, list, paging, queryFlag, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { customFieldSubjects } from "./custom-value.ts";

const LIMIT_MAX = 999_999_999_999;
const limit = z.nullable(z.number().check(z.minimum(-LIMIT_MAX), z.maximum(LIMIT_MAX))).check(z.meta({ examples: [null] }));
const options = z
  .array(oneLine(CUSTOM_FIELD_NAME_MAX_LENGTH))
  .check(z.minLength(CUSTOM_FIELD_OPTIONS_MIN_COUNT), z.maxLength(CUSTOM_FIELD_OPTIONS_MAX_COUNT));
const Asks = z.union([
  z.object({ kind: z.literal("text"), maxLength: z.int().check(z.minimum(1), z.maximum(CUSTOM_FIELD_TEXT_MAX_LENGTH)) }),
  z.object({ kind: z.literal("number"), minimum: limit, maximum: limit }),
  z.object({ kind: z.literal("date") }),
  z.object({ kind: z.literal("choice"), options }),
]);

/** Custom field of one company. */
const fieldShape = {
  id: Id,
  groupCustomFieldsId: Id,
  name: z.string(),
  /** Help text for the user who fills in the field. */
  hint: z.nullable(z.string()),
  appliesTo: z.enum(customFieldSubjects),
  required: z.boolean(),
  asks: Asks,
};
export const CustomField = z.object({
  ...fieldShape,
  /** Retired: no longer on forms; stored values stay readable. */
  retired: z.boolean(),
  version: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type CustomField = z.output<typeof CustomField>;
/** Custom field on a worker form, with its company and group. */
const named = z.object({ id: Id, name: z.string() });
export const CustomFieldOfProvider = z.object({ ...fieldShape, group: named, company: named });
export type CustomFieldOfProvider = z.output<typeof CustomFieldOfProvider>;

/** Value as text: a number with a decimal point, a day as YYYY-MM-DD. `null` clears the field. */
export const CustomValue = z.object({
  customFieldId: Id,
  value: z.nullable(z.string().check(z.trim(), z.maxLength(CUSTOM_FIELD_TEXT_MAX_LENGTH), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u))),
});
export type CustomValue = z.output<typeof CustomValue>;
export const CustomValues = z.array(CustomValue).check(z.maxLength(CUSTOM_FIELDS_PER_GROUP_MAX), z.meta({ examples: [[]] }));

const written = {
  name: oneLine(CUSTOM_FIELD_NAME_MAX_LENGTH),
  hint: z._default(z.nullable(oneLine(CUSTOM_FIELD_HINT_MAX_LENGTH)), null),
  required: z._default(z.boolean(), false),
  asks: Asks.check(z.meta({ examples: [{ kind: "date" }] })),
};
const NewCustomField = z.object({ ...written, appliesTo: z.enum(customFieldSubjects) });
export type NewCustomField = z.output<typeof NewCustomField>;
/** `version` is for optimistic locking. Subject and kind of a field cannot change. */
const CustomFieldChange = z.object({ ...written, version: z.int().check(z.minimum(1), z.meta({ examples: [1] })) });
export type CustomFieldChange = z.output<typeof CustomFieldChange>;

/** Filter of the fields of a group; the order is by creation. */
export const CustomFieldListQuery = z.object({ ...paging(), query: z.optional(searchText), retired: z.optional(queryFlag) });
export type CustomFieldListQuery = z.output<typeof CustomFieldListQuery>;
const hidden = ["company.not_found", "company_group.not_found", "permission.missing"] as const;

export const customFieldRoutes = routes({
  "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields": {
    permission: "config_employee_additional_info",
    summary: "Lists the fields of a group, including retired ones",
    query: CustomFieldListQuery,
    answer: list(CustomField),
    refusals: [...hidden],
  },
  "POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields": {
    permission: "config_employee_additional_info",
    summary: "Adds a field to a group",
    body: NewCustomField,
    answer: CustomField,
    status: 201,
    refusals: [
      ...hidden,
      "custom_field.name_taken",
      "custom_field.too_many",
      "custom_field.options_repeated",
      "custom_field.limits_reversed",
    ],
  },
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}": {
    permission: "config_employee_additional_info",
    summary: "Changes the name and limits of a field; its stored values remain",
    body: CustomFieldChange,
    answer: CustomField,
    refusals: [
      ...hidden,
      "custom_field.not_found",
      "custom_field.stale",
      "custom_field.retired",
      "custom_field.name_taken",
      "custom_field.kind_fixed",
      "custom_field.options_repeated",
      "custom_field.limits_reversed",
    ],
  },
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}/retire": {
    permission: "config_employee_additional_info",
    summary: "Retires a field; its stored values stay readable",
    answer: CustomField,
    refusals: [...hidden, "custom_field.not_found"],
  },
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}/restore": {
    permission: "config_employee_additional_info",
    summary: "Restores a retired field",
    answer: CustomField,
    refusals: [...hidden, "custom_field.not_found", "custom_field.name_taken", "custom_field.too_many"],
  },
  "GET /companies/{companyId}/custom-fields/history": {
    permission: "config_employee_additional_info",
    summary: "Lists changes of groups, fields and values of a company, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
  "GET /companies/provider/{id}/custom-fields": {
    permission: ["see_employee_data", "add_employee", "update_employee"],
    summary: "Lists the custom fields for workers of a supplier, with company and group",
    query: z.object(paging(PAGE_SIZE_MAX)),
    answer: list(CustomFieldOfProvider),
    refusals: ["company.not_found"],
  },
});
