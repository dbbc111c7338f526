import type * as z from "zod/mini";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { askedBy } from "../lists/asked-pendencies.ts";
import { allPendencyKeys, pendenciesNamed } from "../store/exported.ts";
import { headOf, lineOf } from "./export-line.ts";
import { exportPendencies } from "./export-pendencies.ts";
import { exportTexts } from "./export-texts.ts";

type Asked = z.output<typeof exportPendencies.payload>;
const AT_ONCE = 1_000;

/** Company after company and a thousand at a time, each as what that company sees; what is seen from both sides is told once. */
async function* linesOf({ inScopeOf }: JobContext, { entries, filter, language }: Asked) {
  const told = new Set<number>();
  for (const [companyId, own] of Map.groupBy(entries, (entry) => entry.companyId)) {
    const asked = askedBy({ entries: own }, filter);
    const keys = (await inScopeOf(companyId, (tx) => allPendencyKeys(tx, asked))).filter(({ id }) => !told.has(id));
    for (const { id } of keys) told.add(id);
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      const rows = await inScopeOf(companyId, (tx) => pendenciesNamed(tx, keys.slice(at, at + AT_ONCE)));
      yield { text: rows.map((pendency) => lineOf(pendency, language)).join(""), count: rows.length };
    }
  }
}

export const exportPendenciesJob = (place: ExportPlace) =>
  defineJob(exportPendencies, (context, asked) => {
    const { file: name, mail } = exportTexts[asked.language];
    return sendExport(place, context, { reader: asked, name, head: headOf(asked.language), lines: linesOf(context, asked), mail });
  });
