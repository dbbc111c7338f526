import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { isOwnCompany } from "../config/policy.ts";
import { type LogoLinks, linkToLogo } from "./link-to-logo.ts";
import { logoOf } from "./logo-of.ts";

/** Every user of the company reads its logo. */
export const readLogo =
  (files: LogoLinks): Handler<"GET /companies/{id}/config/logo"> =>
  async (scope, { params: { id: companyId } }) => {
    if (!isOwnCompany(scope, companyId)) return refuse("company.not_found");
    const shown = await logoOf(scope.tx, companyId);
    if (!shown.ok) return shown;
    return shown.value && linkToLogo(files, shown.value, { companyId, now: scope.now });
  };
