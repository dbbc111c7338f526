import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Branch } from "../list/list-scope.ts";
import { idArray } from "../list/store/pendency-row.ts";
import { type DuePart, type DueTopic, topicRules } from "../rules/due-topics.ts";

export type DueDocument = {
  readonly id: number;
  readonly due: IsoDay;
  readonly document: string;
  readonly worker: string | null;
  readonly project: string;
  readonly contractor: string;
  readonly supplier: string;
};
/** Document types of contractors: each contractor with the owner and the id of a type. */
export type TypesOfContractors = readonly { readonly contractorId: number; readonly ownerId: number; readonly typeId: number }[];
type DueFilter = {
  readonly shownElsewhere: TypesOfContractors;
  readonly topic: DueTopic;
  readonly today: IsoDay;
  readonly soonUntil: IsoDay;
  readonly monthsBefore: IsoDay;
  readonly atMost: number;
};

const isShownElsewhere = (types: TypesOfContractors) => sql`(p.worker_id is not null and (p.contractor_id, p.type_owner_id, p.type_id) in
  (select * from unnest(${idArray(types.map(({ contractorId }) => contractorId))}, ${idArray(types.map(({ ownerId }) => ownerId))},
    ${idArray(types.map(({ typeId }) => typeId))})))`;
const ownerOf = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const;

/** Counts of the documents of a branch, up to the counting limit, and those with the nearest dates. */
export const duePart = async (tx: Tx, branch: Branch, filter: DueFilter): Promise<DuePart<DueDocument>> => {
  const { statuses, date } = topicRules[filter.topic];
  const column = sql.ref(`p.${date}`);
  const projects = branch.projectIds === "all" ? sql`` : sql`and p.project_id = any (${idArray(branch.projectIds)})`;
  const { rows } = await sql<DuePart<DueDocument>>`
    with due as materialized (
      select p.contractor_id, p.id, ${column} as due from pendency p
      where ${ownerOf[branch.side]} = any (${idArray(branch.companyIds)}) ${projects} and p.active and p.removed_at is null
        and p.status = any (${[...statuses]}::text[]) and ${column} is not null
        and (p.reference_month is null or p.reference_month < ${filter.monthsBefore}::date)
        ${filter.shownElsewhere.length > 0 ? sql`and not ${isShownElsewhere(filter.shownElsewhere)}` : sql``}
      order by ${column}, p.id limit ${COUNTED_MAX + 1}),
    nearest as (select * from due order by due, id limit ${filter.atMost})
    select count(*)::integer as total, (count(*) filter (where due < ${filter.today}::date))::integer as late,
      (count(*) filter (where due between ${filter.today}::date and ${filter.soonUntil}::date))::integer as soon,
      (select coalesce(json_agg(json_build_object('id', s.id, 'due', n.due, 'document', s.document, 'worker', s.worker, 'project', s.project,
          'contractor', s.contractor, 'supplier', s.provider) order by n.due, n.id), '[]')
        from shown_pendencies(array(select contractor_id from nearest), array(select id from nearest)) s join nearest n on n.id = s.id) as nearest
    from due`.execute(tx);
  return rows[0] ?? { total: 0, late: 0, soon: 0, nearest: [] };
};
