// Undecided lines: a user decides each one in the report after the end of the import.
import type { ImportLine as ImportLineAnswer } from "@emdia/contract/imports/report.ts";
import type * as z from "zod/mini";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../access/scope.ts";
import { importInView } from "./import-access.ts";
import type { ImportDefinition, ImportLine, LineOutcome } from "./import-definition.ts";
import { presentLine } from "./import-reports.ts";
import { cellsOf } from "./rules/check-lines.ts";
import { findLine, writeResults } from "./store/import-lines.ts";
import { advanceRun, type StoredRun } from "./store/import-runs.ts";

type Options = { readonly id: number; readonly line: number; readonly toChange?: boolean };
export type UndecidedLine = { readonly run: StoredRun; readonly line: ImportLine };

/** An undecided line of a finished import. `toChange` locks the import, so that of two decisions the second is refused. */
export const undecidedLine = async (
  scope: Scope,
  definition: ImportDefinition,
  { id, line: number, toChange = false }: Options,
): Promise<Outcome<UndecidedLine, "import.not_found" | "import.line_decided">> => {
  const found = await importInView(scope, definition, { id, toChange });
  if (!found.ok) return found;
  const run = found.value;
  const stored = await findLine(scope.tx, { companyId: run.companyId, runId: id }, number);
  if (!stored) return refuse("import.not_found");
  if (run.state !== "done" || stored.result !== "undecided") return refuse("import.line_decided");
  const { cells } = cellsOf(stored.cells, run, await definition.columns(scope.tx, run));
  return accept({ run, line: { line: number, cells } });
};

const none = { created: 0, changed: 0, unchanged: 0, undecided: 0, failed: 0 };

/** Writes the result of a decision and counts it. */
export const settleLine = async (
  scope: Scope,
  definition: ImportDefinition,
  { run, line, outcome }: UndecidedLine & { readonly outcome: LineOutcome },
): Promise<z.output<typeof ImportLineAnswer>> => {
  const key = { companyId: run.companyId, runId: run.id };
  const written = { ...outcome, ...definition.identify(line.cells) };
  await writeResults(scope.tx, key, [written]);
  const counts = { ...none, undecided: -1 };
  await advanceRun(scope.tx, key, { lastLine: run.lastLine, done: 0, counts: { ...counts, [outcome.result]: counts[outcome.result] + 1 } });
  return presentLine(written, { scope, definition, run });
};
