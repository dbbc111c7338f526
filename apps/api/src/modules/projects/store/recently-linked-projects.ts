import { UPDATING_PANEL_PROJECTS_MAX } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Reach, Scope } from "../../../platform/access/scope.ts";
import type { PipelineState } from "../rules/state.ts";

type Lately = { readonly id: number; readonly name: string; readonly pipelineState: PipelineState };

/** Projects with the most recent linking, optionally only among `ids`. */
export const recentlyLinkedProjects = async (
  { tx }: Scope,
  { companyIds, projects }: Reach,
  ids: readonly number[] | undefined,
): Promise<readonly Lately[]> => {
  const single = projects.map(({ projectId }) => projectId);
  const { rows } = await sql<Lately>`
    select p.id, p.name, p.pipeline_state as "pipelineState"
    from project_linking l join project p on p.contractor_id = l.contractor_id and p.id = l.project_id
    where (l.contractor_id = any (${companyIds}::bigint[])
        or (l.contractor_id = any (${projects.map(({ companyId }) => companyId)}::bigint[]) and l.project_id = any (${single}::bigint[])))
      and (${ids === undefined} or l.project_id = any (${ids ?? []}::bigint[])) and p.state <> 'removed'
    order by l.started_at desc, l.project_id desc limit ${UPDATING_PANEL_PROJECTS_MAX}`.execute(tx);
  return rows;
};
