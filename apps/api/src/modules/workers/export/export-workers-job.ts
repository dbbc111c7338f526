import type * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { askedBy } from "../lists/asked-workers.ts";
import { openProjectsOf, presentWorkerRow } from "../lists/present-worker-row.ts";
import { allWorkerIds, workersNamed } from "../store/worker-list.ts";
import { headOf, lineOf } from "./export-line.ts";
import { exportTexts } from "./export-texts.ts";
import { exportWorkers } from "./export-workers.ts";

type Asked = z.output<typeof exportWorkers.payload>;
const AT_ONCE = 1_000;

/** Company after company and a thousand at a time, each as what that company sees; whoever is seen from two of them is told of once. */
async function* linesOf({ inScopeOf, clock }: JobContext, { entries, filter, language }: Asked) {
  const today = dayInSaoPaulo(clock.now());
  const told = new Set<number>();
  for (const [companyId, own] of Map.groupBy(entries, (entry) => entry.companyId)) {
    const looking = { entries: own, today };
    const asked = askedBy(looking, filter);
    const ids = (await inScopeOf(companyId, (tx) => allWorkerIds(tx, asked))).filter((id) => !told.has(id));
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const rows = await inScopeOf(companyId, (tx) => workersNamed(tx, asked, ids.slice(at, at + AT_ONCE)));
      const lines = rows.map((worker) => {
        told.add(worker.id);
        const projects = openProjectsOf(looking, worker).map(({ name }) => name);
        return lineOf({ row: presentWorkerRow(looking, worker), cnpj: worker.providerCnpj, projects }, language);
      });
      yield { text: lines.join(""), count: lines.length };
    }
  }
}

export const exportWorkersJob = (place: ExportPlace) =>
  defineJob(exportWorkers, (context, asked) => {
    const { file: name, mail } = exportTexts[asked.language];
    return sendExport(place, context, { reader: asked, name, head: headOf(asked.language), lines: linesOf(context, asked), mail });
  });
