import { settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import type { VisiblePendencies } from "../policy.ts";

type Sql = RawBuilder<unknown>;
type Columns = { readonly owner: "contractor_id" | "provider_id"; readonly isWhole: boolean };

/** Counters and deltas of one side. The counters with provider 0 cover all suppliers of a project. */
const countsOf = ({ companyIds, projects }: Reach, { owner, isWhole }: Columns): readonly Sql[] => {
  const column = sql.ref(owner);
  const reaches: Sql[] = [];
  if (companyIds.length > 0) reaches.push(sql`${column} = any (${[...companyIds]}::bigint[])`);
  if (projects.length > 0)
    reaches.push(sql`(${column}, project_id) in (select * from unnest(${projects.map(({ companyId }) => companyId)}::bigint[],
      ${projects.map(({ projectId }) => projectId)}::bigint[]))`);
  if (reaches.length === 0) return [];
  const place = sql`project_id > 0 and (${sql.join(reaches, sql` or `)})`;
  return [
    sql`select project_id, ${isWhole}::boolean as is_whole, status, total from pendency_count
      where ${place} and ${isWhole ? sql`provider_id = 0` : sql`provider_id > 0`}`,
    sql`select project_id, ${isWhole}::boolean, status, change from pendency_delta where ${place}`,
  ];
};

/**
 * Share of settled documents of each project in the user's reach, as a subquery with `id` and `share`. A user on both sides gets the
 * contractor's figure, as in the rows of the list.
 */
export const conformityShares = ({ contractor, provider }: VisiblePendencies): readonly Sql[] => {
  const counts = [
    ...countsOf(contractor, { owner: "contractor_id", isWhole: true }),
    ...countsOf(provider, { owner: "provider_id", isWhole: false }),
  ];
  if (counts.length === 0) return [];
  return [
    sql`select distinct on (project_id) project_id as id,
        coalesce(sum(total) filter (where status = any (${[...settledStatuses]}::text[])), 0)::double precision / sum(total) as share
      from (${sql.join(counts, sql` union all `)}) known group by project_id, is_whole having sum(total) > 0 order by project_id, is_whole desc`,
  ];
};
