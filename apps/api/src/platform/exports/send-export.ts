import { Readable } from "node:stream";
import { EXPORT_LINK_HOURS, type Locale } from "@emdia/contract/limits.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import * as z from "zod/mini";
import { CSV_BEGINNING } from "../../kernel/csv.ts";
import { dayInSaoPaulo } from "../clock/clock.ts";
import type { Tx } from "../database/transaction.ts";
import type { FileStore } from "../files/file-store.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, HopelessJob, jobKind } from "../jobs/job.ts";
import type { JobContext } from "../jobs/job-context.ts";
import { sendMail } from "../mail/message.ts";
import { renderMail } from "../mail/render-mail.ts";
import { isExportStillAllowed, markExportReady, tellTooLarge } from "./asked-exports.ts";

/** File store and public address. */
export type ExportPlace = { readonly files: Pick<FileStore, "store">; readonly publicUrl: string };
/** Mail text. `{count}` is the number of lines without the header, `{hours}` the lifetime of the file. */
export type ExportMail = { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };
export type ExportFile = {
  readonly reader: { readonly email: string; readonly language: Locale; readonly jobId: string };
  readonly name: string;
  readonly head: string;
  /** Chunks of text with their number of lines. */
  readonly lines: AsyncIterable<{ readonly text: string; readonly count: number }>;
  readonly mail: ExportMail;
};

const MEGABYTE = 1_048_576;
const limits = { maxBytes: 256 * MEGABYTE };
const HOUR_MS = 3_600_000;

const dropExport = jobKind("platform.drop-export", z.object({ hash: z.string() }));

type Counted = { total: number };
async function* bytesOf({ head, lines }: ExportFile, counted: Counted) {
  yield `${CSV_BEGINNING}${head}`;
  for await (const { text, count } of lines) {
    counted.total += count;
    yield text;
  }
}

const mailOf = ({ reader, mail }: ExportFile, { total }: Counted, url: string) => {
  const filled = (text: string) => text.replace("{count}", String(total)).replace("{hours}", String(EXPORT_LINK_HOURS));
  const { title, paragraphs, action } = mail;
  return renderMail({ language: reader.language, title, paragraphs: paragraphs.map(filled), action: { label: action, url } });
};

/**
 * Writes the file and sends one link to its page, which requires a session and expires with the file. Skips the export if the account has left
 * the companies.
 */
export const sendExport = async ({ files, publicUrl }: ExportPlace, { clock, publicly }: JobContext, file: ExportFile): Promise<void> => {
  const { jobId } = file.reader;
  const isWanted = (tx: Tx) => isExportStillAllowed(tx, jobId);
  if (!(await publicly(isWanted))) return;
  const counted = { total: 0 };
  const stored = await files.store(Readable.from(bytesOf(file, counted)), limits);
  if (!stored.ok && stored.code === "storage.unavailable") throw new Error("the file of an export cannot be kept now");
  if (!stored.ok) await publicly((tx) => tellTooLarge(tx, jobId));
  if (!stored.ok) throw new HopelessJob(`the file of an export may not be kept: ${stored.code}`);
  const { hash } = stored.value;
  const now = clock.now();
  const name = `${file.name}-${dayInSaoPaulo(now)}.csv`;
  const link = new URL(pathTo("/exportacoes/{jobId}", { jobId }), publicUrl).href;
  await publicly(async (tx) => {
    const runAt = new Date(now.getTime() + EXPORT_LINK_HOURS * HOUR_MS);
    const isTold = () => markExportReady(tx, jobId, { hash, name, lines: counted.total, endsAt: runAt });
    if ((await isWanted(tx)) && (await isTold())) await sendMail(tx, { to: file.reader.email, ...mailOf(file, counted, link) });
    // Two exports with the same bytes share one file: the later expiry replaces the earlier one.
    await enqueue(tx, { job: dropExport, payload: { hash }, key: `${dropExport.name} ${hash}`, runAt });
  });
};

export const dropExportJob = (files: Pick<FileStore, "remove">) => defineJob(dropExport, (_context, { hash }) => files.remove(hash));
