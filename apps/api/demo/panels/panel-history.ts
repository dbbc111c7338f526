// A year of history for the panels: documents created over twelve months, and records of 400 days that end in the figures of today.
import { sql } from "kysely";
import type { Tx } from "../../src/platform/database/transaction.ts";

const RECORDED_DAYS = 400;
const MONTHS = 12;
/** Months back in which more documents were rejected than in the others. */
const RELAPSE_MONTH = 4;

/** Of twelve settled documents, those that keep their day, because the documents that were never sent are in this month as well. */
const SETTLED_NOW = 7;
/** Of twelve settled documents, those of the last months. */
const SETTLED_LATELY = 2;

/**
 * Moves the creation of sent documents back by up to eleven months: settled ones more often to recent months, the others evenly, and more
 * to the month of the relapse. Documents that were never sent keep their day, from which their deadline is computed.
 */
export const spreadCreation = async (tx: Tx): Promise<void> => {
  const drawn = (salt: number) => sql`(abs(hashint8(p.id * 31 + ${salt}::bigint)) % ${MONTHS}::integer)`;
  const ofSettled = sql`case when ${drawn(10)} < ${SETTLED_NOW} then 0 when ${drawn(10)} < ${SETTLED_NOW + SETTLED_LATELY} then least(${drawn(11)}, ${drawn(12)})
    else ${drawn(11)} end`;
  const ofOthers = sql`case when ${drawn(14)} = 0 then ${RELAPSE_MONTH} else ${drawn(13)} end`;
  await sql`update pendency p
    set created_at = p.created_at - make_interval(months => case when is_settled(p.status) then ${ofSettled} else ${ofOthers} end)
    where p.active and (p.status <> 'OPEN' or p.rejected_at is not null)`.execute(tx);
};

/** Share of a record in the weeks before: lower by 16 points a year ago and by 7 in a bad month, and higher for one supplier, which falls. */
const shareThen = sql`greatest(0.05, least(1, f.share + case when f.provider_id = f.falling then 0.14 else -0.16 end * w.age
  - case when w.week between 17 and 21 then 0.07 else 0 end + ((f.project_id + w.week * 7) % 5 - 2) * 0.004))`;

/** Figures of pendencies as they were: fewer documents, and the share of settled ones. */
const pendenciesThen = sql`select t.status, t.amount from (select round(f.total * (1 - 0.3 * w.age))::integer as total) n
  cross join lateral (select round(n.total * ${shareThen})::integer as settled) s
  cross join lateral (values ('DONE', s.settled), ('OPEN', (n.total - s.settled) / 2), ('IN_REVISION', (n.total - s.settled) / 4),
    ('EXPIRED', n.total - s.settled - (n.total - s.settled) / 2 - (n.total - s.settled) / 4)) t (status, amount)`;
const workThen = sql`select e.key, round(e.value::integer * (1 - 0.25 * w.age))::integer from jsonb_each_text(f.totals) e (key, value)`;

type Input = { readonly today: string; readonly fallingSupplier: number };
/** Writes the weekly records of all companies, and that of today as the nightly job does. */
export const seedPanelRecords = async (tx: Tx, { today, fallingSupplier }: Input): Promise<void> => {
  const figures = sql`select c.id as contractor_id, f.* from (select distinct contractor_id as id from project) c
      cross join lateral panel_figures_of_contractor(c.id, ${today}::date) f
    union all select 0, 0, f.* from panel_figures_of_suppliers(array(select distinct provider_id from project_company), ${today}::date) f`;
  await sql`with figures as (
      select g.*, ${fallingSupplier}::bigint as falling, a.total, coalesce(a.settled::numeric / nullif(a.total, 0), 0) as share
      from (${figures}) g cross join lateral (select sum(value::integer) as total, coalesce(sum(value::integer) filter (where is_settled(key)), 0) as settled
        from jsonb_each_text(g.totals)) a
    ), weeks as (
      select n as week, n / ${RECORDED_DAYS / 7}::numeric as age, ${today}::date - n * 7 as day from generate_series(1, ${Math.floor(RECORDED_DAYS / 7)}) n
    ), past as (
      select f.contractor_id, f.project_id, f.provider_id, f.figure, w.day, coalesce(t.totals, '{}') as totals,
        lag(t.totals) over (partition by f.contractor_id, f.project_id, f.provider_id, f.figure order by w.day) as before
      from figures f cross join weeks w cross join lateral (select jsonb_object_agg(x.status, x.amount) filter (where x.amount > 0) as totals from
        (select * from (${pendenciesThen}) d where f.figure like 'pendencies.%' union all select * from (${workThen}) d where f.figure not like 'pendencies.%')
        x (status, amount)) t
    )
    insert into panel_record (contractor_id, project_id, provider_id, figure, day, totals)
      select contractor_id, project_id, provider_id, figure, day, totals from past where totals is distinct from before`.execute(tx);
  await sql`insert into panel_recorded (company_id, side, first_day, last_day, covers_work)
    select id, side, ${today}::date - ${RECORDED_DAYS}::integer, ${today}::date - 1, true from (select distinct contractor_id as id, 'contractor' as side
      from project union select distinct provider_id, 'provider' from project_company) c`.execute(tx);
  await sql`select record_contractor_panels(id, ${today}::date) from (select distinct contractor_id as id from project) c`.execute(tx);
  await sql`select record_supplier_panels(0, 1000, ${today}::date)`.execute(tx);
};
