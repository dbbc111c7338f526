import { Readable } from "node:stream";
import { EXPORT_LINK_HOURS, type Locale } from "@emdia/contract/limits.ts";
import * as z from "zod/mini";
import { CSV_BEGINNING } from "../../kernel/csv.ts";
import { dayInSaoPaulo } from "../clock/clock.ts";
import type { Tx } from "../database/transaction.ts";
import type { FileStore } from "../files/file-store.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, HopelessJob, jobKind } from "../jobs/job.ts";
import type { JobContext } from "../jobs/job-context.ts";
import { queueMessage } from "../mail/queue-message.ts";
import type { Template } from "../mail/template.ts";
import { isExportStillAllowed, markExportReady, tellTooLarge } from "./asked-exports.ts";

export type ExportPlace = { readonly files: Pick<FileStore, "store"> };
export type ExportFile = {
  readonly reader: { readonly language: Locale; readonly jobId: string };
  readonly name: string;
  /** Header line of a CSV file; null for another type. */
  readonly head: string | null;
  /** Extension of a file without a header line. */
  readonly extension?: "pdf" | "xlsx";
  /** Chunks of the file with their number of lines. */
  readonly lines: AsyncIterable<{ readonly text: string | Uint8Array; readonly count: number }>;
  /** The e-mail about the finished file. */
  readonly template: Template;
};

const MEGABYTE = 1_048_576;
const limits = { maxBytes: 256 * MEGABYTE };
const HOUR_MS = 3_600_000;

export const dropExport = jobKind("platform.drop-export", z.object({ hash: z.string() }));

type Counted = { total: number };
async function* bytesOf({ head, lines }: ExportFile, counted: Counted) {
  if (head !== null) yield `${CSV_BEGINNING}${head}`;
  for await (const { text, count } of lines) {
    counted.total += count;
    yield text;
  }
}

/**
 * Writes the file and sends one link to its page, which requires a session and expires with the file. Skips the export if the account has left
 * the companies.
 */
export const sendExport = async ({ files }: ExportPlace, { clock, publicly }: JobContext, file: ExportFile): Promise<void> => {
  const { jobId, language } = file.reader;
  const isWanted = (tx: Tx) => isExportStillAllowed(tx, jobId);
  if (!(await publicly(isWanted))) return;
  const counted = { total: 0 };
  const stored = await files.store(Readable.from(bytesOf(file, counted)), limits);
  if (!stored.ok && stored.code === "storage.unavailable") throw new Error("the file of an export cannot be kept now");
  if (!stored.ok) await publicly((tx) => tellTooLarge(tx, jobId));
  if (!stored.ok) throw new HopelessJob(`the file of an export may not be kept: ${stored.code}`);
  const { hash } = stored.value;
  const now = clock.now();
  const name = `${file.name}-${dayInSaoPaulo(now)}.${file.head === null ? (file.extension ?? "pdf") : "csv"}`;
  await publicly(async (tx) => {
    const runAt = new Date(now.getTime() + EXPORT_LINK_HOURS * HOUR_MS);
    const isTold = () => markExportReady(tx, jobId, { hash, name, lines: counted.total, endsAt: runAt });
    if ((await isWanted(tx)) && (await isTold())) await queueMessage(tx, file.template, { ownerId: 0, rowId: jobId, issue: 0, language });
    // Two exports with the same bytes share one file: the later expiry replaces the earlier one.
    await enqueue(tx, { job: dropExport, payload: { hash }, key: `${dropExport.name} ${hash}`, runAt });
  });
};

export const dropExportJob = (files: Pick<FileStore, "remove">) => defineJob(dropExport, (_context, { hash }) => files.remove(hash));
