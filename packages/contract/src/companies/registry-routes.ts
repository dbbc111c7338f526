import * as z from "zod/mini";
import { Day, Id, Instant, list, paging, searchText } from "../list.ts";
import type { PermissionKey } from "../permissions.ts";
import { routes } from "../route.ts";

/** The words of Receita Federal for what has become of a company. */
export const registryStatuses = { "01": "NULA", "02": "ATIVA", "03": "SUSPENSA", "04": "INAPTA", "08": "BAIXADA" } as const;

/** Where an answer comes from: a company that is here already, what the contractor entered, the open data, or the service that was asked. */
export const companySources = ["directory", "entered", "registry", "service"] as const;
/** Why somebody types a company's data: nobody knows the number, or nobody could be asked. */
export const byHandReasons = ["unknown", "unavailable"] as const;

const Coded = z.object({ code: z.string(), text: z.nullable(z.string()) });
const said = z.nullable(z.string());

/** A number as somebody writes it. What is wrong with it is said by a refusal of its own, so that here anything short is let in. */
export const writtenCnpj = z
  .string()
  .check(z.trim(), z.maxLength(32))
  .register(z.globalRegistry, { examples: ["12.ABC.345/01DE-35"] });

/** Check digits do not notice every slip between letters and digits, so the legal name is always shown beside the number. */
export const FoundCompany = z.object({
  found: z.boolean(),
  byHand: z.boolean(),
  whyByHand: z.nullable(z.enum(byHandReasons)),
  cnpj: z.string(),
  companyId: z.nullable(Id),
  /** What a contractor of the person entered under this number. */
  enteredId: z.nullable(Id),
  hasAccounts: z.boolean(),
  companyName: said,
  tradingName: said,
  isHeadOffice: z.nullable(z.boolean()),
  status: z.nullable(Coded),
  statusSince: z.nullable(Day),
  openedOn: z.nullable(Day),
  size: z.nullable(Coded),
  legalNature: z.nullable(Coded),
  mainActivity: z.nullable(Coded),
  isSimples: z.nullable(z.boolean()),
  isMei: z.nullable(z.boolean()),
  city: said,
  state: said,
  /** Nothing of a person's home and mail box: of individual firms these are empty. */
  address: z.object({ street: said, number: said, complement: said, district: said, postalCode: said }),
  phone: said,
  email: said,
  source: z.nullable(z.enum(companySources)),
  confirmedAt: z.nullable(Instant),
});
export type FoundCompany = z.output<typeof FoundCompany>;

export const COMPANY_SEARCH_MIN_LENGTH = 2;
/** Without words or a number nothing is asked, and nobody is found. */
export const CompanySearchQuery = z.object({ ...paging(), query: z.optional(searchText.check(z.minLength(COMPANY_SEARCH_MIN_LENGTH))) });
export type CompanySearchQuery = z.output<typeof CompanySearchQuery>;

export const CompanySearchRow = z.object({
  cnpj: z.string(),
  companyId: z.nullable(Id),
  enteredId: z.nullable(Id),
  /** Its data were typed by whoever entered it. */
  byHand: z.boolean(),
  companyName: z.string(),
  tradingName: said,
  isHeadOffice: z.nullable(z.boolean()),
  status: z.nullable(Coded),
  city: said,
  state: said,
  source: z.enum(["directory", "entered", "registry"]),
});
export type CompanySearchRow = z.output<typeof CompanySearchRow>;

/** Whoever puts a supplier into a project looks for it: while the project is made, and later. */
export const whoeverAddsSuppliers = ["add_project", "update_project"] as const satisfies readonly PermissionKey[];

export const registryRoutes = routes({
  "GET /projects/companies/find-cnpj/{cnpj}": {
    permission: whoeverAddsSuppliers,
    summary: "Finds a company by CNPJ: here, in the open data of Receita Federal, then by the configured service",
    params: { cnpj: writtenCnpj },
    answer: FoundCompany,
    refusals: ["registry.cnpj_invalid"],
  },
  "GET /companies/search": {
    permission: whoeverAddsSuppliers,
    summary: "Companies by name or CNPJ, here and in the open data of Receita Federal",
    query: CompanySearchQuery,
    answer: list(CompanySearchRow),
  },
});
