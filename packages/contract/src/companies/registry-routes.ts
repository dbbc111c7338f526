import * as z from "zod/mini";
import { Day, Id, Instant, list, paging, searchText } from "../list.ts";
import type { PermissionKey } from "../permissions.ts";
import { routes } from "../route.ts";

/** Registration status of a company, in the words of Receita Federal. */
export const registryStatuses = { "01": "NULA", "02": "ATIVA", "03": "SUSPENSA", "04": "INAPTA", "08": "BAIXADA" } as const;

/** Source of a lookup result: registered company, entered company, open data, or external service. */
export const companySources = ["directory", "entered", "registry", "service"] as const;
/** Reason for manual entry: the number is unknown, or the lookup is unavailable. */
export const byHandReasons = ["unknown", "unavailable"] as const;

const Coded = z.object({ code: z.string(), text: z.nullable(z.string()) });
const nullableText = z.nullable(z.string());

/** CNPJ as typed. The schema accepts any short text, because the route refuses an invalid one with its own code. */
export const writtenCnpj = z
  .string()
  .check(z.trim(), z.maxLength(32))
  .register(z.globalRegistry, { examples: ["12.ABC.345/01DE-35"] });

/** CNPJ in a path, with or without its points and hyphen. The server refuses every path with an encoded slash. */
const cnpjInPath = z
  .string()
  .check(z.trim(), z.maxLength(32), z.regex(/^[^/]*$/))
  .register(z.globalRegistry, { examples: ["12ABC34501DE35"] });

/**
 * Result of a CNPJ lookup. Check digits miss some confusions of letters and digits, so the screen always shows the legal name with the
 * number.
 */
export const FoundCompany = z.object({
  found: z.boolean(),
  byHand: z.boolean(),
  whyByHand: z.nullable(z.enum(byHandReasons)),
  cnpj: z.string(),
  companyId: z.nullable(Id),
  /** The company that the caller's contractor entered under this number. */
  enteredId: z.nullable(Id),
  hasAccounts: z.boolean(),
  companyName: nullableText,
  tradingName: nullableText,
  isHeadOffice: z.nullable(z.boolean()),
  status: z.nullable(Coded),
  statusSince: z.nullable(Day),
  openedOn: z.nullable(Day),
  size: z.nullable(Coded),
  legalNature: z.nullable(Coded),
  mainActivity: z.nullable(Coded),
  isSimples: z.nullable(z.boolean()),
  isMei: z.nullable(z.boolean()),
  city: nullableText,
  state: nullableText,
  /** Empty for individual firms, because it would be a private address. */
  address: z.object({
    street: nullableText,
    number: nullableText,
    complement: nullableText,
    district: nullableText,
    postalCode: nullableText,
  }),
  phone: nullableText,
  email: nullableText,
  source: z.nullable(z.enum(companySources)),
  confirmedAt: z.nullable(Instant),
});
export type FoundCompany = z.output<typeof FoundCompany>;

export const COMPANY_SEARCH_MIN_LENGTH = 2;
/** Without a query the result is empty. */
export const CompanySearchQuery = z.object({ ...paging(), query: z.optional(searchText.check(z.minLength(COMPANY_SEARCH_MIN_LENGTH))) });
export type CompanySearchQuery = z.output<typeof CompanySearchQuery>;

export const CompanySearchRow = z.object({
  cnpj: z.string(),
  companyId: z.nullable(Id),
  enteredId: z.nullable(Id),
  /** Whether the data were typed by hand. */
  byHand: z.boolean(),
  companyName: z.string(),
  tradingName: nullableText,
  isHeadOffice: z.nullable(z.boolean()),
  status: z.nullable(Coded),
  city: nullableText,
  state: nullableText,
  source: z.enum(["directory", "entered", "registry"]),
});
export type CompanySearchRow = z.output<typeof CompanySearchRow>;

/** Permissions to search suppliers, for creating and for editing a project. */
export const whoeverAddsSuppliers = ["add_project", "update_project"] as const satisfies readonly PermissionKey[];

export const registryRoutes = routes({
  "GET /projects/companies/find-cnpj/{cnpj}": {
    permission: whoeverAddsSuppliers,
    summary: "Finds a company by CNPJ: registered, in the open data of Receita Federal, then by the configured service",
    params: { cnpj: cnpjInPath },
    answer: FoundCompany,
    refusals: ["registry.cnpj_invalid"],
  },
  "GET /companies/search": {
    permission: whoeverAddsSuppliers,
    summary: "Searches companies by name or CNPJ, registered and in the open data of Receita Federal",
    query: CompanySearchQuery,
    answer: list(CompanySearchRow),
  },
});
