import * as z from "zod/mini";
import { FIRST_PAGE, IMPORT_HISTORY_PAGE_SIZE } from "../limits.ts";
import { Id, Instant, PagingMeta, queryList, queryNumber } from "../list.ts";

export const importKinds = ["workers", "restrictions", "class_results", "risk_schedules"] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * `needs_columns`: no column of the file has the heading of a required column, so the user assigns the columns. `previewed`: a dry run is
 * complete and nothing is written. `failed`: the file cannot be read, for the reason in `refusal`.
 */
export const importStates = ["reading", "needs_columns", "running", "previewed", "done", "failed", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/** `undecided`: a user decides the line in the report, such as a risk schedule with a conflict. */
export const lineResults = ["created", "changed", "unchanged", "undecided", "failed"] as const;
export type LineResult = (typeof lineResults)[number];

/** Reason of a failed line: a refusal code or a fault of a cell, with the column it is about. */
export const LineReason = z.object({
  code: z.string(),
  column: z.nullable(z.string()),
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type LineReason = z.output<typeof LineReason>;

/** Parsed `status` of a line. The wire has it as JSON text. */
export const LineStatus = z.object({ ok: z.boolean(), result: z.enum(lineResults), reasons: z.array(LineReason) });
export type LineStatus = z.output<typeof LineStatus>;

/** Line of the file, by its number in the spreadsheet. `rowId` is the record that the line wrote. */
export const ImportLine = z.object({
  line: z.int(),
  name: z.string(),
  document: z.nullable(z.string()),
  status: z.string(),
  rowId: z.nullable(Id),
});
export type ImportLine = z.output<typeof ImportLine>;

const ImportColumn = z.object({
  key: z.string(),
  name: z.string(),
  isRequired: z.boolean(),
  /** Heading of the file that the column has. */
  heading: z.nullable(z.string()),
});
export type ImportColumn = z.output<typeof ImportColumn>;

export const ImportSummary = z.object({
  id: Id,
  kind: z.enum(importKinds),
  companyId: Id,
  /** The record that the import is about, such as the class of results; null for an import about the company. */
  subjectId: z.nullable(Id),
  /** Reason to import results of a class after its end; otherwise empty. */
  description: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Code of the refusal of the whole file. */
  refusal: z.nullable(z.string()),
  /** Lines of the file; null until it is read. */
  total: z.nullable(z.int()),
  done: z.int(),
  counts: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), undecided: z.int(), failed: z.int() }),
  createdBy: z.string(),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  can: z.object({ apply: z.boolean(), undo: z.boolean() }),
});
export type ImportSummary = z.output<typeof ImportSummary>;

export const ImportReport = z.extend(ImportSummary, {
  /** Headings of the file and the columns of the import, while the user has to assign them. */
  headings: z.array(z.string()),
  columns: z.array(ImportColumn),
  /** Headings of the file that no column of the import has, so that their cells are not imported. */
  ignored: z.array(z.string()),
  historic: z.array(ImportLine),
  meta: PagingMeta,
});
export type ImportReport = z.output<typeof ImportReport>;

export const ImportReportQuery = z.object({
  page: z._default(queryNumber(z.int().check(z.minimum(FIRST_PAGE), z.maximum(1_000_000))), FIRST_PAGE),
  itemsPerPage: z._default(queryNumber(z.int().check(z.minimum(1), z.maximum(IMPORT_HISTORY_PAGE_SIZE))), IMPORT_HISTORY_PAGE_SIZE),
  result: z.optional(queryList(z.enum(lineResults))),
});
export type ImportReportQuery = z.output<typeof ImportReportQuery>;

/** Answer of an upload. `message` is the text that the specification quotes. */
export const ImportAccepted = z.object({ reportId: Id, message: z.string() });
/** Heading of the file for each column of the import; an omitted column is not imported. */
export const ColumnMapping = z.object({ columns: z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(200))) });
