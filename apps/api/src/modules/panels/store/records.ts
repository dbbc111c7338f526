import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Side } from "../../../platform/access/scope.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { RecordKey, RecordKeys } from "../rules/record-keys.ts";
import type { RecordedTotal } from "../rules/recorded-figures.ts";

type OwnProject = { readonly id: number; readonly contractorId: number };
/** Projects of contractors among these ids. */
export const findOwnProjects = async (
  tx: Tx,
  contractors: readonly number[],
  projectIds: readonly number[],
): Promise<readonly OwnProject[]> => {
  const { rows } = await sql<OwnProject>`select id, contractor_id as "contractorId" from project
    where contractor_id = any (${idArray(contractors)}) and id = any (${idArray(projectIds)})`.execute(tx);
  return rows;
};

type RecordedCompany = { readonly companyId: number; readonly side: Side };
export type DayCover = "nothing" | "pendencies" | "everything";
/** Whether the company `c` had a project on its side when the day began. Until then all its figures are zero, and the nightly job skips it. */
const hadProject = (day: IsoDay) => {
  const isOlder = sql`created_at < ${day}::timestamp at time zone 'America/Sao_Paulo'`;
  return sql`case c.side when 'contractor' then exists (select from project where contractor_id = c.id and ${isOlder})
    else exists (select from project_company where provider_id = c.id and ${isOlder}) end`;
};
/** What was recorded on a day for all of these companies. */
export const coverOfDay = async (tx: Tx, companies: readonly RecordedCompany[], day: IsoDay): Promise<DayCover> => {
  const { rows } = await sql<{ asked: number; found: number; covers: boolean | null }>`select count(*)::integer as asked,
      count(r.company_id)::integer as found, bool_and(r.covers_work) as covers
    from unnest(${idArray(companies.map(({ companyId }) => companyId))}, ${companies.map(({ side }) => side)}::text[]) c (id, side)
      left join panel_recorded r on r.company_id = c.id and r.side = c.side and ${day}::date between r.first_day and r.last_day
    where r.company_id is not null or ${hadProject(day)}`.execute(tx);
  const [{ asked, found, covers } = { asked: 0, found: 0, covers: null }] = rows;
  if (found === 0 || found < asked) return "nothing";
  return covers ? "everything" : "pendencies";
};

type Input = { readonly keys: RecordKeys; readonly figures: readonly string[]; readonly day: IsoDay };
/** Sums per status of the last records at or before a day. */
export const readRecords = async (tx: Tx, { keys: { added, subtracted }, figures, day }: Input): Promise<readonly RecordedTotal[]> => {
  const keys = [...added, ...subtracted];
  const idsOf = (part: keyof RecordKey) => idArray(keys.map((key) => key[part]));
  const signs = [...added.map(() => 1), ...subtracted.map(() => -1)];
  const { rows } = await sql<RecordedTotal>`select f.figure, t.key as status, sum(k.sign * t.value::integer)::integer as total
    from unnest(${idsOf("contractorId")}, ${idsOf("projectId")}, ${idsOf("providerId")}, ${signs}::integer[]) k (contractor, project, provider, sign)
      cross join unnest(${[...figures]}::text[]) f (figure)
      cross join lateral (select r.totals from panel_record r where r.contractor_id = k.contractor and r.project_id = k.project
        and r.provider_id = k.provider and r.figure = f.figure and r.day <= ${day}::date order by r.day desc limit 1) r
      cross join lateral jsonb_each_text(r.totals) t (key, value)
    group by 1, 2`.execute(tx);
  return rows;
};
