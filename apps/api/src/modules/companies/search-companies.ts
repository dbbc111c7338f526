import type { Handler } from "../../platform/http/handler.ts";
import { presentRow } from "./present-registry.ts";
import { companiesFound } from "./store/registry-companies.ts";

export const searchCompanies: Handler<"GET /companies/search"> = async (scope, { query }) => {
  const { rows, meta } = await companiesFound(scope, query);
  return { results: rows.map(presentRow), meta };
};
