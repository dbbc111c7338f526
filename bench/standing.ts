import { missingDocumentsProvider } from "../apps/api/src/modules/pendencies/index.ts";
import { recomputeWorkers, standingsOf } from "../apps/api/src/modules/workers/index.ts";
import { jobOpening } from "../apps/api/src/platform/access/openings.ts";
import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { openPool } from "../apps/api/src/platform/database/database.ts";
import { inTransaction, openTransaction } from "../apps/api/src/platform/database/transaction.ts";
import { DAY_OF_DATA } from "./data/day.ts";
import { openBenchDatabase } from "./measuring/database.ts";
import { atLeast, atMost, type Report } from "./measuring/report.ts";
import { measureStandingChanges } from "./standing-changes.ts";

const WORKERS = 10_000;
const LINKS = 4;
const BATCH = 5_000;

/** Workers of the largest supplier with several links each; some away, dismissed or restricted. */
const fill = async (ownerUrl: string): Promise<{ readonly providerId: number; readonly workerIds: readonly number[] }> => {
  const owner = await openClient(ownerUrl);
  const { rows } = await owner.query<{ id: number }>(
    "select provider_id as id from project_company group by 1 order by count(*) desc, 1 limit 1",
  );
  const providerId = rows[0]?.id ?? 0;
  await owner.query(
    `with persons as (insert into person (kind, country, document) select 'foreign', 'AR', 'B' || n from generate_series(1, $2) n returning id, document)
     insert into worker (provider_id, person_id, document_kind, document_country, document_type, document, name, birthdate, role, admission_date, regime, status)
     select $1, id, 'foreign', 'AR', 'passport', document, 'Pessoa ' || document, '1990-01-01', 'Montador', '2025-01-01', 'clt_indefinite', 'hiring' from persons`,
    [providerId, WORKERS],
  );
  await owner.query(
    `insert into movement (provider_id, worker_id, kind, status, start_date, end_date, new_role)
     select provider_id, id, m.kind, m.status, m.starts::date, m.ends::date, m.role from worker w cross join (values
       ('admission', 'active', '2025-01-01', null, 'Montador', 1), ('vacation', 'vacation', '2025-08-01', '2025-08-30', null, 1),
       ('function_change', 'active', '2025-10-01', null, 'Encarregado', 2), ('leave', 'away', '2026-06-20', '2026-07-20', null, 5),
       ('dismissal', 'dismissed', '2026-06-30', null, null, 20)) m (kind, status, starts, ends, role, every)
     where w.provider_id = $1 and w.id % m.every = 0`,
    [providerId],
  );
  await owner.query(
    `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
     select p.contractor_id, p.project_id, w.provider_id, w.id, '2025-02-01' from worker w join lateral (
       select contractor_id, project_id from project_company where provider_id = w.provider_id order by project_id offset w.id % 20 limit $2) p on true
     where w.provider_id = $1`,
    [providerId, LINKS],
  );
  await owner.query(
    `insert into restriction (contractor_id, person_id, document_kind, document_country, document_type, document, name, reason, start_date, end_date)
     select (select contractor_id from project_worker pw where pw.worker_id = w.id order by 1 limit 1), person_id, document_kind, document_country,
       document_type, document, name, 'Medição', '2026-06-01', '2026-08-01' from worker w where provider_id = $1 and id % 50 = 0`,
    [providerId],
  );
  await owner.query("vacuum analyze");
  const made = await owner.query<{ id: number }>("select id from worker where provider_id = $1 order by id", [providerId]);
  await owner.end();
  return { providerId, workerIds: made.rows.map(({ id }) => id) };
};

/** Recomputes status, links and eligibility of ten thousand workers from their movements. */
export const benchStanding = async (): Promise<Report> => {
  const database = await openBenchDatabase("small");
  const pool = openPool({ url: database.appUrl, max: 2 });
  try {
    const { providerId, workerIds } = await fill(database.ownerUrl);
    let [settledMs, standingMs, answers] = [0, 0, 0];
    for (let from = 0; from < workerIds.length; from += BATCH) {
      const input = { providerId, workerIds: workerIds.slice(from, from + BATCH), today: DAY_OF_DATA, ...missingDocumentsProvider };
      await inTransaction(openTransaction(pool, jobOpening(providerId)), async (tx) => {
        const begun = performance.now();
        await recomputeWorkers(tx, input);
        settledMs += performance.now() - begun;
        const settled = performance.now();
        answers += (await standingsOf(tx, input)).length;
        standingMs += performance.now() - settled;
      });
    }
    const series = await measureStandingChanges(database, providerId);
    const row = { workers: workerIds.length, answers, "status and links ms": settledMs, "standing ms": standingMs };
    return {
      bench: "standing",
      tables: [
        { title: `${WORKERS} workers of one supplier, ${LINKS} links each`, rows: [row] },
        { title: "Stored eligibility after changes of single documents", rows: series },
      ],
      budgets: [
        atLeast("workers in projects", answers, WORKERS),
        atMost("seconds for the standing of all of them", standingMs / 1_000, 10),
        atMost("seconds for their status and links", settledMs / 1_000, 10),
        ...series.map((one) =>
          atMost(`seconds of the job that stores eligibility, after changes of ${one.run},`, one["seconds of the job"], 20),
        ),
        atMost("queued jobs after all changes", Math.max(...series.map(({ jobs }) => jobs)), 1),
      ],
    };
  } finally {
    await pool.end();
    await database.stop();
  }
};
