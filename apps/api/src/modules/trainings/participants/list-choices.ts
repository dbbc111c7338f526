// Suppliers and projects by which participants are chosen.
import { refuse } from "../../../kernel/outcome.ts";
import { entriesHolding, type Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { listProjectsOf, listSuppliersOf } from "../store/candidates.ts";
import { suppliersAmong } from "../store/classes.ts";

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
  const providerIds = own.length > 0 ? ("all" as const) : supplying.map(({ companyId }) => companyId);
  return listSuppliersOf(scope.tx, params.companyId, { ...query, providerIds });
};

export const listProjectsToChoose: Handler<"GET /integrations/{companyId}/providers/projects"> = async (scope, { params, query }) => {
  const { own, supplying } = await entriesAt(scope, params.companyId);
  const entries = [...own, ...supplying];
  if (entries.length === 0) return refuse("company.not_found");
  const projects = entries.some(({ projects: granted }) => granted === "all")
    ? ("all" as const)
    : entries.flatMap(({ projects: granted }) => (granted === "all" ? [] : [...granted]));
  return listProjectsOf(scope.tx, params.companyId, { ...query, projects });
};
