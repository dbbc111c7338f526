import { sql } from "kysely";
import { collectOrphans } from "../../files/collect-orphans.ts";
import { PAGE_ROWS, type Sweep } from "./sweep.ts";

/** Queues a scan for every file without a verdict: the retries of the original job may have ended during an outage of the scanner. */
export const rescanWaitingFiles: Sweep = {
  name: "platform.ask-scanner-again",
  at: "20 * * * *",
  run: async ({ sweep, log }) => {
    const queued = await sweep((tx) =>
      sql`select enqueue('documents.scan-file', json_build_object('providerId', provider_id, 'fileId', id), 'documents.scan-file ' || id, null)
        from file where verdict = 'waiting' limit ${PAGE_ROWS}`.execute(tx),
    );
    await sweep((tx) => sql`select enqueue_photo_scans(${PAGE_ROWS})`.execute(tx));
    await sweep((tx) => sql`select enqueue_logo_scans(${PAGE_ROWS})`.execute(tx));
    await sweep((tx) => sql`select enqueue_class_file_scans(${PAGE_ROWS})`.execute(tx));
    if (queued.rows.length > 0) log.info({ files: queued.rows.length }, "scans of waiting files are queued again");
  },
};

const PHOTOS_AT_ONCE = 1_000;
/** Queues jobs for photos that an earlier version stored with their metadata. */
export const normalisePhotos: Sweep = {
  name: "platform.normalise-photos",
  at: "*/10 * * * *",
  run: async ({ sweep }) => {
    await sweep((tx) => sql`select enqueue_photo_normalising(${PHOTOS_AT_ONCE})`.execute(tx));
  },
};

/** Deletes file rows without a document, such as those of deleted drafts. The orphan sweep removes the bytes. */
export const deleteUnusedFiles: Sweep = {
  name: "platform.forget-unused-files",
  at: "50 4 * * *",
  run: async ({ sweep, log }) => {
    const deletePage = async (): Promise<number> => {
      const { rows } = await sweep((tx) => sql<{ forgotten: number }>`select forget_unused_files(${PAGE_ROWS}) as forgotten`.execute(tx));
      return rows[0]?.forgotten ?? 0;
    };
    let deleted = await deletePage();
    for (let page = deleted; page === PAGE_ROWS; deleted += page) page = await deletePage();
    log.info({ files: deleted }, "file rows without a document were deleted");
  },
};

/** Removes files without a row: the request ended before it wrote the row, or the row was deleted. */
export const collectOrphanedFiles: Sweep = {
  name: "platform.collect-orphaned-files",
  at: "15 5 * * *",
  run: async ({ sweep, clock, log, files }) => {
    if (!files) return;
    const referenced = async (hashes: readonly string[]) => {
      const { rows } = await sweep((tx) => sql<{ named: string[] }>`select named_hashes(${hashes}::text[]) as named`.execute(tx));
      return rows[0]?.named ?? hashes;
    };
    const removed = await collectOrphans(files, { now: clock.now(), named: referenced });
    log.info({ files: removed }, "files without a row were removed");
  },
};
