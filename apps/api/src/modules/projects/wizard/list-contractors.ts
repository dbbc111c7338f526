import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayCreate } from "../policy.ts";
import { companyPage } from "../store/company-pages.ts";

export const listContractors: Handler<"GET /projects/create/companies"> = (scope, { query }) =>
  companyPage(scope, { companyIds: whereMayCreate(scope), ...query });
