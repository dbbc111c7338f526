import { Readable } from "node:stream";
import { EXPORT_LINK_HOURS } from "@emdia/contract/limits.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, HopelessJob, jobKind } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { sendMail } from "../../../platform/mail/message.ts";
import { renderMail } from "../../../platform/mail/render-mail.ts";
import { askedBy } from "../lists/asked-workers.ts";
import { openProjectsOf, presentWorkerRow } from "../lists/present-worker-row.ts";
import { CSV_BEGINNING } from "../rules/csv.ts";
import { allWorkerIds, workersNamed } from "../store/worker-list.ts";
import { headOf, lineOf } from "./export-line.ts";
import { exportTexts } from "./export-texts.ts";
import { exportWorkers } from "./export-workers.ts";

type Asked = z.output<typeof exportWorkers.payload>;
type Counted = { total: number };
type Around = { readonly files: Pick<FileStore, "store" | "signedDownload">; readonly publicUrl: string };

const AT_ONCE = 1_000;
const MEGABYTE = 1_048_576;
const limits = { maxBytes: 256 * MEGABYTE };
const HOUR_MS = 3_600_000;

const dropExport = jobKind("workers.drop-export", z.object({ hash: z.string() }));

/** Company after company and a thousand at a time, each as what that company sees; whoever is seen from two of them is told of once. */
async function* linesOf({ inScopeOf, clock }: JobContext, { entries, filter, language }: Asked, counted: Counted) {
  const today = dayInSaoPaulo(clock.now());
  const told = new Set<number>();
  yield `${CSV_BEGINNING}${headOf(language)}`;
  for (const [companyId, own] of Map.groupBy(entries, (entry) => entry.companyId)) {
    const looking = { entries: own, today };
    const asked = askedBy(looking, filter);
    const ids = (await inScopeOf(companyId, (tx) => allWorkerIds(tx, asked))).filter((id) => !told.has(id));
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const rows = await inScopeOf(companyId, (tx) => workersNamed(tx, asked, ids.slice(at, at + AT_ONCE)));
      counted.total += rows.length;
      yield rows
        .map((worker) => {
          told.add(worker.id);
          const projects = openProjectsOf(looking, worker).map(({ name }) => name);
          return lineOf({ row: presentWorkerRow(looking, worker), cnpj: worker.providerCnpj, projects }, language);
        })
        .join("");
    }
  }
}

const mailOf = ({ language }: Asked, { total }: Counted, url: string) => {
  const { title, paragraphs, action } = exportTexts[language].mail;
  const filled = (text: string) => text.replace("{count}", String(total)).replace("{hours}", String(EXPORT_LINK_HOURS));
  return renderMail({ language, title, paragraphs: paragraphs.map(filled), action: { label: action, url } });
};

/** Writes the file, and sends a link to it that ends when the file does. */
export const exportWorkersJob = ({ files, publicUrl }: Around) =>
  defineJob(exportWorkers, async (context, asked) => {
    const counted = { total: 0 };
    const stored = await files.store(Readable.from(linesOf(context, asked, counted)), limits);
    if (!stored.ok) throw new HopelessJob("the file of an export is larger than may be kept");
    const { hash } = stored.value;
    const now = context.clock.now();
    const name = `${exportTexts[asked.language].file}-${dayInSaoPaulo(now)}.csv`;
    const link = await files.signedDownload({ hash, type: "text/csv", name }, EXPORT_LINK_HOURS * 3_600);
    await context.publicly(async (tx) => {
      await sendMail(tx, { to: asked.email, ...mailOf(asked, counted, new URL(link, publicUrl).href) });
      const runAt = new Date(now.getTime() + EXPORT_LINK_HOURS * HOUR_MS);
      // The same bytes asked for twice are one file: the later of the two ends keeps it.
      await enqueue(tx, { job: dropExport, payload: { hash }, key: `${dropExport.name} ${hash}`, runAt });
    });
  });

export const dropExportJob = (files: Pick<FileStore, "remove">) => defineJob(dropExport, (_context, { hash }) => files.remove(hash));
