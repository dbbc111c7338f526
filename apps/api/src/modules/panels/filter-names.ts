import type { FilterNames, FilterNamesQuery } from "@emdia/contract/panels/filter-names.ts";
import { refuse } from "../../kernel/outcome.ts";
import { namesInProjects } from "../projects/index.ts";
import type { FigureHandler, FigureScope } from "./panel-request.ts";
import { panelEntries, visibleFigures } from "./policy.ts";
import { crowdedField } from "./rules/refuse-filter.ts";
import { namesOfCompanies, namesOfDocumentTypes } from "./store/names.ts";

/** Names of the ids of a filter. Rows that the figures do not count have none. */
export const namesOfFilter = async (scope: FigureScope, query: FilterNamesQuery): Promise<FilterNames> => {
  const counted = panelEntries(scope, query.companies).map(({ companyId }) => companyId);
  const visible = visibleFigures(panelEntries(scope));
  const { projects, departmentIds: departments, providers, documentTypes = [] } = query;
  const named = await namesInProjects(scope.tx, visible, { projects, departments, providers });
  return {
    companies: await namesOfCompanies(scope.tx, counted),
    projects: [...named.projects],
    departments: [...named.departments],
    providers: [...named.providers],
    documentTypes: documentTypes.length > 0 ? await namesOfDocumentTypes(scope.tx, documentTypes) : [],
  };
};

export const readFilterNames: FigureHandler<"GET /reports/management/filter-names"> = async (scope, { query }) => {
  const field = crowdedField(query);
  return field ? refuse("panel.too_many_ids", { field }) : namesOfFilter(scope, query);
};
