// Reads the cells of a line of restricted workers.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import { RESTRICTION_REASON_MAX_LENGTH, WORKER_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import { type Parsed, parseDay, parseText, plainCell } from "../../../../platform/imports/rules/parse-cell.ts";
import type { StoredDocument } from "../document.ts";
import { type Cells, readDocument, reasonOf } from "../import/read-line.ts";
import type { RestrictionColumnKey } from "./restriction-columns.ts";

/** A complete line. An undefined end has no column in the file; null is an empty cell, a restriction without an end. */
export type RestrictionLine = {
  readonly document: StoredDocument;
  readonly name: string;
  readonly reason: string;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay | null | undefined;
};
type ReadLine =
  | { readonly line: RestrictionLine; readonly reasons: readonly [] }
  | { readonly line: undefined; readonly reasons: readonly LineReason[] };
type Read<T> = { readonly value: T | undefined; readonly reasons: readonly LineReason[] };

const readCell = <T>(cells: Cells, column: RestrictionColumnKey, parse: (text: string) => Parsed<T>): Read<T> => {
  const text = plainCell(cells[column] ?? "");
  if (text === "") return { value: undefined, reasons: [] };
  const result = parse(text);
  return result.ok ? { value: result.value, reasons: [] } : { value: undefined, reasons: [reasonOf(result, column)] };
};

const required = <T>({ value, reasons }: Read<T>, column: RestrictionColumnKey): Read<T> =>
  value === undefined && reasons.length === 0 ? { value, reasons: [{ code: "cell.required", column }] } : { value, reasons };

/** Parses all cells, and returns every fault with its column. */
export const readRestrictionLine = (cells: Cells): ReadLine => {
  const document = readDocument(cells);
  const name = required(
    readCell(cells, "name", (text) => parseText(text, WORKER_NAME_MAX_LENGTH)),
    "name",
  );
  const reason = required(
    readCell(cells, "reason", (text) => parseText(text, RESTRICTION_REASON_MAX_LENGTH)),
    "reason",
  );
  const startDate = required(readCell(cells, "startDate", parseDay), "startDate");
  const endDate = readCell(cells, "endDate", parseDay);
  const reasons = [name, document, reason, startDate, endDate].flatMap((part) => part.reasons);
  const values = { document: document.value, name: name.value, reason: reason.value, startDate: startDate.value };
  if (reasons.length > 0 || !isComplete(values)) return { line: undefined, reasons };
  return { line: { ...values, endDate: cells.endDate === undefined ? undefined : (endDate.value ?? null) }, reasons: [] };
};

type Values = { readonly [K in "document" | "name" | "reason" | "startDate"]: RestrictionLine[K] | undefined };
const isComplete = (values: Values): values is Pick<RestrictionLine, keyof Values> =>
  Object.values(values).every((value) => value !== undefined);
