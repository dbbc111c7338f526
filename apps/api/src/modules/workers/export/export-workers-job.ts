import type * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
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
const AT_ONCE = 1_000;

/** What whoever asked sees in all their companies, as their list has it, a thousand at a time. */
async function* linesOf({ inScopeOfAll, clock }: JobContext, { entries, filter, language }: Payload) {
  const companyIds = [...new Set(entries.map(({ companyId }) => companyId))];
  const looking = { entries, today: dayInSaoPaulo(clock.now()) };
  const input = workerListInput(looking, filter);
  const ids = await inScopeOfAll(companyIds, (tx) => allWorkerIds(tx, input));
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await inScopeOfAll(companyIds, (tx) => workersNamed(tx, input, ids.slice(at, at + AT_ONCE)));
    const lines = rows.map((worker) => {
      const projects = openProjectsOf(looking, worker).map(({ name }) => name);
      return lineOf({ row: presentWorkerRow(looking, worker), cnpj: worker.providerCnpj, projects }, language);
    });
    yield { text: lines.join(""), count: lines.length };
  }
}

export const exportWorkersJob = (place: ExportPlace) =>
  defineJob(exportWorkers, (context, asked) => {
    const { file: name, mail } = exportTexts[asked.language];
    return sendExport(place, context, { reader: asked, name, head: headOf(asked.language), lines: linesOf(context, asked), mail });
  });
