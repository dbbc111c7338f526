// Suppliers and projects by which participants are chosen.
import { refuse } from "../../../kernel/outcome.ts";
import { entriesHolding, type Scope, type ScopeEntry } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { listProjectsOf, listSuppliersOf } from "../store/choices.ts";
import { suppliersAmong } from "../store/classes.ts";

/** Projects to which the entries are restricted; all if one of them is not. */
const projectsOf = (entries: readonly ScopeEntry[]): readonly number[] | "all" =>
  entries.some(({ projects }) => projects === "all")
    ? "all"
    : entries.flatMap(({ projects: granted }) => (granted === "all" ? [] : [...granted]));

const entriesAt = async (scope: Scope, contractorId: number) => {
  const entries = entriesHolding(scope, "add_training_class_employees");
  const own = entries.filter(({ side, companyId }) => side === "contractor" && companyId === contractorId);
  const suppliers = await suppliersAmong(
    scope.tx,
    contractorId,
    entries.filter(({ side }) => side === "provider").map(({ companyId }) => companyId),
  );
  const supplying = entries.filter(({ side, companyId }) => side === "provider" && suppliers.includes(companyId));
  return { own, supplying };
};

export const listSuppliersToChoose: Handler<"GET /integrations/{companyId}/providers"> = async (scope, { params, query }) => {
  const { own, supplying } = await entriesAt(scope, params.companyId);
  if (own.length + supplying.length === 0) return refuse("company.not_found");
  const projectIds = projectsOf(own);
  const choice = projectIds === "all" ? projectIds : { providerIds: supplying.map(({ companyId }) => companyId), projectIds };
  return listSuppliersOf(scope.tx, params.companyId, { ...query, choice });
};

export const listProjectsToChoose: Handler<"GET /integrations/{companyId}/providers/projects"> = async (scope, { params, query }) => {
  const { own, supplying } = await entriesAt(scope, params.companyId);
  const entries = [...own, ...supplying];
  if (entries.length === 0) return refuse("company.not_found");
  return listProjectsOf(scope.tx, params.companyId, { ...query, projects: projectsOf(entries) });
};
