// Reads the cells of a line of results.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import { SCORE_MAX } from "@emdia/contract/trainings/limits.ts";
import { normalizeHeading } from "../../../../platform/imports/rules/match-columns.ts";
import { cellFault, type Parsed, parseFlag, plainCell } from "../../../../platform/imports/rules/parse-cell.ts";
import { readDocument, reasonOf, type StoredDocument } from "../../../workers/rules/index.ts";
import { type ImportedSession, sessionKey } from "./result-columns.ts";

type Cells = { readonly [key: string]: string };
/** An empty cell says nothing: the attendance of its session and the score stay as they are. */
export type ResultLine = {
  readonly document: StoredDocument;
  readonly attendance: ReadonlyMap<number, boolean>;
  readonly scoreTenths: number | undefined;
};
type ReadLine =
  | { readonly line: ResultLine; readonly reasons: readonly [] }
  | { readonly line: undefined; readonly reasons: readonly LineReason[] };

const TENTHS = 10;
const ROUNDING = 1e-6;
/** Score in tenths. A decimal comma or point; spreadsheet programs write 7.1 as 7.0999999999999996. */
export const parseScore = (text: string): Parsed<number> => {
  const written = Number(/^\d{1,2}([.,]\d+)?$/.test(text) ? text.replace(",", ".") : Number.NaN) * TENTHS;
  const tenths = Math.round(written);
  const isScore = Math.abs(tenths - written) < ROUNDING && tenths <= SCORE_MAX * TENTHS;
  return isScore ? { ok: true, value: tenths } : cellFault("cell.not_a_score", { value: text });
};

const present: readonly string[] = ["p", "presente", "present", "compareceu", "asistio"];
const absent: readonly string[] = ["f", "a", "ausente", "absent", "falta", "faltou", "falto"];
/** Attendance as lists write it: yes or no, or P and F. */
export const parseAttendance = (text: string): Parsed<boolean> => {
  const plain = normalizeHeading(text);
  if (present.includes(plain)) return { ok: true, value: true };
  return absent.includes(plain) ? { ok: true, value: false } : parseFlag(text);
};

type Cell<T> = { readonly value: T | undefined; readonly reasons: readonly LineReason[] };
const readCell = <T>(cells: Cells, column: string, parse: (text: string) => Parsed<T>): Cell<T> => {
  const text = plainCell(cells[column] ?? "");
  if (text === "") return { value: undefined, reasons: [] };
  const parsed = parse(text);
  return parsed.ok ? { value: parsed.value, reasons: [] } : { value: undefined, reasons: [reasonOf(parsed, column)] };
};

/** The cells that identify a person. The type of a foreign document does not find its holder, so the file has no column for it. */
export const personCells = (cells: Cells): Cells => ({ ...cells, foreignType: "passport" });

/** Parses all cells, and returns every fault with its column. */
export const readResultLine = (cells: Cells, sessions: readonly ImportedSession[]): ReadLine => {
  const document = readDocument(personCells(cells));
  const attendance = sessions.map((session) => ({ session, ...readCell(cells, sessionKey(session), parseAttendance) }));
  const score = readCell(cells, "score", parseScore);
  const reasons = [document, ...attendance, score].flatMap((part) => part.reasons);
  if (reasons.length > 0 || document.value === undefined) return { line: undefined, reasons };
  const known = attendance.flatMap(({ session: { id }, value }) => (value === undefined ? [] : [[id, value] as const]));
  return { line: { document: document.value, attendance: new Map(known), scoreTenths: score.value }, reasons: [] };
};
