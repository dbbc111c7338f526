import { cnpjProblem, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lookupCnpjCached } from "../lookup-cnpj-cached.ts";
import { whereMayEnter } from "../policy.ts";
import type { CnpjLookup } from "../registry/cnpj-lookup.ts";
import { decideEntry } from "../rules/entry.ts";
import { enteredUnder, insertEntered } from "../store/entered-companies.ts";
import { companyHere, publishedCompany } from "../store/registry-companies.ts";
import { presentEnteredCompany } from "./present-entered-company.ts";
import { rememberEntry } from "./remember-entry.ts";

const lookUp = async (scope: Scope, lookup: CnpjLookup | undefined, cnpj: string) => {
  const published = await publishedCompany(scope, cnpj);
  if (published) return { company: published, source: "registry" as const };
  const outside = await lookupCnpjCached(scope, lookup, cnpj);
  return outside.kind === "found" ? { company: outside.company, source: "service" as const } : undefined;
};

/** Enters a company that is not registered yet. Registry or service data take precedence over the typed data. */
export const enterCompany =
  (lookup: CnpjLookup | undefined): Handler<"POST /companies"> =>
  async (scope, { body }) => {
    const [contractorId, ...others] = whereMayEnter(scope);
    if (contractorId === undefined) return refuse("permission.missing", { permission: "add_project" });
    if (others.length > 0) return refuse("company.choose_one", { companies: [contractorId, ...others] });
    const reason = cnpjProblem(body.cnpj);
    if (reason) return refuse("registry.cnpj_invalid", { reason });
    const cnpj = normaliseCnpj(body.cnpj);
    const { here } = await companyHere(scope, cnpj);
    if (here) return refuse("entered_company.registered", { companyId: here.id });
    const before = await enteredUnder(scope, contractorId, cnpj);
    if (before) return refuse("entered_company.twice", { id: before.id });

    const decision = decideEntry(await lookUp(scope, lookup, cnpj), body);
    if (!decision.ok) return decision;
    const isNew = await insertEntered(scope, cnpj, { ...decision.value, contractorId });
    const entered = await enteredUnder(scope, contractorId, cnpj);
    if (!isNew || !entered) return refuse("entered_company.twice", { id: entered?.id });
    await rememberEntry(scope, entered, [{ action: "company.entered", change: { field: "source", from: null, to: entered.source } }]);
    return presentEnteredCompany(entered);
  };
