import { refuse } from "../../kernel/outcome.ts";
import { historyOf } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { projectFor } from "./project-for.ts";
import type { StoredProject } from "./store/projects.ts";

const linesOf = ({ contractorId, id }: StoredProject) => ({ ownerId: contractorId, kind: "project", id });

export const projectHistory: Handler<"GET /projects/{id}/history"> = async (scope, { params, query }) => {
  const found = await projectFor(scope, ["see_history_project"], params.id);
  return found.ok ? historyOf(scope, linesOf(found.value), query) : found;
};

export const riskHistory: Handler<"GET /projects/{id}/risk-activities-history"> = async (scope, { params, query }) => {
  const found = await projectFor(scope, ["see_history_project"], params.id);
  return found.ok ? historyOf(scope, { ...linesOf(found.value), subjectKind: "risk_activity" }, query) : found;
};

export const supplierHistory: Handler<"GET /projects/{id}/providers/{providerId}/history"> = async (scope, { params, query }) => {
  const found = await projectFor(scope, ["see_history_project"], params.id);
  if (!found.ok) return found;
  const { providerId } = params;
  if (!found.value.providerIds.includes(providerId)) return refuse("project.not_found");
  return historyOf(scope, { ...linesOf(found.value), providerId }, query);
};
