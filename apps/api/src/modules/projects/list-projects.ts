import type { Handler } from "../../platform/http/handler.ts";
import { projectCan, whichDrafts, whichProjects } from "./policy.ts";
import { isBlocked } from "./rules/state.ts";
import { listProjectPage } from "./store/project-list.ts";

export const listProjects: Handler<"GET /projects"> = async (scope, { query }) => {
  const { rows, meta } = await listProjectPage(scope, { ...whichProjects(scope), drafts: whichDrafts(scope) }, query);
  const results = rows.map(({ contractorId, companyName, pipelineState, ...project }) => ({
    ...project,
    company: { id: contractorId, name: companyName },
    projectIsBlocked: isBlocked(pipelineState),
    can: projectCan(scope, { ...project, contractorId, pipelineState }),
  }));
  return { results, meta };
};
