import type * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { exportTemplate } from "../../../platform/exports/export-template.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { listRequest } from "../list/list-scope.ts";
import { type ExportedPendency, exportedPendencies } from "../store/exported.ts";
import { headOf, lineOf } from "./export-line.ts";
import { exportPendencies } from "./export-pendencies.ts";
import { exportTexts } from "./export-texts.ts";
import { toAsyncIterable } from "./to-async-iterable.ts";

type Payload = z.output<typeof exportPendencies.payload>;

/** Rows that the user sees in all companies, in list order, read in one transaction. */
async function* linesOf({ inScopeOfAll, clock }: JobContext, { entries, filter, language, accountId = 0 }: Payload) {
  const companyIds = [...new Set(entries.map(({ companyId }) => companyId))];
  const request = listRequest({ entries, today: dayInSaoPaulo(clock.now()), account: { id: accountId }, language }, filter);
  const portions = toAsyncIterable<readonly ExportedPendency[]>((hand) =>
    inScopeOfAll(companyIds, async (tx) => {
      for await (const rows of exportedPendencies(tx, request)) await hand(rows);
    }),
  );
  for await (const rows of portions) yield { text: rows.map((pendency) => lineOf(pendency, language)).join(""), count: rows.length };
}

export const exportPendenciesTemplate = exportTemplate("pendencies.export-ready", exportTexts);

export const exportPendenciesJob = (place: ExportPlace) =>
  defineJob(exportPendencies, (context, input) => {
    const { file: name } = exportTexts[input.language];
    return sendExport(place, context, {
      reader: input,
      name,
      head: headOf(input.language),
      lines: linesOf(context, input),
      template: exportPendenciesTemplate,
    });
  });
