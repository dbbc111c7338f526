import * as z from "zod/mini";
import { Id, list, paging, queryId, searchText } from "../list.ts";
import { routes } from "../route.ts";

const named = z.object({ id: Id, name: z.string() });
const words = { query: z.optional(searchText) };
const SuppliedProject = z.object({ id: Id, name: z.string(), company: named, providers: z.array(named) });
const ofProvider = z.object({ ...paging(), ...words, providerId: z.optional(queryId) });

/** What may be told of a beneficiary beside its data. */
export const beneficiaryParts = ["projects", "plans"] as const;
const expand = z.pipe(
  z.transform((value: string): unknown => (typeof value === "string" ? value.split(",") : value)),
  z.array(z.enum(beneficiaryParts)).check(z.maxLength(beneficiaryParts.length)),
);

export const supplyRoutes = routes({
  "GET /employees/providers/projects": {
    permission: "see_projects",
    summary: "Projects with the suppliers whose people may work there",
    query: ofProvider,
    answer: list(SuppliedProject),
  },
  "GET /account/companies/providers": {
    permission: "see_projects",
    summary: "Suppliers of the person's contracting companies, all or those about whom notes may be written",
    query: z.object({ ...paging(), ...words, category: z.optional(z.enum(["ADD_ANALYSIS_NOTE"])) }),
    answer: list(z.extend(named, { cnpj: z.string() })),
  },
  "GET /account/companies/providers/projects": {
    permission: "see_projects",
    summary: "Projects in which a supplier works for the person's contracting companies",
    query: ofProvider,
    answer: list(SuppliedProject),
  },
  "GET /beneficiary/{id}": {
    permission: "see_projects",
    summary: "A supplier of the person's projects, with its projects and plans where they are asked for",
    query: z.object({ expand: z.optional(expand.check(z.meta({ examples: ["projects,plans"] }))) }),
    answer: z.object({
      id: Id,
      cnpj: z.string(),
      companyName: z.string(),
      tradingName: z.string(),
      city: z.nullable(z.string()),
      state: z.nullable(z.string()),
      projects: z.optional(z.array(named)),
      plans: z.optional(z.array(z.string())),
    }),
    refusals: ["company.not_found"],
  },
});
