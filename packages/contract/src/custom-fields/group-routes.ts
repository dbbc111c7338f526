import * as z from "zod/mini";
import { oneLine } from "../identity/person-name.ts";
import { COMPANY_GROUP_NAME_MAX_LENGTH, PAGE_SIZE_MAX } from "../limits.ts";
import { Id, list, paging, queryFlag, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { CustomValue, CustomValues } from "./field-routes.ts";

/** Effects of belonging to a group. */
export const companyGroupActions = ["custom_fields"] as const;

/** Group of suppliers with custom fields. Its counts refer to the company's suppliers that it includes. */
export const CompanyGroup = z.object({
  id: Id,
  companyId: Id,
  name: z.string(),
  action: z.enum(companyGroupActions),
  activated: z.boolean(),
  /** The same as `id`: each group belongs to one company. */
  companygroupid: Id,
  /** True: all suppliers except the excluded ones. False: only the included ones. */
  forall: z.boolean(),
  providers: z.int(),
  provider_active: z.int(),
  provider_inactive: z.int(),
  /** Number of fields that are not retired. */
  fieldCount: z.int(),
  version: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type CompanyGroup = z.output<typeof CompanyGroup>;
/** Supplier in a group, with its membership and values. */
export const GroupProvider = z.object({
  id: Id,
  cnpj: z.string(),
  tradingName: z.string(),
  activated: z.boolean(),
  values: z.array(CustomValue),
  /** Version for optimistic locking; zero if the group has no data of this supplier yet. */
  version: z.int(),
});
export type GroupProvider = z.output<typeof GroupProvider>;

/** Filter of the groups, shared by the URL and the server. */
export const CompanyGroupListQuery = z.object({ ...paging(), query: z.optional(searchText), activated: z.optional(queryFlag) });
export type CompanyGroupListQuery = z.output<typeof CompanyGroupListQuery>;
/** Filter of the suppliers of a group. */
export const GroupProviderListQuery = z.object({ ...paging(), query: z.optional(searchText), activated: z.optional(queryFlag) });
export type GroupProviderListQuery = z.output<typeof GroupProviderListQuery>;

const name = oneLine(COMPANY_GROUP_NAME_MAX_LENGTH);
const version = z.int().check(z.minimum(1), z.meta({ examples: [1] }));
const ProviderChange = z.object({
  id: Id,
  activated: z.optional(z.boolean()),
  values: z.optional(CustomValues),
  version: z.int().check(z.minimum(0), z.meta({ examples: [0] })),
});
export type ProviderChange = z.output<typeof ProviderChange>;
const GroupProvidersChange = z.object({
  forall: z.optional(z.boolean()),
  providers: z._default(z.array(ProviderChange).check(z.maxLength(PAGE_SIZE_MAX), z.meta({ examples: [[]] })), []),
});
const hidden = ["company.not_found", "company_group.not_found", "permission.missing"] as const;

export const companyGroupRoutes = routes({
  "GET /companies/{companyId}/company-groups": {
    permission: "config_employee_additional_info",
    summary: "Lists the custom field groups of a company",
    query: CompanyGroupListQuery,
    answer: list(CompanyGroup),
    refusals: ["company.not_found", "permission.missing"],
  },
  "POST /companies/{companyId}/company-groups": {
    permission: "config_employee_additional_info",
    summary: "Creates a group, by default for every supplier",
    body: z.object({ name, forall: z._default(z.boolean(), true) }),
    answer: CompanyGroup,
    status: 201,
    refusals: ["company.not_found", "company_group.name_taken", "permission.missing"],
  },
  "GET /companies/{companyId}/company-groups/{groupCustomFieldsId}": {
    permission: "config_employee_additional_info",
    summary: "Returns a group with its counts of fields and suppliers",
    answer: CompanyGroup,
    refusals: [...hidden],
  },
  "PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}": {
    permission: "config_employee_additional_info",
    summary: "Renames, deactivates or reactivates a group; its data stay readable",
    body: z.object({ name, activated: z.boolean(), version }),
    answer: CompanyGroup,
    refusals: [...hidden, "company_group.name_taken", "company_group.stale"],
  },
  "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/provider-custom-fields": {
    permission: "config_employee_additional_info",
    summary: "Lists the company's suppliers with their membership and values in a group",
    query: GroupProviderListQuery,
    answer: list(GroupProvider),
    refusals: [...hidden],
  },
  "PATCH /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/providers": {
    permission: "config_employee_additional_info",
    summary: "Sets the suppliers of a group and their values; suppliers that are not in the request stay unchanged",
    body: GroupProvidersChange,
    answer: CompanyGroup,
    refusals: [...hidden, "company_group.unknown_provider", "company_group.provider_stale", "custom_field.values_unfit"],
  },
});
