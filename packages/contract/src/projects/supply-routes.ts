import * as z from "zod/mini";
import { Id, list, paging, queryId, searchText } from "../list.ts";
import { routes } from "../route.ts";

const named = z.object({ id: Id, name: z.string() });
const words = { query: z.optional(searchText) };
const SuppliedProject = z.object({ id: Id, name: z.string(), company: named, providers: z.array(named) });
const ofProvider = z.object({ ...paging(), ...words, providerId: z.optional(queryId) });

/** Optional parts of a beneficiary. */
export const beneficiaryParts = ["projects", "plans"] as const;
const expand = z.pipe(
  z.transform((value: string): unknown => (typeof value === "string" ? value.split(",") : value)),
  z.array(z.enum(beneficiaryParts)).check(z.maxLength(beneficiaryParts.length)),
);

export const supplyRoutes = routes({
  "GET /employees/providers/projects": {
    permission: "see_projects",
    summary: "Lists projects with the suppliers that may provide workers there",
    query: ofProvider,
    answer: list(SuppliedProject),
  },
  "GET /account/companies/providers": {
    permission: "see_projects",
    summary: "Lists suppliers of the caller's contractors, all or those that analysis notes may concern",
    query: z.object({ ...paging(), ...words, category: z.optional(z.enum(["ADD_ANALYSIS_NOTE"])) }),
    answer: list(z.extend(named, { cnpj: z.string() })),
  },
  "GET /account/companies/providers/projects": {
    permission: "see_projects",
    summary: "Lists the projects in which a supplier works for the caller's contractors",
    query: ofProvider,
    answer: list(SuppliedProject),
  },
  "GET /beneficiary/{id}": {
    permission: "see_projects",
    summary: "Returns a supplier of the caller's projects, with projects and plans on request",
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
