import type { ProjectState } from "@emdia/contract/projects/routes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleProjects } from "../policy.ts";
import { conditions, linked, type ProjectFilter, suppliedBy } from "./project-filter.ts";

type Sql = RawBuilder<unknown>;
const owner = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const;
const source = { contractor: sql`project p`, provider: sql`${linked} p` } as const;
const own = { contractor: undefined, provider: owner.provider } as const;

const pairs = ({ projects }: Reach): Sql =>
  sql`select * from unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])`;
const isReached = (side: keyof VisibleProjects, reach: Reach): Sql =>
  sql`(${owner[side]} = any (${reach.companyIds}::bigint[]) or (${owner[side]}, p.id) in (${pairs(reach)}))`;

/** Begun projects per state, each once, as the list shows them. */
export const countProjects = async (
  tx: Tx,
  visible: VisibleProjects,
  filter: ProjectFilter,
): Promise<ReadonlyMap<ProjectState, number>> => {
  const each = (["contractor", "provider"] as const).map(
    (side) => sql`select p.contractor_id, p.id, p.state from ${source[side]} where ${isReached(side, visible[side])} and not p.is_draft
      and ${conditions(filter)} and ${suppliedBy(filter, own[side])}`,
  );
  const { rows } = await sql<{ state: ProjectState; total: number }>`select state, count(*)::integer as total
    from (${sql.join(each, sql` union `)}) p group by state`.execute(tx);
  return new Map(rows.map(({ state, total }) => [state, total]));
};
