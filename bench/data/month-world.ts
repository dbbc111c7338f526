// Suppliers and workers with monthly documents on the last day of a month.
import type pg from "pg";
import { digestPermissions } from "../../apps/api/src/platform/jobs/digest-permissions.ts";
import { cast } from "./cast.ts";
import { recomputeFigures } from "./pendencies.ts";
import { withoutIndexes } from "./without-indexes.ts";
import { insertWorkers } from "./workers.ts";

export type MonthCounts = { readonly suppliers: number; readonly workers: number; readonly people: number };
/** Months before the one that begins: one was reviewed, one is open. */
const MONTHS = ["2026-06-01", "2026-07-01"];
const FIRST_DAY = MONTHS[0];
const SUPPLIERS_PER_PROJECT = 4;

/** Document types that a project requires, by kind and frequency. */
const required = [
  { kind: "PROVIDER", frequency: "monthly", count: 4 },
  { kind: "EMPLOYEE", frequency: "monthly", count: 2 },
  { kind: "PROVIDER", frequency: "always_valid", count: 2 },
  { kind: "EMPLOYEE", frequency: "always_valid", count: 1 },
] as const;
const countOf = (kind: "PROVIDER" | "EMPLOYEE"): number =>
  required.find((one) => one.kind === kind && one.frequency === "monthly")?.count ?? 0;
export const MONTHLY = { ofSupplier: countOf("PROVIDER"), ofWorker: countOf("EMPLOYEE") };

const COMPANIES = `insert into company (cnpj, name, trading_name, city, state, is_provider, created_at)
  select (20000000000000 + n)::text, 'Prestadora ' || n || ' Ltda.', 'Prestadora ' || n, 'Parauapebas', 'PA', true, timestamptz '2025-01-10'
  from generate_series(1, $1::integer) n`;

/** The projects with suppliers: first those of the restricted user. The other ones are removed. */
const PLACES = `create temporary table bench_place as
  select p.contractor_id, p.id as project_id, row_number() over (order by r.project_id is null, p.id * 7919 % 10007) - 1 as nth
  from project p left join (select mp.project_id from membership_project mp join membership m on m.company_id = mp.company_id and m.id = mp.membership_id
    join account a on a.id = m.account_id where a.email = $1) r on r.project_id = p.id
  where p.state <> 'removed' order by nth limit $2`;
const PROJECTS = `update project p set state = case when b.nth is null then 'removed' else 'active' end, pipeline_state = 'linked',
    start_date = date '2025-01-01', end_date = date '2028-12-31'
  from project o left join bench_place b on b.project_id = o.id where o.id = p.id`;
const SUPPLIERS = `insert into project_company (contractor_id, project_id, provider_id, linked_from)
  select b.contractor_id, b.project_id, c.id, $1::date
  from (select id, row_number() over (order by id) as nth from company where cnpj like '2000%') c
    join bench_place b on b.nth = c.nth % (select count(*) from bench_place)`;
const PLANS = `insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
  select contractor_id, id, provider_id, plan from project_company cross join unnest('{STP,SSMA}'::text[]) plan`;
const REQUIREMENTS = `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
  select b.contractor_id, b.project_id, v.plan, v.owner_id, v.document_type_id, v.version, $1::date
  from bench_place b cross join (
    select v.*, row_number() over (partition by v.kind, v.frequency order by v.plan desc, v.document_type_id) as place, r.count
    from document_type t join document_type_version v on v.owner_id = t.owner_id and v.document_type_id = t.id and v.version = t.version
      join json_to_recordset($2::json) r (kind text, frequency text, count integer) on r.kind = v.kind and r.frequency = v.frequency
    where t.owner_id = 0 and (cardinality(v.regimes) = 0 or 'clt_indefinite' = any (v.regimes))) v where v.place <= v.count`;
const LINKS = `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
  select pc.contractor_id, pc.project_id, w.provider_id, w.id, $1::date from worker w join project_company pc on pc.provider_id = w.provider_id`;
const MOVEMENTS = `insert into movement (provider_id, worker_id, kind, status, start_date)
  select provider_id, id, 'admission', 'active', admission_date from worker`;

/** The documents that the facts require before the new month. Of the first month seven in ten are done, and of the second two in ten sent. */
const PENDENCIES = `with demanded as (
    select r.*, v.kind, m.month, pc.provider_id, pw.worker_id,
      (r.id * 31 + pc.provider_id * 7919 + coalesce(pw.worker_id, 0) * 104729) % 10 as d
    from project_requirement r
      join document_type_version v on v.owner_id = r.type_owner_id and v.document_type_id = r.type_id and v.version = r.type_version
      join project_company pc on pc.contractor_id = r.contractor_id and pc.project_id = r.project_id
      left join project_worker pw on v.kind = 'EMPLOYEE' and pw.contractor_id = pc.contractor_id and pw.project_id = pc.project_id
        and pw.provider_id = pc.provider_id
      join lateral (select unnest($1::date[]) as month where v.frequency = 'monthly' union all select null where v.frequency <> 'monthly') m on true
    where v.kind <> 'EMPLOYEE' or pw.worker_id is not null
  ), placed as (select d.*, case when month = ($1::date[])[2] then case when d.d < 2 then 'IN_REVISION' else 'OPEN' end
      when d.d < 7 then 'DONE' when d.d < 8 then 'IN_REVISION' else 'OPEN' end as status from demanded d)
  insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, reference_month, plan, kind, type_owner_id, type_id,
    type_version, status, revision_date, send_by, review_from, review_days, review_by, sent_documents, created_at, updated_at)
  select contractor_id, project_id, provider_id, worker_id, id, month, plan, kind, type_owner_id, type_id, type_version, status,
    case when status = 'IN_REVISION' then date '2026-07-28' end,
    case when status = 'OPEN' then coalesce(month + interval '1 month 19 days', date '2026-08-03')::date end,
    case when status = 'IN_REVISION' then date '2026-07-28' end, case when status = 'IN_REVISION' then 5 end,
    case when status = 'IN_REVISION' then date '2026-08-04' end, 0, coalesce(month, $1[1]), timestamptz '2026-07-28' - make_interval(mins => id::integer % 9973)
  from placed`;

const PEOPLE = `insert into account (email, display_name, password_hash, email_verified, account_verified, created_at, last_access_at)
  select 'prestadora-' || id || '@bench.example', trading_name, (select password_hash from account order by id limit 1), true, true, now(), now()
  from company where cnpj like '2000%' order by id limit $1`;
const PROFILES = `insert into access_profile (company_id, name, relation_type, permissions, created_at)
  select c.id, 'Administrador', 'both', $1, now() from account a join company c on a.email = 'prestadora-' || c.id || '@bench.example'`;
const MEMBERSHIPS = `insert into membership (company_id, account_id, profile_id, is_owner, created_at)
  select c.id, a.id, f.id, true, now() from account a join company c on a.email = 'prestadora-' || c.id || '@bench.example'
    join access_profile f on f.company_id = c.id`;

/** Links new suppliers to one project each and workers to the project of their supplier. Some suppliers get a user. */
export const fillMonthWorld = async (owner: pg.Client, { suppliers, workers, people }: MonthCounts): Promise<void> => {
  await owner.query("delete from project_company");
  await owner.query(COMPANIES, [suppliers]);
  await owner.query(PLACES, [cast.restricted.email, suppliers / SUPPLIERS_PER_PROJECT]);
  await owner.query(PROJECTS);
  await owner.query(SUPPLIERS, [FIRST_DAY]);
  await owner.query(PLANS);
  await owner.query(REQUIREMENTS, [FIRST_DAY, JSON.stringify(required)]);
  await owner.query(PEOPLE, [people]);
  await owner.query(PROFILES, [["see_pendency", ...Object.values(digestPermissions)]]);
  await owner.query(MEMBERSHIPS);
  await owner.query("vacuum analyze");
  await owner.query("set session_replication_role = replica");
  await insertWorkers(owner, workers);
  await withoutIndexes(owner, "project_worker", () => owner.query(LINKS, [FIRST_DAY]));
  await owner.query(MOVEMENTS);
  await owner.query("analyze worker, project_worker, project_requirement");
  await withoutIndexes(owner, "pendency", () => owner.query(PENDENCIES, [MONTHS]));
  await owner.query("analyze pendency");
  await recomputeFigures(owner);
};
