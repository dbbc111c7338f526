import type { Locale } from "@emdia/contract/limits.ts";
import type * as z from "zod/mini";
import { csvLine } from "../../../kernel/csv.ts";
import { exportTemplate } from "../../../platform/exports/export-template.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { TENTHS } from "../rules/score.ts";
import { allConfigs } from "../store/configs.ts";
import { exportConfigs } from "./export-configs.ts";
import { type ExportColumn, exportColumns, exportTexts } from "./export-texts.ts";

type Payload = z.output<typeof exportConfigs.payload>;
type Row = Awaited<ReturnType<typeof allConfigs>>[number];

/** Number with the decimal sign of the language. */
const decimal = (value: number, language: Locale): string => value.toLocaleString(language, { maximumFractionDigits: 1 });
const MINUTES_PER_HOUR = 60;

const lineOf = (row: Row, language: Locale): string => {
  const cells: { readonly [C in ExportColumn]: string } = {
    company: row.companyName,
    name: row.name,
    document: row.documentTypeName,
    kinds: row.kinds.map((kind) => exportTexts[language].kinds[kind]).join(", "),
    theory: decimal(row.theoryMinutes / MINUTES_PER_HOUR, language),
    practice: decimal(row.practiceMinutes / MINUTES_PER_HOUR, language),
    validity: row.validityMonths === null ? "" : String(row.validityMonths),
    attendance: String(row.minimumAttendance),
    score: row.minimumScoreTenths === null ? "" : decimal(row.minimumScoreTenths / TENTHS, language),
    places: String(row.vacancy),
    instructors: row.instructors.map(({ name }) => name).join(", "),
  };
  return csvLine(exportColumns.map((column) => cells[column]));
};

/** A contractor has at most some hundred configurations, so they are read at once. */
async function* linesOf({ inScopeOfAll }: JobContext, { contractorIds, name, id, language }: Payload) {
  const rows = await inScopeOfAll(contractorIds, (tx) => allConfigs(tx, contractorIds, { name, id }));
  yield { text: rows.map((row) => lineOf(row, language)).join(""), count: rows.length };
}

export const exportConfigsTemplate = exportTemplate("trainings.configs-ready", exportTexts);

export const exportConfigsJob = (place: ExportPlace) =>
  defineJob(exportConfigs, (context, payload) => {
    const { file: name, columns } = exportTexts[payload.language];
    return sendExport(place, context, {
      reader: payload,
      name,
      head: csvLine(exportColumns.map((column) => columns[column])),
      lines: linesOf(context, payload),
      template: exportConfigsTemplate,
    });
  });
