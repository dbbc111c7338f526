// Reads the cells of a line of the import, before any name is looked up.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import { RISK_DESCRIPTION_MAX, RISK_PRECAUTIONS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { cpfOfCell, itemsOf, type Parsed, parseText, plainCell } from "../../../../platform/imports/rules/parse-cell.ts";
import { reasonOf } from "../../../workers/rules/index.ts";
import { type Moment, parseMoment } from "./parse-moment.ts";
import type { ScheduleColumnKey } from "./schedule-columns.ts";

type Cells = { readonly [key: string]: string };
export type ScheduleLine = {
  readonly project: string;
  readonly contract: string;
  readonly company: string;
  readonly supplier: string;
  readonly facility: string;
  readonly department: string;
  /** Names, separated by semicolons or line breaks. */
  readonly activities: string;
  readonly start: Moment;
  readonly end: Moment;
  readonly workers: readonly string[];
  readonly supervisor: string | null;
  readonly watches: readonly string[];
  readonly description: string;
  readonly precautions: string;
};
type ReadLine =
  | { readonly line: ScheduleLine; readonly reasons: readonly [] }
  | { readonly line: undefined; readonly reasons: readonly LineReason[] };

const textOf = (cells: Cells, key: ScheduleColumnKey): string => cells[key] ?? "";
const cellOf = (cells: Cells, key: ScheduleColumnKey): string => plainCell(textOf(cells, key));

/** CPFs separated by semicolons, commas or line breaks. */
const cpfsOf = (cells: Cells, key: ScheduleColumnKey): readonly string[] => itemsOf(textOf(cells, key).replaceAll(",", ";")).map(cpfOfCell);

const required: readonly ScheduleColumnKey[] = ["facility", "department", "activities", "start", "end", "workers"];
const missing = (cells: Cells): readonly LineReason[] => {
  const absent = required.filter((key) => cellOf(cells, key) === "");
  const hasProject = cellOf(cells, "project") !== "" || cellOf(cells, "contract") !== "";
  return [...(hasProject ? [] : ["project" as const]), ...absent].map((column) => ({ code: "cell.required", column }));
};

type Read<T> = { readonly value: T | undefined; readonly reasons: readonly LineReason[] };
/** An empty cell has no fault of its own: `missing` names required ones. */
const read = <T>(cells: Cells, key: ScheduleColumnKey, parse: (text: string) => Parsed<T>): Read<T> => {
  const text = cellOf(cells, key);
  if (text === "") return { value: undefined, reasons: [] };
  const parsed = parse(text);
  return parsed.ok ? { value: parsed.value, reasons: [] } : { value: undefined, reasons: [reasonOf(parsed, key)] };
};

/** Parses all cells and returns every fault with its column. */
export const readScheduleLine = (cells: Cells): ReadLine => {
  const start = read(cells, "start", parseMoment);
  const end = read(cells, "end", parseMoment);
  const description = read(cells, "description", (text) => parseText(text, RISK_DESCRIPTION_MAX));
  const precautions = read(cells, "precautions", (text) => parseText(text, RISK_PRECAUTIONS_MAX));
  const reasons = [...missing(cells), ...[start, end, description, precautions].flatMap((part) => part.reasons)];
  if (reasons.length > 0 || !start.value || !end.value) return { line: undefined, reasons };
  const supervisor = cellOf(cells, "supervisor");
  const line: ScheduleLine = {
    project: cellOf(cells, "project"),
    contract: cellOf(cells, "contract"),
    company: cellOf(cells, "company"),
    supplier: cellOf(cells, "supplier"),
    facility: cellOf(cells, "facility"),
    department: cellOf(cells, "department"),
    activities: textOf(cells, "activities"),
    start: start.value,
    end: end.value,
    workers: cpfsOf(cells, "workers"),
    supervisor: supervisor === "" ? null : cpfOfCell(supervisor),
    watches: cpfsOf(cells, "watches"),
    description: description.value ?? "",
    precautions: precautions.value ?? "",
  };
  return { line, reasons: [] };
};

/** How the report names a line. */
export const nameOfLine = (cells: Cells): string =>
  [cellOf(cells, "project") || cellOf(cells, "contract"), cellOf(cells, "department"), cellOf(cells, "start")]
    .filter((part) => part !== "")
    .join(" · ");
