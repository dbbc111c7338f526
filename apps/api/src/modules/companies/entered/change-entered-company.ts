import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { changeCompanyData } from "../change-company-data.ts";
import { isTheirs, whereMayEnter } from "../policy.ts";
import { decideCompanyChange } from "../rules/company-change.ts";
import { findEntered, writeEntered } from "../store/entered-companies.ts";
import { presentEnteredCompany } from "./present-entered-company.ts";
import { rememberEntry } from "./remember-entry.ts";

/** Completes the data of an entered company. Its source becomes `typed`. */
const changeEntered: Handler<"PATCH /companies/{id}"> = async (scope, { params: { id }, body }) => {
  const entered = await findEntered(scope, { id, contractorIds: whereMayEnter(scope), toChange: true });
  if (!entered) return refuse("company.not_found");
  const decision = decideCompanyChange(entered, body);
  if (decision.kind === "stale") return refuse("company_data.stale", { version: entered.version, changed: decision.changed });
  if (decision.changes.length === 0) return presentEnteredCompany(entered);

  const { version: _, ...data } = body;
  await writeEntered(scope, entered, { ...data, source: "typed" });
  const action = "company.entry_changed";
  await rememberEntry(
    scope,
    entered,
    decision.changes.map((change) => ({ action, change })),
  );
  return presentEnteredCompany({ ...entered, ...data, source: "typed", version: entered.version + 1 });
};

/** Changes a company by its id: a company of the caller, or an entered company. */
export const changeCompany: Handler<"PATCH /companies/{id}"> = async (scope, request) => {
  if (!isTheirs(scope, request.params.id)) return changeEntered(scope, request);
  const changed = await changeCompanyData(scope, request);
  return "id" in changed ? { ...changed, entered: null } : changed;
};
