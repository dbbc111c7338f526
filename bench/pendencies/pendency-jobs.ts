import type pg from "pg";
import { addDays } from "../../apps/api/src/kernel/dates.ts";
import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { DAY_OF_DATA } from "../data/day.ts";
import { addLargeSite, SITE } from "../data/large-site.ts";
import { openList } from "../measuring/list-meanwhile.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured } from "../measuring/report.ts";
import { askFor, secondsUntilDone } from "../measuring/waiting-jobs.ts";
import { forkWork } from "../servers/fork-work.ts";

/** The reference day, as the clock of the jobs. */
const TODAY = `${DAY_OF_DATA}T15:00:00Z`;
const soonAfterMidnight = (days: number): string => `${addDays(DAY_OF_DATA, days)}T03:01:00Z`;
const [TOMORROW, LATER] = [soonAfterMidnight(1), soonAfterMidnight(11)];
const ALL_ROWS = 10_000_000;
const EXPORTED = 100_000;

const countOf = async (owner: pg.Client, where: string): Promise<number> => {
  const { rows } = await owner.query<{ count: string }>(`select count(*) as count from ${where}`);
  return Number(rows[0]?.count);
};

/** Links a large project while another user reads lists. */
export const measureLinking = async (bench: ProductBench): Promise<Measured> => {
  const owner = await openClient(bench.database.ownerUrl);
  await owner.query("set emdia.asks_at_the_end = 'on'");
  const site = await addLargeSite(owner);
  const lists = await openList(bench);
  await lists.quiet();
  const quiet = await lists.quiet();
  const work = await forkWork(bench.database, TODAY);
  await askFor(owner, { job: "projects.link-project", payload: site });
  const { done: seconds, p95 } = await lists.during(secondsUntilDone(owner, ["projects.link-project"]));
  const megabytes = await work.megabytes();
  await work.stop();
  const made = await countOf(owner, `pendency where contractor_id = ${site.contractorId} and project_id = ${site.projectId}`);
  await owner.query("vacuum analyze pendency, pendency_question, pendency_count, pendency_delta");
  lists.close();
  await owner.end();
  const rows = [{ pendencies: made, seconds, "MB of the process": megabytes, "list p95 ms quiet": quiet, "list p95 ms meanwhile": p95 }];
  return {
    tables: [{ title: `linking ${SITE.suppliers} suppliers, ${SITE.workers} workers, ${SITE.requirements} requirements`, rows }],
    budgets: [
      atLeast("linking asks for pendencies,", made, 100_000),
      atMost("linking takes seconds,", seconds, 60),
      atMost("the list of other projects meanwhile, p95 in quiet p95s,", p95 / quiet, 2),
    ],
  };
};

/** Runs the daily transitions for one day, and then for ten missed days. */
export const measureDays = async ({ database }: ProductBench): Promise<Measured> => {
  const owner = await openClient(database.ownerUrl);
  const all = await countOf(owner, "pendency");
  const turned = `pendency where updated_at > timestamptz '${addDays(DAY_OF_DATA, 1)}'`;
  const until = async (now: string): Promise<number> => {
    const work = await forkWork(database, now);
    await askFor(owner, { job: "platform.turn-pendencies", payload: {} });
    const seconds = await secondsUntilDone(owner, ["platform.turn-pendencies", "pendencies.turn-due"]);
    await work.stop();
    return seconds;
  };
  const oneDay = await until(TOMORROW);
  const ofOneDay = await countOf(owner, turned);
  const tenDays = await until(LATER);
  const ofTenDays = (await countOf(owner, turned)) - ofOneDay;
  await owner.end();
  const rows = [
    { night: "one day", pendencies: all, turned: ofOneDay, seconds: oneDay },
    { night: "after ten days", pendencies: all, turned: ofTenDays, seconds: tenDays },
  ];
  return {
    tables: [{ title: "the daily job", rows }],
    budgets: [
      atLeast("the daily job turns pendencies,", ofOneDay, 1),
      atMost(`the daily job takes seconds for each ${ALL_ROWS} pendencies,`, (oneDay * ALL_ROWS) / all, 300),
    ],
  };
};

const EXPORTER = `select t.contractor_id as "companyId", array_agg(t.project_id) as projects from (
    select contractor_id, project_id, sum(sum(total)) over (order by sum(total) desc, project_id) - sum(total) as before from pendency_count
    where provider_id = 0 and project_id > 0 and contractor_id = (select contractor_id from project group by 1 order by count(*) desc limit 1)
    group by 1, 2) t where before < $1 group by 1`;

/** Exports a hundred thousand pendencies. */
export const measureExport = async ({ database }: ProductBench): Promise<Measured> => {
  const owner = await openClient(database.ownerUrl);
  const { rows: reach } = await owner.query<{ companyId: string; projects: string[] }>(EXPORTER, [EXPORTED]);
  const entries = reach.map(({ companyId, projects }) => ({
    companyId: Number(companyId),
    side: "contractor",
    permissions: ["see_pendency"],
    projects: projects.map(Number),
  }));
  const work = await forkWork(database, TODAY);
  const before = await work.megabytes();
  const payload = { email: "owner@bench.example", language: "pt-BR", entries, filter: {} };
  await askFor(owner, { job: "pendencies.export-pendencies", payload });
  const seconds = await secondsUntilDone(owner, ["pendencies.export-pendencies"]);
  const megabytes = await work.megabytes();
  await work.stop();
  const { rows: mails } = await owner.query<{ text: string }>(
    `select j.payload ->> 'text' as text from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail.deliver-message' order by j.id desc limit 1`,
  );
  const lines = Number(/(\d+) pendência/.exec(mails[0]?.text ?? "")?.[1]);
  await owner.end();
  return {
    tables: [{ title: "an export", rows: [{ lines, seconds, "MB of the process": megabytes, "MB before it": before }] }],
    budgets: [
      atLeast("the export holds lines,", lines, EXPORTED),
      atMost(`the export takes seconds for each ${EXPORTED} lines,`, (seconds * EXPORTED) / lines, 5),
      atMost("the export adds megabytes to its process,", megabytes - before, 200),
    ],
  };
};
