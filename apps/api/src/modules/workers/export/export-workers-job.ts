import type * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { exportTemplate } from "../../../platform/exports/export-template.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { openProjectsOf, presentWorkerRow } from "../lists/present-worker-row.ts";
import { workerListInput } from "../lists/worker-list-input.ts";
import { allWorkerIds, workersNamed } from "../store/worker-list.ts";
import { headOf, lineOf } from "./export-line.ts";
import { exportTexts } from "./export-texts.ts";
import { exportWorkers } from "./export-workers.ts";

type Payload = z.output<typeof exportWorkers.payload>;
const BATCH_WORKERS = 1_000;

/** Lines of the workers that the user sees in all their companies, in the order of the list, read in batches. */
async function* linesOf({ inScopeOfAll, clock }: JobContext, { entries, filter, language }: Payload) {
  const companyIds = [...new Set(entries.map(({ companyId }) => companyId))];
  const reader = { entries, today: dayInSaoPaulo(clock.now()) };
  const input = workerListInput(reader, filter);
  const ids = await inScopeOfAll(companyIds, (tx) => allWorkerIds(tx, input));
  for (let at = 0; at < ids.length; at += BATCH_WORKERS) {
    const rows = await inScopeOfAll(companyIds, (tx) => workersNamed(tx, input, ids.slice(at, at + BATCH_WORKERS)));
    const lines = rows.map((worker) => {
      const projects = openProjectsOf(reader, worker).map(({ name }) => name);
      return lineOf({ row: presentWorkerRow(reader, worker), cnpj: worker.providerCnpj, projects }, language);
    });
    yield { text: lines.join(""), count: lines.length };
  }
}

export const exportWorkersTemplate = exportTemplate("workers.export-ready", exportTexts);

export const exportWorkersJob = (place: ExportPlace) =>
  defineJob(exportWorkers, (context, payload) => {
    const { file: name } = exportTexts[payload.language];
    return sendExport(place, context, {
      reader: payload,
      name,
      head: headOf(payload.language),
      lines: linesOf(context, payload),
      template: exportWorkersTemplate,
    });
  });
