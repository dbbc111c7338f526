import type * as z from "zod/mini";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { askedBy } from "../lists/asked-pendencies.ts";
import { maySee } from "../policy.ts";
import { type ExportedPendency, exportedPendencies } from "../store/exported.ts";
import { headOf, lineOf } from "./export-line.ts";
import { exportPendencies } from "./export-pendencies.ts";
import { exportTexts } from "./export-texts.ts";
import { handedOver } from "./handed-over.ts";

type Asked = z.output<typeof exportPendencies.payload>;

/** Company after company, each as what it sees and in one transaction to its end; what an earlier one saw as well is told once. */
async function* linesOf({ inScopeOf }: JobContext, { entries, filter, language }: Asked) {
  const told: Asked["entries"] = [];
  for (const [companyId, own] of Map.groupBy(entries, (entry) => entry.companyId)) {
    const asked = askedBy({ entries: own }, filter);
    const portions = handedOver<readonly ExportedPendency[]>((hand) =>
      inScopeOf(companyId, async (tx) => {
        for await (const rows of exportedPendencies(tx, asked)) await hand(rows);
      }),
    );
    for await (const rows of portions) {
      const untold = rows.filter((pendency) => !maySee({ entries: told }, pendency));
      yield { text: untold.map((pendency) => lineOf(pendency, language)).join(""), count: untold.length };
    }
    told.push(...own);
  }
}

export const exportPendenciesJob = (place: ExportPlace) =>
  defineJob(exportPendencies, (context, asked) => {
    const { file: name, mail } = exportTexts[asked.language];
    return sendExport(place, context, { reader: asked, name, head: headOf(asked.language), lines: linesOf(context, asked), mail });
  });
