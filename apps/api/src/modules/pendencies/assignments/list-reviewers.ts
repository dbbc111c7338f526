import type { Handler } from "../../../platform/http/handler.ts";
import { whichAssignments } from "../policy.ts";
import { reviewersFor } from "./rules/eligible-assignee.ts";
import { assignablesOf } from "./store.ts";

export const listReviewers: Handler<"GET /pendencies/reviewers"> = async (scope) => {
  const reach = whichAssignments(scope);
  const contractorIds = [...reach.companyIds, ...reach.projects.map(({ companyId }) => companyId)];
  const users = await assignablesOf(scope.tx, [...new Set(contractorIds)]);
  return {
    results: reviewersFor(users, reach).map(({ contractorId, id, name, projectIds }) => ({
      contractorId,
      id,
      name,
      projectIds: projectIds && [...projectIds],
    })),
  };
};
