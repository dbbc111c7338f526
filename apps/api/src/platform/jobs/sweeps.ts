import { type RawBuilder, sql } from "kysely";
import { dayInSaoPaulo } from "../clock/clock.ts";
import { collectOrphans } from "../files/collect-orphans.ts";
import type { Cron } from "./crons.ts";
import { digestPermissions } from "./digest-permissions.ts";
import type { SweepContext } from "./job-context.ts";

/** A job over all companies. Only the sweeps in this file run as the sweep role. */
export type Sweep = Omit<Cron, "job"> & { readonly name: string; readonly run: (context: SweepContext) => Promise<void> };

const PAGE_ROWS = 5_000;

/** Deletes all rows that the policies of the sweep role show, which are the expired ones. */
const deleteAllVisible = async ({ sweep, log }: SweepContext, table: RawBuilder<unknown>, pageRows = PAGE_ROWS): Promise<void> => {
  const deletePage = () => sweep((tx) => sql`delete from ${table} where ctid in (select ctid from ${table} limit ${pageRows})`.execute(tx));
  let deleted = 0n;
  for (let page = await deletePage(); page.numAffectedRows; page = await deletePage()) deleted += page.numAffectedRows;
  log.info({ rows: Number(deleted) }, "expired rows swept");
};

const sweepExpired: Sweep = {
  name: "platform.sweep-expired",
  at: "17 3 * * *",
  run: async (context) => {
    await deleteAllVisible(context, sql.table("account_session"));
    await deleteAllVisible(context, sql.table("idempotency_key"));
    await deleteAllVisible(context, sql.table("account_code"));
    await deleteAllVisible(context, sql.table("account_link"));
    await deleteAllVisible(context, sql.table("sign_in_failure"));
    await deleteAllVisible(context, sql.table("robot_spent"));
    await deleteAllVisible(context, sql.table("outbox_message"));
    await deleteAllVisible(context, sql.table("registry_answer"));
    await deleteAllVisible(context, sql.table("upload"));
    await deleteAllVisible(context, sql.table("notice"));
    await deleteAllVisible(context, sql.table("notice_digest"));
    await deleteAllVisible(context, sql.table("review_day"));
    // One per transaction, because an import has up to 200,000 lines, which are deleted with it.
    await deleteAllVisible(context, sql.table("import_run"), 1);
  },
};

/**
 * Queues one job per supplier that updates workers with a status change today, or whose badge ends, and one for those whose eligibility changes. Runs twice after midnight, because the last requests of the
 * day may commit after it.
 */
const turnWorkers: Sweep = {
  name: "platform.turn-workers",
  at: "0,15 0 * * *",
  run: async ({ sweep, clock, log }) => {
    const asked = await sweep((tx) =>
      sql`select enqueue('workers.settle-due', json_build_object('providerId', due.provider_id), 'workers.settle-due ' || due.provider_id, null)
        from (select provider_id from worker where status_changes_on <= ${dayInSaoPaulo(clock.now())}::date
          union select provider_id from badge where due_on <= ${dayInSaoPaulo(clock.now())}::date and revoked_at is null) due`.execute(tx),
    );
    const due = await sweep((tx) =>
      sql<{ asked: number }>`select enqueue_due_standings(${dayInSaoPaulo(clock.now())}::date) as asked`.execute(tx),
    );
    log.info({ suppliers: asked.rows.length, standings: due.rows[0]?.asked }, "workers of suppliers turn today");
  },
};

/**
 * Queues one job per contractor that updates documents that expire or are about to. Runs twice after midnight, because the last requests of
 * the day may commit after it.
 */
const turnPendencies: Sweep = {
  name: "platform.turn-pendencies",
  at: "0,15 0 * * *",
  run: async ({ sweep, clock, log }) => {
    const today = dayInSaoPaulo(clock.now());
    const asked = await sweep((tx) =>
      sql`select enqueue('pendencies.turn-due', json_build_object('contractorId', due.id), 'pendencies.turn-due ' || due.id, null)
        from (select distinct contractor_id as id from project) due
        where exists (select from pendency p where p.contractor_id = due.id and p.active and p.status = 'DONE' and p.next_due_on <= ${today}::date)
          or exists (select from pendency p where p.contractor_id = due.id and p.active and p.status in ('DONE', 'NEXT_DUE_DATE')
            and p.expiration_date < ${today}::date)`.execute(tx),
    );
    log.info({ contractors: asked.rows.length }, "pendencies of contractors turn today");
  },
};

/** Queues one job per contractor whose holidays changed since its deadlines were computed. */
const refreshDeadlines: Sweep = {
  name: "platform.refresh-deadlines",
  at: "5 0 * * *",
  run: async ({ sweep, log }) => {
    const { rows } = await sweep((tx) => sql<{ asked: number }>`select enqueue_deadline_refreshes() as asked`.execute(tx));
    log.info({ contractors: rows[0]?.asked }, "deadlines of contractors are computed again");
  },
};

/** Queues one job per contractor that tells the contacts of projects about reviews past their deadline. Finds those of days off too. */
const escalateReviews: Sweep = {
  name: "platform.escalate-reviews",
  at: "0 6 * * *",
  run: async ({ sweep, clock, log }) => {
    const today = dayInSaoPaulo(clock.now());
    const { rows } = await sweep((tx) => sql<{ asked: number }>`select enqueue_review_escalations(${today}::date) as asked`.execute(tx));
    log.info({ contractors: rows[0]?.asked }, "late reviews of contractors are escalated");
  },
};

/** Queues one job per contractor with a dispute that was not decided in time. */
const escalateDisputes: Sweep = {
  name: "platform.escalate-disputes",
  at: "30 6 * * *",
  run: async ({ sweep, clock, log }) => {
    const today = dayInSaoPaulo(clock.now());
    const { rows } = await sweep((tx) => sql<{ asked: number }>`select enqueue_dispute_escalations(${today}::date) as asked`.execute(tx));
    log.info({ contractors: rows[0]?.asked }, "late disputes of contractors are escalated");
  },
};

/** Reconciles all projects daily: months begin, restrictions end and requirements take effect. */
const reconcileProjects: Sweep = {
  name: "platform.reconcile-projects",
  at: "10 0 * * *",
  run: async ({ sweep }) => {
    await sweep((tx) =>
      sql`select enqueue('pendencies.reconcile-project', json_build_object('contractorId', contractor_id, 'projectId', id, 'providerId', null),
        'pendencies.reconcile-project ' || id || ' all', null) from project where not is_draft and state <> 'removed'`.execute(tx),
    );
  },
};

/**
 * Compares the requirements of every project with the pendencies and logs differences. Runs before midnight, because the daily reconcile
 * would fix missed pendencies silently.
 */
const auditProjects: Sweep = {
  name: "platform.audit-projects",
  at: "0 23 * * *",
  // A run after midnight would compare the wrong day.
  catchUpHours: 0.5,
  run: async ({ sweep, clock }) => {
    const day = dayInSaoPaulo(clock.now());
    await sweep((tx) =>
      sql`select enqueue('pendencies.audit-project', json_build_object('contractorId', contractor_id, 'projectId', id, 'day', ${day}::text),
        'pendencies.audit-project ' || id, null) from project where not is_draft`.execute(tx),
    );
  },
};

/** Each row takes milliseconds, so a batch of this size ends well before the statement timeout. */
const FOLDED_AT_ONCE = 2_000;
/** Adds the pendency changes to the counters of the lists and of the review queue, in batches. */
const foldPendencyChanges: Sweep = {
  name: "platform.fold-pendency-changes",
  at: "* * * * *",
  run: async ({ sweep }) => {
    const fold = async (folding: RawBuilder<unknown>): Promise<number> => {
      const { rows } = await sweep((tx) => sql<{ taken: number }>`select ${folding} as taken`.execute(tx));
      return rows[0]?.taken ?? 0;
    };
    while ((await fold(sql`fold_pendency_deltas(${FOLDED_AT_ONCE})`)) === FOLDED_AT_ONCE);
    while ((await fold(sql`fold_review_moves(${FOLDED_AT_ONCE})`)) === FOLDED_AT_ONCE);
  },
};

/** Recomputes the pendency counters per contractor, then the figures of its suppliers. Corrects and logs differences, which are bugs. */
const mendPendencyCounts: Sweep = {
  name: "platform.mend-pendency-counts",
  at: "30 4 * * *",
  run: async ({ sweep, log }) => {
    const { rows: contractors } = await sweep((tx) => sql<{ id: number }>`select distinct contractor_id as id from project`.execute(tx));
    for (const { id } of contractors) {
      const { rows } = await sweep((tx) => sql<{ mended: number }>`select mend_pendency_counts(${id}) as mended`.execute(tx));
      const [{ mended } = { mended: 0 }] = rows;
      if (mended > 0) log.error({ contractor: id, sums: mended }, "sums of pendencies were wrong, and are put right");
      const suppliers = await sweep((tx) => sql<{ mended: number }>`select mend_contractor_suppliers(${id}) as mended`.execute(tx));
      const wrong = suppliers.rows[0]?.mended ?? 0;
      if (wrong > 0) log.error({ contractor: id, suppliers: wrong }, "figures of suppliers were wrong, and are corrected");
    }
  },
};

const WORKERS_AT_ONCE = 500;
/** Recomputes the figures of workers in the same manner. Jobs per supplier recompute their eligibility, which follows from rules. */
const mendWorkerFigures: Sweep = {
  name: "platform.mend-worker-figures",
  at: "45 4 * * *",
  run: async ({ sweep, log }) => {
    const mendSome = async (after: number): Promise<{ readonly last: number | null; readonly mended: number }> => {
      const { rows } = await sweep((tx) =>
        sql<{ last: number | null; mended: number }>`select last, mended from mend_worker_figures(${after}, ${WORKERS_AT_ONCE})`.execute(
          tx,
        ),
      );
      return rows[0] ?? { last: null, mended: 0 };
    };
    let figures = 0;
    for (let some = await mendSome(0); some.last !== null; some = await mendSome(some.last)) figures += some.mended;
    if (figures > 0) log.error({ figures }, "what is told of workers was wrong, and is put right");
    await sweep((tx) => sql`select enqueue_standing_repairs()`.execute(tx));
  },
};

/** Queues a scan for every file without a verdict: the retries of the original job may have ended during an outage of the scanner. */
const askScannerAgain: Sweep = {
  name: "platform.ask-scanner-again",
  at: "20 * * * *",
  run: async ({ sweep, log }) => {
    const asked = await sweep((tx) =>
      sql`select enqueue('documents.scan-file', json_build_object('providerId', provider_id, 'fileId', id), 'documents.scan-file ' || id, null)
        from file where verdict = 'waiting' limit ${PAGE_ROWS}`.execute(tx),
    );
    await sweep((tx) => sql`select enqueue_photo_scans(${PAGE_ROWS})`.execute(tx));
    await sweep((tx) => sql`select enqueue_logo_scans(${PAGE_ROWS})`.execute(tx));
    if (asked.rows.length > 0) log.info({ files: asked.rows.length }, "files wait for the scanner, which is asked again");
  },
};

const PHOTOS_AT_ONCE = 1_000;
/** Queues jobs for photos that an earlier version stored with their metadata. */
const normalisePhotos: Sweep = {
  name: "platform.normalise-photos",
  at: "*/10 * * * *",
  run: async ({ sweep }) => {
    await sweep((tx) => sql`select enqueue_photo_normalising(${PHOTOS_AT_ONCE})`.execute(tx));
  },
};

/** Deletes file rows without a document, such as those of deleted drafts. The orphan sweep removes the bytes. */
const forgetUnusedFiles: Sweep = {
  name: "platform.forget-unused-files",
  at: "50 4 * * *",
  run: async ({ sweep, log }) => {
    const forget = async (): Promise<number> => {
      const { rows } = await sweep((tx) => sql<{ forgotten: number }>`select forget_unused_files(${PAGE_ROWS}) as forgotten`.execute(tx));
      return rows[0]?.forgotten ?? 0;
    };
    let forgotten = await forget();
    for (let more = forgotten; more === PAGE_ROWS; forgotten += more) more = await forget();
    log.info({ files: forgotten }, "files without a document were forgotten");
  },
};

/** Removes files without a row: the request ended before it wrote the row, or the row was deleted. */
const collectOrphanedFiles: Sweep = {
  name: "platform.collect-orphaned-files",
  at: "15 5 * * *",
  run: async ({ sweep, clock, log, files }) => {
    if (!files) return;
    const named = async (hashes: readonly string[]) => {
      const { rows } = await sweep((tx) => sql<{ named: string[] }>`select named_hashes(${hashes}::text[]) as named`.execute(tx));
      return rows[0]?.named ?? hashes;
    };
    const removed = await collectOrphans(files, { now: clock.now(), named });
    log.info({ files: removed }, "files that no row names were removed");
  },
};

/** Events within this time become one e-mail per person and kind. */
const NOTICE_WINDOW_SECONDS = 120;
const MAILS_AT_ONCE = 500;
/** Queues the e-mails of notices. */
const queueNoticeMails: Sweep = {
  name: "platform.queue-notice-mails",
  at: "* * * * *",
  run: async ({ sweep, clock }) => {
    const olderThan = new Date(clock.now().getTime() - NOTICE_WINDOW_SECONDS * 1_000);
    const queue = async (): Promise<number> => {
      const { rows } = await sweep((tx) =>
        sql<{ queued: number }>`select queue_notice_mails('notices.events', ${olderThan}, ${MAILS_AT_ONCE}) as queued`.execute(tx),
      );
      return rows[0]?.queued ?? 0;
    };
    while ((await queue()) === MAILS_AT_ONCE);
  },
};

const digestKeys = Object.values(digestPermissions);
/** Queues the digest of this day for each person with a key. A second run of the day queues only those that the first did not reach. */
const queueDigests: Sweep = {
  name: "platform.queue-digests",
  at: "0 7 * * *",
  run: async ({ sweep, clock, log }) => {
    const day = dayInSaoPaulo(clock.now());
    const queueAfter = async (after: number): Promise<number | null> => {
      const { rows } = await sweep((tx) =>
        sql<{
          last: number | null;
        }>`select queue_digests('notices.digest', ${digestKeys}::text[], ${day}::date, ${after}, ${MAILS_AT_ONCE}) as last`.execute(tx),
      );
      return rows[0]?.last ?? null;
    };
    let batches = 0;
    for (let last = await queueAfter(0); last !== null; last = await queueAfter(last)) batches += 1;
    log.info({ day, batches }, "digests of the day are queued");
  },
};

export const sweeps: readonly Sweep[] = [
  sweepExpired,
  turnWorkers,
  turnPendencies,
  refreshDeadlines,
  escalateReviews,
  escalateDisputes,
  reconcileProjects,
  auditProjects,
  foldPendencyChanges,
  mendPendencyCounts,
  mendWorkerFigures,
  askScannerAgain,
  normalisePhotos,
  forgetUnusedFiles,
  queueNoticeMails,
  queueDigests,
  collectOrphanedFiles,
];

/** Schedule of the sweeps. */
export const timesOfSweeps: readonly Cron[] = sweeps.map(({ name, run: _, ...times }) => ({ job: name, ...times }));
