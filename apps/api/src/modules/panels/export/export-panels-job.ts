import { describeFilter } from "@emdia/contract/panels/words/describe-filter.ts";
import type * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { exportTemplate } from "../../../platform/exports/export-template.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { namesOfFilter } from "../filter-names.ts";
import type { FigureScope } from "../panel-request.ts";
import { exportPanels } from "./export-panels.ts";
import { exportTexts, mailTexts } from "./export-texts.ts";
import { type PanelFile, panelPdf, panelWorkbook } from "./panel-file.ts";
import { dayTextIn, readTables } from "./read-tables.ts";

type Payload = z.output<typeof exportPanels.payload>;

const timeText = (now: Date, language: string): string =>
  now.toLocaleString(language, { timeZone: "America/Sao_Paulo", dateStyle: "short", timeStyle: "short" });

/** Figures and words of the file, read in one transaction. */
const readFile = async (scope: FigureScope, payload: Payload, now: Date): Promise<PanelFile> => {
  const { filter, language } = payload;
  const { words } = exportTexts[language];
  const { provider } = filter;
  const names = await namesOfFilter(scope, { ...filter, ...(provider && { providers: [provider] }) });
  const company = names.companies.map(({ name }) => name).join(", ");
  return {
    language,
    facts: {
      company,
      time: timeText(now, language),
      filter: describeFilter({ filter, names, words: words.filter, dayText: dayTextIn(language) }),
    },
    tables: await readTables(scope, payload),
  };
};

async function* linesOf({ inScopeOfAll, clock }: JobContext, payload: Payload) {
  const { entries, language, format } = payload;
  const companyIds = [...new Set(entries.map(({ companyId }) => companyId))];
  const now = clock.now();
  const file = await inScopeOfAll(companyIds, (tx) => readFile({ tx, entries, today: dayInSaoPaulo(now), language }, payload, now));
  yield { text: "", count: file.tables.length };
  if (format === "xlsx") yield { text: await panelWorkbook(file), count: 0 };
  else for await (const text of panelPdf(file)) yield { text, count: 0 };
}

export const exportPanelSheetTemplate = exportTemplate("panels.sheet-ready", mailTexts.xlsx);
export const exportPanelPdfTemplate = exportTemplate("panels.pdf-ready", mailTexts.pdf);

export const exportPanelsJob = (place: ExportPlace) =>
  defineJob(exportPanels, (context, payload) =>
    sendExport(place, context, {
      reader: payload,
      name: exportTexts[payload.language].words.fileName,
      head: null,
      extension: payload.format,
      lines: linesOf(context, payload),
      template: payload.format === "xlsx" ? exportPanelSheetTemplate : exportPanelPdfTemplate,
    }),
  );
