// Names of the ids in a filter, for the words of a shared link.
import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Id, queryId, queryList } from "../list.ts";
import { IndicatorQuery } from "./filter.ts";

const { departmentIds, projects, companies } = IndicatorQuery.shape;
export const FilterNamesQuery = z.object({
  departmentIds,
  projects,
  /** Companies of the caller. */
  companies,
  providers: z.optional(queryList(queryId)),
  documentTypes: z.optional(queryList(queryId)),
});
export type FilterNamesQuery = z.output<typeof FilterNamesQuery>;

const Named = z.object({ id: Id, name: z.string() });
/** `companies` are those that the figures count; the others are the rows of the query that the caller may see. */
export const FilterNames = z.object({
  companies: z.array(Named),
  projects: z.array(Named),
  /** With the name of their unit. */
  departments: z.array(Named),
  providers: z.array(Named),
  documentTypes: z.array(z.object({ id: Id, name: CatalogueText })),
});
export type FilterNames = z.output<typeof FilterNames>;
