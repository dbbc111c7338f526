import type { Handler } from "../../../platform/http/handler.ts";
import { whichAssignments } from "../policy.ts";
import { assignablesOf } from "./store.ts";

export const listReviewers: Handler<"GET /pendencies/reviewers"> = async (scope) => {
  const { companyIds, projects } = whichAssignments(scope);
  const assignables = await assignablesOf(scope.tx, [...new Set([...companyIds, ...projects.map(({ companyId }) => companyId)])]);
  return { results: assignables.map(({ contractorId, id, name }) => ({ contractorId, id, name })) };
};
