import { pino } from "pino";
import { expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { movableClock } from "../../../test/movable-clock.ts";
import { sweepContext } from "./job-context.ts";
import { sweeps, timesOfSweeps } from "./sweeps.ts";

const database = ownDatabase();
const jobs = ownJobs(database);
const owner = (statement: string, values: unknown[] = []) => database.ownerPool().query(statement, values);

test("the sweeps over all companies are exactly these", () => {
  expect(sweeps.map(({ name, at }) => `${name} at ${at}`)).toEqual([
    "platform.sweep-expired at 17 3 * * *",
    "platform.turn-workers at 0,15 0 * * *",
    "platform.turn-pendencies at 0,15 0 * * *",
    "platform.refresh-deadlines at 5 0 * * *",
    "platform.escalate-reviews at 0 6 * * *",
    "platform.escalate-disputes at 30 6 * * *",
    "platform.reconcile-projects at 10 0 * * *",
    "platform.audit-projects at 0 23 * * *",
    "platform.plan-risk-schedules at 0 20 * * *",
    "platform.record-panels at 20 0 * * *",
    "platform.fold-pendency-changes at * * * * *",
    "platform.mend-pendency-counts at 30 4 * * *",
    "platform.mend-worker-figures at 45 4 * * *",
    "platform.ask-scanner-again at 20 * * * *",
    "platform.normalise-photos at */10 * * * *",
    "platform.forget-unused-files at 50 4 * * *",
    "platform.queue-notice-mails at * * * * *",
    "platform.queue-digests at 0 7 * * *",
    "platform.collect-orphaned-files at 15 5 * * *",
  ]);
});

test("only the audit has a short catch-up, because it compares one day", () => {
  const [notCaughtUp, caughtUp] = [
    timesOfSweeps.filter(({ catchUpHours }) => catchUpHours),
    timesOfSweeps.filter(({ catchUpHours }) => !catchUpHours),
  ];
  expect(notCaughtUp).toEqual([{ job: "platform.audit-projects", at: "0 23 * * *", catchUpHours: 0.5 }]);
  expect(caughtUp).toHaveLength(sweeps.length - 1);
});

test("plan-risk-schedules names the missed evening when it runs the next morning", async () => {
  const { rows } = await owner(
    "insert into company (cnpj, name, trading_name, is_contractor) values ('00000000SWEEP2', 'S', 'S', true) returning id",
  );
  await owner(
    "insert into risk_schedule_config (contractor_id, is_on, starts, ends, weekdays, works_on_holidays) values ($1, true, '07:00', '17:00', '{1}', false)",
    [rows[0]?.id],
  );
  const sweep = sweeps.find(({ name }) => name === "platform.plan-risk-schedules");
  for (const hour of ["2026-04-30T23:00:00Z", "2026-05-01T09:00:00Z", "2026-05-01T23:00:00Z"])
    await sweep?.run(sweepContext(jobs.sweepPool(), { clock: { now: () => new Date(hour) }, log: pino({ level: "silent" }) }));
  const queued = await owner("select key from graphile_worker.jobs where key like $1 order by key", [
    `schedules.plan-automatic ${rows[0]?.id} %`,
  ]);
  expect(queued.rows.map(({ key }) => key.split(" ").at(-1))).toEqual(["2026-04-30", "2026-05-01"]);
});

test("sweep-expired deletes imports older than 90 days with their lines", async () => {
  const { rows } = await owner("insert into account (email, display_name) values ('old-import@emdia.example', 'Sweep') returning id");
  const account = rows[0]?.id;
  const company = (
    await owner("insert into company (cnpj, name, trading_name, is_provider) values ('00000000SWEEP1', 'S', 'S', true) returning id")
  ).rows[0]?.id;
  await owner(
    `insert into import_run (company_id, kind, account_id, account_name, language, file_hash, file_name, file_type, mode, created_at)
     select $1, 'workers', $2, 'Sweep', 'pt-BR', 'x', days::text, 'csv', 'import', now() - make_interval(days => days) from unnest(array[89, 91, 200]) days`,
    [company, account],
  );
  await owner("insert into import_line (company_id, run_id, line, cells) select company_id, id, 2, array['a'] from import_run");
  const context = sweepContext(jobs.sweepPool(), { clock: movableClock(), log: pino({ level: "silent" }) });
  await sweeps.find(({ name }) => name === "platform.sweep-expired")?.run(context);
  expect((await owner("select r.file_name as name, l.line from import_line l join import_run r on r.id = l.run_id")).rows).toEqual([
    { name: "89", line: 2 },
  ]);
});

test("sweep-expired deletes expired rows of all accounts and no others", async () => {
  const { rows } = await owner("insert into account (email, display_name) values ('sweep@emdia.example', 'Sweep') returning id");
  const account = rows[0]?.id;
  await owner("delete from account_session");
  await owner(
    `insert into account_session (account_id, refresh_hash, expires_at, address, user_agent)
     select $1, '\\x00', now() + make_interval(days => day), '127.0.0.1', day::text from unnest(array[-40, -31, -29, 1]) day`,
    [account],
  );
  await owner(
    `insert into idempotency_key (account_id, key, route, request_hash, created_at)
     select $1, hours::text, 'POST /x', '\\x00', now() - make_interval(hours => hours) from unnest(array[1, 23, 25, 50]) hours`,
    [account],
  );
  await owner(
    "insert into robot_spent (hash, expires_at) values ('\\x01', now() - interval '1 minute'), ('\\x02', now() + interval '1 minute')",
  );
  const context = sweepContext(jobs.sweepPool(), { clock: movableClock(), log: pino({ level: "silent" }) });
  for (const { run } of sweeps) await run(context);
  expect((await owner("select user_agent from account_session order by expires_at")).rows).toEqual([
    { user_agent: "-29" },
    { user_agent: "1" },
  ]);
  expect((await owner("select encode(hash, 'hex') as hash from robot_spent")).rows).toEqual([{ hash: "02" }]);
  expect((await owner("select key from idempotency_key order by created_at desc")).rows).toEqual([{ key: "1" }, { key: "23" }]);
});
