import type { Locale } from "@emdia/contract/limits.ts";
import { activityHindrances, HIDDEN_REASON } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { csvLine } from "../../../kernel/csv.ts";
import { type Minute, minuteOf } from "../../../kernel/minutes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { seesReasons } from "../policy.ts";
import { scheduleStatus } from "../rules/status.ts";
import { statusFields } from "../schedules/schedule-for.ts";
import type { ExportedSchedule } from "../store/exported-schedules.ts";
import { exportTexts } from "./export-texts.ts";
import { type ExportColumn, exportColumns } from "./export-words.ts";

export const headOf = (language: Locale): string => csvLine(exportColumns.map((column) => exportTexts[language].columns[column]));

type Cause = ExportedSchedule["causes"][number];
const isShown = ({ workerName, reason }: Cause, seesAll: boolean): boolean =>
  seesAll || workerName === null || (activityHindrances as readonly string[]).includes(reason);

/** Causes that hold now. Users without `see_employee` read one word for the reasons of a worker's eligibility, as on screen. */
const suspensionCell = (row: ExportedSchedule, { reader, language, now }: Options): string => {
  const { causes, since } = exportTexts[language];
  const seesAll = seesReasons(reader, row);
  const lines = row.causes
    .filter(({ holdsFrom }) => minuteOf(holdsFrom) <= now)
    .map((cause) => {
      const { reason, note } = isShown(cause, seesAll) ? cause : ({ reason: HIDDEN_REASON, note: null } as const);
      const text = [cause.workerName, note === null ? causes[reason] : `${causes[reason]} (${note})`].filter((part) => part !== null);
      return since.replace("{cause}", () => text.join(": ")).replace("{since}", minuteOf(cause.holdsFrom));
    });
  return [...new Set(lines)].join("; ");
};

type Options = { readonly reader: Pick<Scope, "entries">; readonly language: Locale; readonly now: Minute };

/** CSV line of a schedule for its reader. */
export const lineOf = (row: ExportedSchedule, options: Options): string => {
  const { language, now } = options;
  const { statuses, parts, conflict } = exportTexts[language];
  const status = scheduleStatus(statusFields(row), now);
  const cells: { readonly [C in ExportColumn]: string } = {
    project: row.projectName,
    company: row.companyName,
    facility: row.facilityName,
    department: row.departmentName,
    activities: row.activities.map((names) => names[language] ?? names["pt-BR"]).join("; "),
    supplier: row.providerName,
    start: minuteOf(row.startsAt),
    end: minuteOf(row.endsAt),
    status: statuses[status],
    suspension: status === "suspended" ? suspensionCell(row, options) : "",
    supervisor: row.supervisor?.name ?? "",
    team: row.team.map(({ name, part }) => `${name} (${parts[part]})`).join("; "),
    conflict: row.hasConflict ? conflict.yes : conflict.no,
  };
  return csvLine(exportColumns.map((column) => cells[column]));
};
