import type pg from "pg";
import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { publishCatalogueOnce } from "../../apps/api/src/start/publish-catalogue-once.ts";
import { fillMonthWorld, MONTHLY, type MonthCounts } from "../data/month-world.ts";
import type { Size } from "../data/sizes.ts";
import { openList } from "../measuring/list-meanwhile.ts";
import { type ProductBench, withProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured, type Report } from "../measuring/report.ts";
import { askFor, secondsUntilDone } from "../measuring/waiting-jobs.ts";
import { forkWork } from "../servers/fork-work.ts";

const counts: { readonly [S in Size]: MonthCounts } = {
  small: { suppliers: 1_000, workers: 33_000, people: 300 },
  large: { suppliers: 30_000, workers: 1_000_000, people: 10_000 },
};
const MONTH = "2026-08-01";
/** The nightly reconcile of the first day of the month, and the digests of the first Monday, which contain the weekly section. */
const MONTH_TURNS = `${MONTH}T03:10:00Z`;
const DIGESTS = "2026-08-03T10:00:00Z";
const TURN_MAX_SECONDS = 1_800;
const DIGESTS_MAX_SECONDS = 180;
/** A run that misses its limit still ends with figures. */
const WAITS_MAX_SECONDS = 2 * TURN_MAX_SECONDS;

const countOf = async (owner: pg.Client, from: string): Promise<number> => {
  const { rows } = await owner.query<{ count: string }>(`select count(*) as count from ${from}`);
  return Number(rows[0]?.count);
};

/** The first day of a month: the nightly reconcile opens the monthly documents while another user reads lists. */
const measureTurn = async (bench: ProductBench, owner: pg.Client, { suppliers, workers }: MonthCounts): Promise<Measured> => {
  const required = suppliers * MONTHLY.ofSupplier + workers * MONTHLY.ofWorker;
  const before = await countOf(owner, "pendency");
  const list = await openList(bench);
  await list.quiet();
  const quiet = await list.quiet();
  const work = await forkWork(bench.database, MONTH_TURNS, { jobs: "months" });
  await askFor(owner, { job: "platform.reconcile-projects", payload: {} });
  const jobs = ["platform.reconcile-projects", "pendencies.reconcile-project"];
  const { done: seconds, p95 } = await list.during(secondsUntilDone(owner, jobs, WAITS_MAX_SECONDS));
  const megabytes = await work.megabytes();
  await work.stop();
  list.close();
  const opened = await countOf(owner, `pendency where reference_month = '${MONTH}' and active and send_by is not null`);
  const others = (await countOf(owner, "pendency")) - before - opened + (await countOf(owner, "pendency where rest_for is not null"));
  const row = {
    suppliers,
    workers,
    "pendencies before": before,
    opened,
    seconds,
    "opened per second": opened / seconds,
    "MB of the process": megabytes,
    "list p95 ms quiet": quiet,
    "list p95 ms meanwhile": p95,
  };
  return {
    tables: [{ title: "the month turns", rows: [row] }],
    budgets: [
      atLeast("the new month has pendencies with a deadline,", opened, required),
      atMost("other pendencies that were created or became inactive,", others, 0),
      atMost(
        `the month turns in seconds for each ${counts.large.workers} workers,`,
        (seconds * counts.large.workers) / workers,
        TURN_MAX_SECONDS,
      ),
      atMost("the list of another user takes, times its quiet p95,", p95 / quiet, 2),
    ],
  };
};

/** The digests of a day, from the sweep to the outbox. */
const measureDigests = async ({ database }: ProductBench, owner: pg.Client, { people }: MonthCounts): Promise<Measured> => {
  await owner.query("vacuum analyze");
  const work = await forkWork(database, DIGESTS, { jobs: "months" });
  await askFor(owner, { job: "platform.queue-digests", payload: {} });
  const seconds = await secondsUntilDone(owner, ["platform.queue-digests", "mail.send-message"]);
  const megabytes = await work.megabytes();
  await work.stop();
  const mails = await countOf(owner, "outbox_message where template = 'notices.digest'");
  const asked = await countOf(owner, "notice_digest");
  return {
    tables: [{ title: "digests of a day", rows: [{ people: asked, mails, seconds, "MB of the process": megabytes }] }],
    budgets: [
      atLeast("people who receive a digest,", mails, people),
      atMost(`digests take seconds for each ${counts.large.people} e-mails,`, (seconds * counts.large.people) / mails, DIGESTS_MAX_SECONDS),
    ],
  };
};

/** The first day of a month, and the digests of a day. */
export const benchMonths = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    "small",
    async (bench) => {
      const owner = await openClient(bench.database.ownerUrl);
      try {
        const turn = await measureTurn(bench, owner, counts[size]);
        const digests = await measureDigests(bench, owner, counts[size]);
        return { bench: "months", tables: [...turn.tables, ...digests.tables], budgets: [...turn.budgets, ...digests.budgets] };
      } finally {
        await owner.end();
      }
    },
    async (owner, ownerUrl) => {
      await publishCatalogueOnce(ownerUrl);
      await fillMonthWorld(owner, counts[size]);
    },
  );
