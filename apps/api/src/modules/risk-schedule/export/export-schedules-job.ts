import type * as z from "zod/mini";
import { exportTemplate } from "../../../platform/exports/export-template.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { whichSchedules } from "../policy.ts";
import { statusTable } from "../rules/status.ts";
import { minuteNow } from "../schedules/schedule-for.ts";
import { exportedKeys, exportedSchedules } from "../store/exported-schedules.ts";
import { headOf, lineOf } from "./export-line.ts";
import { exportSchedules } from "./export-schedules.ts";
import { exportTexts } from "./export-texts.ts";

type Payload = z.output<typeof exportSchedules.payload>;
const BATCH_SCHEDULES = 500;

/** Lines of the schedules that the user sees, in the order of the list, read in batches. */
async function* linesOf({ inScopeOfAll, clock }: JobContext, { entries, filter, language }: Payload) {
  const companyIds = [...new Set(entries.map(({ companyId }) => companyId))];
  const reader = { entries };
  const visible = whichSchedules(reader);
  const now = minuteNow({ now: clock.now() });
  const { status, ...asked } = filter;
  const statuses = status?.map((one) => statusTable[one]);
  const ids = await inScopeOfAll(companyIds, (tx) => exportedKeys(tx, visible, { ...asked, statuses, now }));
  for (let at = 0; at < ids.length; at += BATCH_SCHEDULES) {
    const rows = await inScopeOfAll(companyIds, (tx) => exportedSchedules(tx, visible, ids.slice(at, at + BATCH_SCHEDULES)));
    yield { text: rows.map((row) => lineOf(row, { reader, language, now })).join(""), count: rows.length };
  }
}

export const exportSchedulesTemplate = exportTemplate("schedules.export-ready", exportTexts);

export const exportSchedulesJob = (place: ExportPlace) =>
  defineJob(exportSchedules, (context, payload) => {
    const { file: name } = exportTexts[payload.language];
    return sendExport(place, context, {
      reader: payload,
      name,
      head: headOf(payload.language),
      lines: linesOf(context, payload),
      template: exportSchedulesTemplate,
    });
  });
