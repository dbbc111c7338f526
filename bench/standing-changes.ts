// Series of changes to documents that block work: added time per change, queued jobs, and run time of the job.
import type pg from "pg";
import { missingDocumentsProvider } from "../apps/api/src/modules/pendencies/index.ts";
import { scheduleQueue } from "../apps/api/src/modules/risk-schedule/index.ts";
import { trainingNeedProvider } from "../apps/api/src/modules/trainings/index.ts";
import { standingJobs } from "../apps/api/src/modules/workers/index.ts";
import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { openPool } from "../apps/api/src/platform/database/database.ts";
import { jobHand } from "../apps/api/test/pendency-jobs.ts";
import { DAY_OF_DATA } from "./data/day.ts";
import type { BenchDatabase } from "./measuring/database.ts";

const WORKER_DOCUMENTS = 1_000;
const SUPPLIER_DOCUMENTS = 100;

/** A document of each of 1,000 workers and 100 documents of the supplier, in its project with the most workers. */
const DOCUMENTS = `
  with place as materialized (select contractor_id, project_id, count(*) from project_worker where provider_id = $1 group by 1, 2 order by 3 desc, 2 limit 1),
    made as (insert into document_type (owner_id, code, name, version)
      select 0, 'standing-' || n, 'Documento ' || n, 1 from generate_series(0, $3::integer) n returning id, code, name),
    versions as (insert into document_type_version (owner_id, document_type_id, version, name, description, instructions, plan, kind, category,
        frequency, validity_kind, regimes, blocks_work, next_due_days, asks_issue_date, asks_expiry)
      select 0, id, 1, name, 'Documento', 'Envie', 'SSMA', case code when 'standing-0' then 'EMPLOYEE' else 'PROVIDER' end, 'health', 'once', 'none',
        '{clt_indefinite}', true, 30, true, true from made returning document_type_id, kind),
    demands as (insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
      select p.contractor_id, p.project_id, 'SSMA', 0, v.document_type_id, 1, date '2025-01-01' from versions v cross join place p
      returning id as requirement_id, type_id as document_type_id),
    subjects as (select v.*, d.requirement_id, w.worker_id from versions v join demands d using (document_type_id) left join lateral (select worker_id from project_worker pw join place using (contractor_id, project_id)
      where pw.provider_id = $1 and v.kind = 'EMPLOYEE' order by 1 limit $2) w on true)
  insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, plan, kind, type_owner_id, type_id, type_version, status)
  select p.contractor_id, p.project_id, $1, s.worker_id, s.requirement_id, 'SSMA', s.kind, 0, s.document_type_id, 1, 'OPEN' from subjects s cross join place p
  returning id, worker_id as "workerId"`;

type Document = { readonly id: number; readonly workerId: number | null };
/** Milliseconds per change. Each change is a transaction of its own. */
const changeEach = async (owner: pg.Client, documents: readonly Document[], status: string): Promise<number> => {
  const begun = performance.now();
  for (const { id } of documents) await owner.query("update pendency set status = $2 where id = $1", [id, status]);
  return (performance.now() - begun) / documents.length;
};

const queuedJobs = async (owner: pg.Client): Promise<number> => {
  const { rows } = await owner.query<{ many: number }>(
    "select count(*)::integer as many from graphile_worker.jobs where task_identifier = 'workers.settle-standing'",
  );
  return rows[0]?.many ?? 0;
};

/** Changes documents with and without the triggers. No job runs during the series, so that the queue contains every job of the changes. */
const measureSeries = async (owner: pg.Client, documents: readonly Document[]) => {
  await owner.query("set emdia.asks_at_the_end = 'on'");
  const withoutMs = ((await changeEach(owner, documents, "IN_REVISION")) + (await changeEach(owner, documents, "DONE"))) / 2;
  await owner.query("set emdia.asks_at_the_end = 'off'");
  const withMs = ((await changeEach(owner, documents, "IN_REVISION")) + (await changeEach(owner, documents, "DONE"))) / 2;
  return { changes: documents.length * 2, "ms per change": withMs, "ms without triggers": withoutMs, jobs: await queuedJobs(owner) };
};

const noSeries = { changes: null, "ms per change": null, "ms without triggers": null };

export const measureStandingChanges = async ({ ownerUrl, appUrl }: BenchDatabase, providerId: number) => {
  const owner = await openClient(ownerUrl);
  const pool = openPool({ url: appUrl, max: 2 });
  const context = jobHand({ database: { appPool: () => pool }, clock: { now: () => new Date(`${DAY_OF_DATA}T12:00:00Z`) } });
  const job = standingJobs({ ...missingDocumentsProvider, ...trainingNeedProvider, ...scheduleQueue }).find(
    ({ name }) => name === "workers.settle-standing",
  );
  const runJob = async (): Promise<number> => {
    const begun = performance.now();
    await job?.run(context, { providerId });
    return (performance.now() - begun) / 1_000;
  };
  try {
    const { rows } = await owner.query<Document>(DOCUMENTS, [providerId, WORKER_DOCUMENTS, SUPPLIER_DOCUMENTS]);
    await owner.query("analyze");
    const allWorkers = { run: "all workers", ...noSeries, jobs: await queuedJobs(owner), "seconds of the job": await runJob() };
    const ofWorkers = await measureSeries(
      owner,
      rows.filter(({ workerId }) => workerId !== null),
    );
    const single = { run: "documents of workers", ...ofWorkers, "seconds of the job": await runJob() };
    const ofSupplier = await measureSeries(
      owner,
      rows.filter(({ workerId }) => workerId === null),
    );
    const supplier = { run: "documents of the supplier", ...ofSupplier, "seconds of the job": await runJob() };
    return [allWorkers, single, supplier];
  } finally {
    await owner.end();
    await pool.end();
  }
};
