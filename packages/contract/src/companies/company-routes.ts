import * as z from "zod/mini";
import { states } from "../documents/states.ts";
import { HistoryEntry } from "../history/entry.ts";
import { oneLine } from "../identity/person-name.ts";
import { COMPANY_CITY_MAX_LENGTH, COMPANY_LIST_PAGE_SIZE, COMPANY_NAME_MAX_LENGTH, PAGE_SIZE_MAX } from "../limits.ts";
import { Id, list, paging, searchText } from "../list.ts";
import { type PermissionArea, permissionAreas } from "../permissions.ts";
import { routes } from "../route.ts";
import { companySides } from "./sides.ts";

const Area = z.enum(permissionAreas as readonly [PermissionArea, ...PermissionArea[]]);

export const companyOrders = ["NAME_ASC", "NAME_DESC"] as const;

const filter = {
  query: z.optional(searchText),
  /** Contract side of the companies. */
  side: z.optional(z.enum(companySides)),
  orderBy: z._default(z.enum(companyOrders), "NAME_ASC"),
};

/** Company of the caller, with their profile there. */
export const MyCompany = z.object({
  id: Id,
  cnpj: z.string(),
  companyName: z.string(),
  tradingName: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  isContractor: z.boolean(),
  isProvider: z.boolean(),
  owner: z.boolean(),
  profile: z.object({ id: Id, name: z.string() }),
  can: z.object({ see: z.boolean(), update: z.boolean() }),
});
export type MyCompany = z.output<typeof MyCompany>;
/** Version for optimistic locking. */
export const CompanyData = z.extend(MyCompany, { version: z.int() });
export type CompanyData = z.output<typeof CompanyData>;

export const CompanyListQuery = z.object({ ...paging(COMPANY_LIST_PAGE_SIZE), ...filter });
export type CompanyListQuery = z.output<typeof CompanyListQuery>;

export const CompanyChange = z.object({
  companyName: oneLine(COMPANY_NAME_MAX_LENGTH),
  tradingName: oneLine(COMPANY_NAME_MAX_LENGTH),
  city: z.nullable(oneLine(COMPANY_CITY_MAX_LENGTH)),
  state: z.nullable(z.enum(states)),
  version: z.optional(z.int().check(z.minimum(1), z.meta({ examples: [1] }))),
});
export type CompanyChange = z.output<typeof CompanyChange>;

export const companyRoutes = routes({
  "GET /companies": {
    permission: "see_company_data",
    summary: "Lists the companies that the caller administers",
    query: CompanyListQuery,
    answer: list(MyCompany),
  },
  "GET /account/companies": {
    permission: "self",
    summary: "Lists the caller's companies with a permission of the category, or all without one",
    query: z.extend(CompanyListQuery, { category: z.optional(Area) }),
    answer: list(MyCompany),
  },
  "GET /account/my-companies": {
    permission: "self",
    summary: "Lists every company linked to the caller",
    query: z.object({ ...paging(PAGE_SIZE_MAX), ...filter }),
    answer: list(MyCompany),
  },
  "GET /account/companies/{id}": {
    permission: "self",
    summary: "Returns one of the caller's companies",
    answer: CompanyData,
    refusals: ["company.not_found"],
  },
  "PUT /companies/{id}/profile": {
    permission: "update_company_data",
    summary: "Changes the data of a company except its CNPJ (CD-085)",
    body: CompanyChange,
    answer: CompanyData,
    refusals: ["company.not_found", "company_data.stale", "permission.missing"],
  },
  "GET /companies/{id}/history": {
    permission: "see_company_data",
    summary: "Lists changes of a company's data, billing address, custom fields and entered companies, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
});
