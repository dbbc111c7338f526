import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { isTheirs } from "./policy.ts";
import { presentCompany } from "./present-company.ts";
import { findMyCompany } from "./store/my-companies.ts";

export const readCompany: Handler<"GET /account/companies/{id}"> = async (scope, { params }) => {
  const company = isTheirs(scope, params.id) ? await findMyCompany(scope, { id: params.id }) : undefined;
  return company ? presentCompany(scope, company) : refuse("company.not_found");
};
