import { entriesHolding, type Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import type { KnownOfProjects, SeenProject } from "./later-module-port.ts";
import { projectCan, whichDrafts, whichProjects } from "./policy.ts";
import { isBlocked } from "./rules/state.ts";
import { listProjectPage } from "./store/project-list.ts";

/** Scope of the conformity figure for users with `see_pendency`: all suppliers for the contractor, otherwise the user's own companies. */
const seenThere = (scope: Scope, { contractorId, id }: { readonly contractorId: number; readonly id: number }): readonly SeenProject[] => {
  const reaching = entriesHolding(scope, "see_pendency").filter(({ projects }) => projects === "all" || projects.includes(id));
  if (reaching.some(({ side, companyId }) => side === "contractor" && companyId === contractorId))
    return [{ contractorId, id, providerIds: "all" }];
  const providerIds = reaching.filter(({ side }) => side === "provider").map(({ companyId }) => companyId);
  return providerIds.length > 0 ? [{ contractorId, id, providerIds }] : [];
};

export const listProjects =
  ({ conformityOf }: KnownOfProjects): Handler<"GET /projects"> =>
  async (scope, { query }) => {
    const { rows, meta } = await listProjectPage(scope, { ...whichProjects(scope), drafts: whichDrafts(scope) }, query);
    const conformity = await conformityOf(
      scope.tx,
      rows.flatMap((project) => (project.isDraft ? [] : seenThere(scope, project))),
    );
    const results = rows.map(({ contractorId, companyName, pipelineState, ...project }) => ({
      ...project,
      company: { id: contractorId, name: companyName },
      projectIsBlocked: isBlocked(pipelineState),
      conformity: conformity.get(project.id) ?? null,
      can: projectCan(scope, { ...project, contractorId, pipelineState }),
    }));
    return { results, meta };
  };
