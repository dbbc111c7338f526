import type { Handler } from "../../../platform/http/handler.ts";
import { whichUpdating } from "../policy.ts";
import { isBlocked } from "../rules/state.ts";
import { recentlyLinkedProjects } from "../store/recently-linked-projects.ts";

export const pipelineStatus: Handler<"GET /projects/pipeline-status"> = async (scope, { query }) => {
  const rows = await recentlyLinkedProjects(scope, whichUpdating(scope), query.ids);
  return rows.map(({ id, name, pipelineState }) => ({ project: name, project_id: id, projectIsBlocked: isBlocked(pipelineState) }));
};
