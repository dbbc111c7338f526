import { refuse } from "../../../kernel/outcome.ts";
import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { seesAsProvider } from "../policy.ts";
import { workerInView } from "../worker-for.ts";

/** Only the supplier reads the history of its workers. */
export const workerHistory: Handler<"GET /companies/employees/{id}/history"> = async (scope, { params, query }) => {
  const found = await workerInView(scope, params.id);
  if (!found.ok) return found;
  const { providerId, id } = found.value;
  if (!seesAsProvider(scope, found.value)) return refuse("permission.missing", { permission: "see_employee", companyId: providerId });
  return historyOf(scope, { ownerId: providerId, kind: "worker", id }, query);
};
