import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type * as z from "zod/mini";
import { csvLine } from "../../../kernel/csv.ts";
import { exportTemplate } from "../../../platform/exports/export-template.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { historyBefore } from "../../../platform/history/history.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { exportRestrictions } from "./export-restrictions.ts";
import { exportColumns, type RestrictionDeed, restrictionDeeds, restrictionExportTexts } from "./export-words.ts";
import { restrictionsOfCompany } from "./remember-restriction.ts";

type Payload = z.output<typeof exportRestrictions.payload>;
const BATCH_ENTRIES = 1_000;
const instants = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo", dateStyle: "short", timeStyle: "short" });

const deedIn = ({ action, field }: HistoryEntry): RestrictionDeed => {
  const word = action === "restriction.changed" ? field : action.split(".")[1];
  return restrictionDeeds.find((deed) => deed === word) ?? "changed";
};

const lineOf = (entry: HistoryEntry, language: Locale): string =>
  csvLine([
    instants.format(new Date(entry.at)),
    entry.accountName ?? "",
    restrictionExportTexts[language].deeds[deedIn(entry)],
    entry.subject.name ?? "",
    entry.oldValue ?? "",
    entry.newValue ?? "",
  ]);

/** Lines of the whole restriction history of a company, the newest first, read in batches. */
async function* linesOf({ inScopeOf }: JobContext, { companyId, language }: Payload) {
  const about = { ownerId: companyId, ...restrictionsOfCompany(companyId) };
  let before: number | null = null;
  do {
    const entries: readonly HistoryEntry[] = await inScopeOf(companyId, (tx) =>
      historyBefore(tx, about, { before, atMost: BATCH_ENTRIES }),
    );
    yield { text: entries.map((entry) => lineOf(entry, language)).join(""), count: entries.length };
    before = entries.length === BATCH_ENTRIES ? (entries.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

export const exportRestrictionsTemplate = exportTemplate("workers.restrictions-export-ready", restrictionExportTexts);

export const exportRestrictionsJob = (place: ExportPlace) =>
  defineJob(exportRestrictions, (context, payload) => {
    const { file: name, columns } = restrictionExportTexts[payload.language];
    const head = csvLine(exportColumns.map((column) => columns[column]));
    return sendExport(place, context, {
      reader: payload,
      name,
      head,
      lines: linesOf(context, payload),
      template: exportRestrictionsTemplate,
    });
  });
