import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { isTheirs, mayChange } from "./policy.ts";
import { presentCompany } from "./present-company.ts";
import { decideCompanyChange, type FieldChange } from "./rules/company-change.ts";
import { saveCompanyData } from "./store/company-data.ts";
import { findMyCompany, type KeptCompany } from "./store/my-companies.ts";

/** Changes the names, city and state of a company. The CNPJ identifies the company and never changes. */
export const changeCompanyData: Handler<"PUT /companies/{id}/profile"> = async (scope, { params: { id }, body }) => {
  const company = isTheirs(scope, id) ? await findMyCompany(scope, { id, toChange: true }) : undefined;
  if (!company) return refuse("company.not_found");
  if (!mayChange(scope, id)) return refuse("permission.missing", { permission: "update_company_data", companyId: id });

  const decision = decideCompanyChange(company, body);
  if (decision.kind === "stale") return refuse("company_data.stale", { version: company.version, changed: decision.changed });
  if (decision.changes.length === 0) return presentCompany(scope, company);

  const { version: _, ...data } = body;
  await saveCompanyData(scope, company, data);
  for (const change of decision.changes) await rememberChange(scope, company, change);
  return presentCompany(scope, { ...company, ...data, version: company.version + 1 });
};

const rememberChange = (scope: Scope, { id, tradingName }: KeptCompany, change: FieldChange) =>
  recordHistory(scope, {
    ownerId: id,
    about: { kind: "company", id },
    subject: { kind: "company", id, name: tradingName },
    action: "company.changed",
    change,
  });
