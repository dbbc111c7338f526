import * as z from "zod/mini";
import { Names } from "../catalogue/document-type-routes.ts";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { PLANS } from "../limits.ts";
import { Id, searchText } from "../list.ts";
import { projectStates } from "../projects/routes.ts";
import { routes, type Schema } from "../route.ts";
import { WorkerChoice } from "../workers/list-rows.ts";
import { isSearchable } from "./is-searchable.ts";
import { SEARCHES_PER_MINUTE } from "./limits.ts";

const Reference = z.object({ id: Id, name: z.string() });

/** Project, found by name, contract number or scope. */
export const ProjectMatch = z.extend(Reference, {
  contract: z.nullable(z.string()),
  company: Reference,
  state: z.enum(projectStates),
  hasEnded: z.boolean(),
  isDraft: z.boolean(),
});
export type ProjectMatch = z.output<typeof ProjectMatch>;

/** Supplier, found by name or CNPJ. */
export const SupplierMatch = z.extend(Reference, { cnpj: z.string() });
export type SupplierMatch = z.output<typeof SupplierMatch>;

/** Document type, found by name or code. */
export const DocumentTypeMatch = z.extend(Reference, { ownerId: z.int(), name: CatalogueText, names: Names, plan: z.enum(PLANS) });
export type DocumentTypeMatch = z.output<typeof DocumentTypeMatch>;

/** The first rows of a list; a kind is absent if the caller may not see its list. */
const matches = <S extends Schema>(row: S) => z.optional(z.object({ results: z.array(row), hasMore: z.boolean() }));

export const SearchAnswer = z.object({
  projects: matches(ProjectMatch),
  suppliers: matches(SupplierMatch),
  /** Found by name, and by document where the caller may see documents. */
  workers: matches(WorkerChoice),
  documentTypes: matches(DocumentTypeMatch),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export const searchRoutes = routes({
  "GET /search": {
    permission: "self",
    summary: "Searches projects, suppliers, workers and document types in the lists that the caller may see",
    query: z.object({ q: searchText.check(z.refine(isSearchable, "search_too_short"), z.meta({ examples: ["silva"] })) }),
    answer: SearchAnswer,
    refusals: ["search.too_many"],
    accountLimit: { perMinute: SEARCHES_PER_MINUTE, refusal: "search.too_many" },
  },
});
