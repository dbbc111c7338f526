import * as z from "zod/mini";
import { states } from "../documents/states.ts";
import { oneLine } from "../identity/person-name.ts";
import { COMPANY_CITY_MAX_LENGTH, COMPANY_NAME_MAX_LENGTH } from "../limits.ts";
import { Id, Instant, Nothing } from "../list.ts";
import { routes } from "../route.ts";
import { CompanyChange, CompanyData, MyCompany } from "./company-routes.ts";
import { enteredSources } from "./entered-sources.ts";
import { whoeverAddsSuppliers, writtenCnpj } from "./registry-routes.ts";

/** Entry data of a company that a contractor entered and that has not registered yet. */
const Entry = z.object({
  contractorId: Id,
  source: z.enum(enteredSources),
  enteredAt: Instant,
  /** The registered company with this CNPJ, if any. */
  registeredId: z.nullable(Id),
});

/** Company by id: one of the caller's, or one that their contractor entered, which has no profile. */
export const CompanyByAddress = z.extend(CompanyData, { profile: z.nullable(MyCompany.shape.profile), entered: z.nullable(Entry) });
export type CompanyByAddress = z.output<typeof CompanyByAddress>;

const name = z.optional(oneLine(COMPANY_NAME_MAX_LENGTH));
/** The names are used only if no source provides them. */
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
    summary: "Enters an unregistered company with data of the registry, of the configured service, or typed by hand",
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
    summary: "Returns a company that the caller administers or that their contractor entered",
    answer: CompanyByAddress,
    refusals: ["company.not_found"],
  },
  "PATCH /companies/{id}": {
    permission: ["update_company_data", ...whoeverAddsSuppliers],
    summary: "Changes the data of a company, or completes those of an entered company",
    body: CompanyChange,
    answer: CompanyByAddress,
    refusals: ["company.not_found", "company_data.stale", "permission.missing"],
  },
  "DELETE /companies/{id}": {
    permission: whoeverAddsSuppliers,
    summary: "Removes an entered company that no project waits for",
    answer: Nothing,
    status: 204,
    refusals: ["company.not_found", "entered_company.awaited"],
  },
});
