import * as z from "zod/mini";
import { states } from "../documents/states.ts";
import { oneLine } from "../identity/person-name.ts";
import { COMPANY_CITY_MAX_LENGTH, COMPANY_NAME_MAX_LENGTH } from "../limits.ts";
import { Id, Instant, Nothing } from "../list.ts";
import { routes } from "../route.ts";
import { CompanyChange, CompanyData, MyCompany } from "./company-routes.ts";
import { enteredSources } from "./entered-sources.ts";
import { whoeverAddsSuppliers, writtenCnpj } from "./registry-routes.ts";

/** What makes a company one that a contractor entered and that is not here yet. */
const Entry = z.object({
  contractorId: Id,
  source: z.enum(enteredSources),
  enteredAt: Instant,
  /** The company of this CNPJ, once it has registered. */
  registeredId: z.nullable(Id),
});

/** A company by its own address: one of the person's, or one that their contractor entered, in which nobody has a profile. */
export const CompanyByAddress = z.extend(CompanyData, { profile: z.nullable(MyCompany.shape.profile), entered: z.nullable(Entry) });
export type CompanyByAddress = z.output<typeof CompanyByAddress>;

const name = z.optional(oneLine(COMPANY_NAME_MAX_LENGTH));
/** The names count where nobody else says how the company is called. */
const NewCompany = z.object({
  cnpj: writtenCnpj,
  companyName: name,
  tradingName: name,
  city: z.optional(z.nullable(oneLine(COMPANY_CITY_MAX_LENGTH))),
  state: z.optional(z.nullable(z.enum(states))),
});
export type NewCompany = z.output<typeof NewCompany>;

export const enteredCompanyRoutes = routes({
  "POST /companies": {
    permission: whoeverAddsSuppliers,
    summary: "Enters a company that is not here yet, with what the registry or the configured service says of it, or what is typed by hand",
    body: NewCompany,
    answer: CompanyByAddress,
    status: 201,
    refusals: [
      "registry.cnpj_invalid",
      "entered_company.registered",
      "entered_company.twice",
      "entered_company.name_missing",
      "company.choose_one",
      "permission.missing",
    ],
  },
  "GET /companies/{id}": {
    permission: ["see_company_data", ...whoeverAddsSuppliers],
    summary: "One of the companies that the person administers, or one that their contractor entered",
    answer: CompanyByAddress,
    refusals: ["company.not_found"],
  },
  "PATCH /companies/{id}": {
    permission: ["update_company_data", ...whoeverAddsSuppliers],
    summary: "Changes the data of a company, as its profile does, or completes those of one that the contractor entered",
    body: CompanyChange,
    answer: CompanyByAddress,
    refusals: ["company.not_found", "company_data.stale", "permission.missing"],
  },
  "DELETE /companies/{id}": {
    permission: whoeverAddsSuppliers,
    summary: "Removes a company that the contractor entered, while no project waits for it",
    answer: Nothing,
    status: 204,
    refusals: ["company.not_found", "entered_company.awaited"],
  },
});
