import type { ImportKind, LineReason, LineResult } from "@emdia/contract/imports/report.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { Scope } from "../access/scope.ts";
import type { Tx } from "../database/transaction.ts";
import type { Template } from "../mail/template.ts";
import type { ImportColumn } from "./rules/match-columns.ts";
import type { RunKey } from "./store/import-runs.ts";

/** Scope of a batch: the importing user with the current permissions in the company of the import. */
export type ImportScope = Pick<Scope, "tx" | "now" | "today" | "entries"> & {
  readonly companyId: number;
  readonly subjectId: number | null;
  readonly description: string;
  /** Language of the importing user at the upload. */
  readonly language: Locale;
  readonly account: { readonly id: number; readonly name: string };
};
export type ImportPlace = { readonly companyId: number; readonly subjectId: number | null };
/** Cells of a line by the key of their column. A column that the file lacks has no cell. */
export type ImportCells = { readonly [key: string]: string };
export type ImportLine = { readonly line: number; readonly cells: ImportCells };
/** The record that a line is about. `key` is null if the line does not identify one. */
export type ImportSubject = { readonly key: string | null; readonly name: string; readonly document: string | null };
export type LineOutcome = {
  readonly line: number;
  readonly result: LineResult;
  readonly reasons: readonly LineReason[];
  readonly rowId: number | null;
};

/** Removal of the records that an import created. */
export type ImportUndo = {
  /** Whether a later record, such as a document, depends on one of them. */
  readonly hasDependents: (tx: Tx, run: RunKey) => Promise<boolean>;
  /** Removes a batch of records, except those that have dependents. */
  readonly remove: (scope: ImportScope, rowIds: readonly number[]) => Promise<void>;
};

/** A kind of import. All functions run in a transaction with the rows of the company. */
export type ImportDefinition = {
  readonly kind: ImportKind;
  readonly permission: PermissionKey;
  /** A company or the record that the import is about can have columns of its own. */
  readonly columns: (tx: Tx, place: ImportPlace) => Promise<readonly ImportColumn[]>;
  /** The refusal of the whole import, such as for a class that was cancelled since the upload. Checked before each batch. */
  readonly check?: (scope: ImportScope) => Promise<RefusalCode | undefined>;
  readonly identify: (cells: ImportCells) => ImportSubject;
  /** Lines of a batch, if each needs many statements; 500 otherwise. */
  readonly batchLines?: number;
  /** Writes a batch of lines about different records and returns one outcome per line. */
  readonly apply: (scope: ImportScope, lines: readonly ImportLine[]) => Promise<readonly LineOutcome[]>;
  readonly undo?: ImportUndo;
  /** Permission that a user needs to read the document of a line, or a column, in the import of another user. */
  readonly readPermissions: { readonly document?: PermissionKey; readonly columns: { readonly [key: string]: PermissionKey } };
  /** Text of a reason for the corrected spreadsheet. */
  readonly reasonText: (reason: LineReason, language: Locale) => string;
  /** The e-mail about the end of an import. */
  readonly template: Template;
};
