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
  /** On which side of a contract they are looked for. */
  side: z.optional(z.enum(companySides)),
  orderBy: z._default(z.enum(companyOrders), "NAME_ASC"),
};

/** One of a person's companies: where it stands, and as what the person acts there. */
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
/** The version goes back with a change, so that two people do not undo each other's. */
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
    summary: "The companies that the person administers",
    query: CompanyListQuery,
    answer: list(MyCompany),
  },
  "GET /account/companies": {
    permission: "self",
    summary: "The companies in which the person holds a permission of the category; all of theirs without one",
    query: z.extend(CompanyListQuery, { category: z.optional(Area) }),
    answer: list(MyCompany),
  },
  "GET /account/my-companies": {
    permission: "self",
    summary: "Every company to which the person is linked",
    query: z.object({ ...paging(PAGE_SIZE_MAX), ...filter }),
    answer: list(MyCompany),
  },
  "GET /account/companies/{id}": {
    permission: "self",
    summary: "One of the person's companies",
    answer: CompanyData,
    refusals: ["company.not_found"],
  },
  "PUT /companies/{id}/profile": {
    permission: "update_company_data",
    summary: "Changes the data of a company; its CNPJ stays as it is (CD-085)",
    body: CompanyChange,
    answer: CompanyData,
    refusals: ["company.not_found", "company_data.stale", "permission.missing"],
  },
  "GET /companies/{id}/history": {
    permission: "see_company_data",
    summary:
      "What happened to the data of a company, its billing address, what it asks of its people and the companies it entered, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
});
