import * as z from "zod/mini";
import { oneLine } from "../identity/person-name.ts";
import { COMPANY_GROUP_NAME_MAX_LENGTH, PAGE_SIZE_MAX } from "../limits.ts";
import { Id, list, paging, queryFlag, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { CustomValue, CustomValues } from "./field-routes.ts";

/** What comes of belonging to a group. */
export const companyGroupActions = ["custom_fields"] as const;

/** A group of suppliers and of the fields that are asked of them. Its counts say of how many of the company's suppliers it holds. */
export const CompanyGroup = z.object({
  id: Id,
  companyId: Id,
  name: z.string(),
  action: z.enum(companyGroupActions),
  activated: z.boolean(),
  /** The same as `id`: a group is one company's own from its first day. */
  companygroupid: Id,
  /** It holds of every supplier but those left out, or of nobody but those included. */
  forall: z.boolean(),
  providers: z.int(),
  provider_active: z.int(),
  provider_inactive: z.int(),
  /** Fields in use. */
  fieldCount: z.int(),
  version: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type CompanyGroup = z.output<typeof CompanyGroup>;
/** A supplier in a group: whether the group holds of it, and what is known of it. */
export const GroupProvider = z.object({
  id: Id,
  cnpj: z.string(),
  tradingName: z.string(),
  activated: z.boolean(),
  values: z.array(CustomValue),
  /** It goes back with a change; zero is a supplier of whom the group says nothing of its own yet. */
  version: z.int(),
});
export type GroupProvider = z.output<typeof GroupProvider>;

/** The filter of the groups: one schema for the address bar and for the server. */
export const CompanyGroupListQuery = z.object({ ...paging(), query: z.optional(searchText), activated: z.optional(queryFlag) });
export type CompanyGroupListQuery = z.output<typeof CompanyGroupListQuery>;
/** The filter of the suppliers of a group. */
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
    summary: "The groups in which a company asks its suppliers for fields of its own",
    query: CompanyGroupListQuery,
    answer: list(CompanyGroup),
    refusals: ["company.not_found", "permission.missing"],
  },
  "POST /companies/{companyId}/company-groups": {
    permission: "config_employee_additional_info",
    summary: "Begins a group, which holds of every supplier unless it says otherwise",
    body: z.object({ name, forall: z._default(z.boolean(), true) }),
    answer: CompanyGroup,
    status: 201,
    refusals: ["company.not_found", "company_group.name_taken", "permission.missing"],
  },
  "GET /companies/{companyId}/company-groups/{groupCustomFieldsId}": {
    permission: "config_employee_additional_info",
    summary: "A group with how many fields it has and of how many suppliers it holds",
    answer: CompanyGroup,
    refusals: [...hidden],
  },
  "PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}": {
    permission: "config_employee_additional_info",
    summary: "Renames a group, puts it away or takes it up again; what is known stays readable",
    body: z.object({ name, activated: z.boolean(), version }),
    answer: CompanyGroup,
    refusals: [...hidden, "company_group.name_taken", "company_group.stale"],
  },
  "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/provider-custom-fields": {
    permission: "config_employee_additional_info",
    summary: "The company's suppliers, with whether a group holds of each and what is known of it",
    query: GroupProviderListQuery,
    answer: list(GroupProvider),
    refusals: [...hidden],
  },
  "PATCH /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/providers": {
    permission: "config_employee_additional_info",
    summary: "Says of which suppliers a group holds, and keeps what is known of them; who is not named stays as they are",
    body: GroupProvidersChange,
    answer: CompanyGroup,
    refusals: [...hidden, "company_group.unknown_provider", "company_group.provider_stale", "custom_field.values_unfit"],
  },
});
