import type { Handler } from "../../platform/http/handler.ts";
import { documentsSeenIn } from "./documents-seen-in.ts";
import { projectCan, whichDrafts, whichProjects } from "./policy.ts";
import type { ProjectData } from "./project-data.ts";
import { hasEnded, isBlocked } from "./rules/state.ts";
import { listProjectPage } from "./store/project-list.ts";

export const listProjects =
  ({ conformityOf, conformityShares }: ProjectData): Handler<"GET /projects"> =>
  async (scope, { query }) => {
    const { rows, meta } = await listProjectPage(
      scope,
      { ...whichProjects(scope), drafts: whichDrafts(scope), shares: conformityShares(scope) },
      query,
    );
    const conformity = await conformityOf(
      scope.tx,
      rows.flatMap((project) => documentsSeenIn(scope, project) ?? []),
    );
    const results = rows.map(({ contractorId, companyName, pipelineState, ...project }) => ({
      ...project,
      company: { id: contractorId, name: companyName },
      hasEnded: hasEnded(project, scope.today),
      projectIsBlocked: isBlocked(pipelineState),
      conformity: conformity.get(project.id) ?? null,
      can: projectCan(scope, { ...project, contractorId, pipelineState }),
    }));
    return { results, meta };
  };
