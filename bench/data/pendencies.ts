import type pg from "pg";
import { DAY_OF_DATA } from "./day.ts";
import type { Size } from "./sizes.ts";
import { withoutIndexes } from "./without-indexes.ts";

const counts: { readonly [S in Size]: number } = { small: 1_000_000, large: 10_000_000 };
const TYPES = 40;
/** Number of consecutive documents of one worker in one project. */
const OF_WORKER = 8;
const TODAY = `date '${DAY_OF_DATA}'`;

const DOCUMENT_TYPES = `
  with made as (insert into document_type (owner_id, code, name, version) select 0, 'bench-' || n,
      (array['ASO', 'Ficha de EPI', 'Treinamento', 'Certidão', 'Comprovante', 'Laudo', 'Contrato', 'Apólice'])[1 + n % 8] || ' ' || n, 1
    from generate_series(1, $1::integer) n returning id, name)
  insert into document_type_version (owner_id, document_type_id, version, name, description, instructions, plan, kind, category, frequency,
    validity_kind, regimes, blocks_work, next_due_days, asks_issue_date, asks_expiry)
  select 0, id, 1, name, 'Documento', 'Envie', case when id % 4 = 0 then 'STP' else 'SSMA' end,
    (array['EMPLOYEE', 'EMPLOYEE', 'EMPLOYEE', 'RISK', 'PROVIDER'])[1 + id % 5], 'health', 'once', 'none', '{clt_indefinite}', true, 30, true, true
  from made`;
const QUESTIONS = `insert into document_question (owner_id, document_type_id, version, position, text)
  select 0, document_type_id, version, n, 'Está legível?' from document_type_version cross join generate_series(1, 4) n
  where owner_id = 0 and description = 'Documento'`;

/** Skewed sizes: one link in fifty has a hundred times as many rows as most. */
const LINKS = `create temporary table bench_link as
  select pc.contractor_id, pc.project_id, pc.provider_id, row_number() over (order by pc.id) as nth,
    case when pc.id % 50 = 0 then 40.0 when pc.id % 7 = 0 then 4.0 else 1.0 end * (0.2 + (pc.id * 7919 % 100) / 60.0) as weight
  from project_company pc join project p on p.contractor_id = pc.contractor_id and p.id = pc.project_id and p.state <> 'removed'`;

const WORKERS = `create temporary table bench_worker as
  select provider_id, id, row_number() over (partition by provider_id order by id) - 1 as nth, count(*) over (partition by provider_id) as all_of
  from worker`;

const TURNED = `case when d < 22 then 'OPEN' when d < 30 then 'IN_REVISION' when d < 78 then 'DONE' when d < 85 then 'NOT_APPLICABLE'
  when d < 90 then 'NEXT_DUE_DATE' when d < 96 then 'EXPIRED' when d < 97 then 'SUPPORT' when d < 99 then 'PRE_ANALYSIS' else 'PRE_REJECTED' end`;

/** Expiry dates that match each status on the reference day. */
const EXPIRES = `case status when 'DONE' then ${TODAY} + 31 + days % 450 when 'NEXT_DUE_DATE' then ${TODAY} + days % 30
  when 'EXPIRED' then ${TODAY} - 1 - days % 450 end`;

/** Deadlines around the reference day; documents at rest have none. */
const SEND_BY = `case when p.status in ('OPEN', 'PRE_REJECTED') then ${TODAY} - 20 + p.days % 60
  when p.status in ('NEXT_DUE_DATE', 'EXPIRED') then p.expires_on end`;
const REVIEW_FROM = `case when p.j % 12 > 0 and p.status in ('IN_REVISION', 'PRE_ANALYSIS') then ${TODAY} - p.days % 20 end`;

const PENDENCIES = `
  with drawn as (
    select l.contractor_id, l.project_id, l.provider_id, l.nth, j, t.id as type_id, t.plan, t.kind,
      ((l.nth * 31 + j * 7919) * 2654435761 % 4294967296 / 16 % 100) as d, ((l.nth * 17 + j * 104729) % 900)::integer as days
    from bench_link l cross join lateral
      generate_series(1, greatest(1, round(l.weight * $1::numeric / (select sum(weight) from bench_link)))::integer) j
      join (select document_type_id as id, plan, kind, row_number() over (order by document_type_id) - 1 as nth from document_type_version
        where owner_id = 0 and description = 'Documento') t on t.nth = (j + l.nth) % ${TYPES}
  ), turned as (select d.*, ${TURNED} as status from drawn d), placed as (select t.*, ${EXPIRES} as expires_on from turned t)
  insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, reference_month, plan, kind, type_owner_id, type_id,
    type_version, status, returns_to, question_side, rest_for, rest_reason, expiration_date, next_due_on, revision_date, send_by, review_from, review_days, review_by, rejected_at, sent_documents, created_at, updated_at)
  select p.contractor_id, p.project_id, p.provider_id, w.id, p.project_id * 1000 + p.j % ${TYPES},
    case when p.plan = 'STP' then date '2024-01-01' + make_interval(months => p.j % 24) end,
    p.plan, p.kind, 0, p.type_id, 1, p.status, case when p.status = 'SUPPORT' then 'OPEN' end, case when p.status = 'SUPPORT' then case when p.j % 3 = 0 then 'contractor' else 'provider' end end,
    case when p.j % 12 = 0 then 'a_time' end, case when p.j % 12 = 0 then 'project_inactive' end,
    p.expires_on, case when p.status in ('DONE', 'NEXT_DUE_DATE') then p.expires_on - 30 end,
    case when p.status in ('IN_REVISION', 'PRE_ANALYSIS', 'PRE_REJECTED') then ${TODAY} - p.days end,
    case when p.j % 12 > 0 then ${SEND_BY} end, ${REVIEW_FROM}, case when ${REVIEW_FROM} is not null then 5 end, ${REVIEW_FROM} + 7,
    case when p.status = 'OPEN' and p.days % 10 = 0 then timestamptz '${DAY_OF_DATA}' - make_interval(days => p.days) end, 0, timestamptz '${DAY_OF_DATA}' - make_interval(days => p.days + 1), timestamptz '${DAY_OF_DATA}' - make_interval(mins => p.days * 1440 + (p.nth % 1440)::integer)
  from placed p left join bench_worker w on w.provider_id = p.provider_id and w.nth = (p.nth * 37 + p.j / ${OF_WORKER}) % w.all_of
  on conflict do nothing`;

const FIGURES = "has_pendencies = x.total > 0, pendency_total = x.total, status_ssma = x.ssma, status_stp = x.stp";

/** Figures of each worker, in total and per project. */
const TOLD = `update worker t set ${FIGURES}
  from (select w.id, s.* from worker w cross join lateral pendency_summary(w.provider_id, w.id, null, null) s) x where t.id = x.id`;
const TOLD_IN_PROJECTS = `update project_worker t set ${FIGURES}
  from (select l.id, s.* from project_worker l
    cross join lateral pendency_summary(l.provider_id, l.worker_id, l.contractor_id, l.project_id) s) x where t.id = x.id`;

/** Rows of the contractors' worker lists for all workers with pendencies. Triggers add the search words. */
const SEEN = `insert into contractor_worker (contractor_id, provider_id, worker_id, name, status, admission_date, plain_words,
    has_pendencies, pendency_total, status_ssma, status_stp)
  select p.contractor_id, w.provider_id, w.id, w.name, w.status, w.admission_date, w.plain_words, x.total > 0, x.total, x.ssma, x.stp
  from (select distinct contractor_id, provider_id, worker_id from pendency where worker_id is not null) p
    join worker w on w.provider_id = p.provider_id and w.id = p.worker_id
    cross join lateral pendency_summary(p.provider_id, p.worker_id, p.contractor_id, null) x
  on conflict (contractor_id, worker_id) do update set has_pendencies = excluded.has_pendencies, pendency_total = excluded.pendency_total,
    status_ssma = excluded.status_ssma, status_stp = excluded.status_stp`;

/** Recomputes counters and figures after pendencies were inserted without triggers, and enables the triggers. */
export const recomputeFigures = async (owner: pg.Client): Promise<void> => {
  await owner.query("select mend_pendency_counts(id) from company where is_contractor");
  await withoutIndexes(owner, "worker", () => owner.query(TOLD));
  await owner.query(TOLD_IN_PROJECTS);
  await owner.query("set session_replication_role = origin");
  await withoutIndexes(owner, "contractor_worker", () => owner.query(SEEN));
  await owner.query("vacuum analyze");
};

/** Adds pendencies to existing suppliers and workers, then recomputes the counters with the functions of the nightly sweeps. */
export const fillPendencies = async (owner: pg.Client, size: Size): Promise<void> => {
  await owner.query("set session_replication_role = replica");
  await owner.query(DOCUMENT_TYPES, [TYPES]);
  await owner.query(QUESTIONS);
  await owner.query(LINKS);
  await owner.query(WORKERS);
  await owner.query(
    "create index on bench_worker (provider_id, nth); analyze bench_worker; analyze bench_link; analyze document_type_version",
  );
  await withoutIndexes(owner, "pendency", () => owner.query(PENDENCIES, [counts[size]]));
  await recomputeFigures(owner);
};
