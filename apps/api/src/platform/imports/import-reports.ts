// The use cases of reports that are equal for all kinds of imports.
import {
  type ImportReport,
  type ImportReportQuery,
  type ImportState,
  type ImportSummary,
  type LineResult,
  type LineStatus,
  lineResults,
} from "@emdia/contract/imports/report.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../access/scope.ts";
import { COUNTED_MAX, exactMetaOf, metaOf, offsetOf } from "../database/paging.ts";
import { languageOf } from "../exports/ask-for-export.ts";
import { importCan, importInView, mayReadDocuments, missingToAssign, readableReason, whereMayImport } from "./import-access.ts";
import type { ImportDefinition } from "./import-definition.ts";
import { enqueueImport, runImport } from "./import-jobs.ts";
import { assignedMapping, type ImportColumn, missingColumns, normalizeHeading, unmatchedPositions } from "./rules/match-columns.ts";
import { isReasonsHeading } from "./rules/reasons-heading.ts";
import { type ResultLine, resultPage } from "./store/import-lines.ts";
import { rememberHeadings } from "./store/import-mappings.ts";
import { countRuns, findRun, restartRun, runPage, runsOfAccount, type StoredRun } from "./store/import-runs.ts";

type Access = Pick<ImportDefinition, "kind" | "permission" | "undo">;

export const presentImport = (scope: Scope, definition: Access, run: StoredRun): ImportSummary => {
  const isInterrupted = run.isGivenUp && (run.state === "reading" || run.state === "running");
  return {
    id: run.id,
    kind: run.kind,
    companyId: run.companyId,
    subjectId: run.subjectId,
    description: run.description,
    fileName: run.fileName,
    state: isInterrupted ? "failed" : run.state,
    refusal: isInterrupted ? "import.interrupted" : run.refusal,
    total: run.total,
    done: run.done,
    counts: run.counts,
    createdBy: run.accountName,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    can: importCan(scope, definition, run),
  };
};

type ListOptions = { readonly companyIds: readonly number[]; readonly subjectId?: number; readonly paging: Paging };
export const listImports = async (scope: Scope, definition: Access, { companyIds, subjectId, paging }: ListOptions) => {
  const filter = { companyIds, kind: definition.kind, subjectId: subjectId ?? null };
  const runs = await runPage(scope.tx, filter, paging);
  const counted = await countRuns(scope.tx, filter, COUNTED_MAX + 1);
  return { results: runs.map((run) => presentImport(scope, definition, run)), meta: metaOf(paging, counted, runs.length) };
};

const presentColumns = (columns: readonly ImportColumn[], language: Locale, { headings, mapping }: StoredRun) =>
  columns.map(({ key, names, isRequired, replacedBy }) => ({
    key,
    name: names[language],
    isRequired: isRequired && replacedBy === undefined,
    heading: headings[mapping[key] ?? -1] ?? null,
  }));

type Reading = { readonly scope: Scope; readonly definition: ImportDefinition; readonly run: StoredRun };
export const presentLine = ({ line, name, document, result, reasons, rowId }: ResultLine, { scope, definition, run }: Reading) => {
  const readable = reasons.map((reason) => readableReason(scope, definition, { run, reason }));
  const status: LineStatus = { ok: result !== "failed", result, reasons: readable };
  const mayRead = mayReadDocuments(scope, definition, run);
  return { line, name, document: mayRead ? document : null, status: JSON.stringify(status), rowId };
};

const matchedStates: readonly ImportState[] = ["running", "previewed", "done", "undone"];
/** Headings of the file that no column has, except that of the reasons in a corrected spreadsheet. */
const ignoredHeadings = ({ state, headings, mapping }: StoredRun): string[] =>
  matchedStates.includes(state)
    ? unmatchedPositions(headings, mapping)
        .map((position) => headings[position] ?? "")
        .filter((heading) => heading !== "" && !isReasonsHeading(heading))
    : [];

/** Import by id; `companyId` limits it to one company, `subjectId` to imports about one record. */
export type ImportRef = { readonly id: number; readonly companyId?: number | undefined; readonly subjectId?: number };

export const importReport = async (
  scope: Scope,
  definition: ImportDefinition,
  { query, ...ref }: ImportRef & { query: ImportReportQuery },
) => {
  const found = await importInView(scope, definition, ref);
  if (!found.ok) return found;
  const run = found.value;
  const key = { companyId: run.companyId, runId: run.id };
  const results: readonly LineResult[] = query.result ?? lineResults;
  const total = results.reduce((sum, result) => sum + run.counts[result], 0);
  const page = { until: run.lastLine, results, limit: query.itemsPerPage, offset: offsetOf(query) };
  const lines = await resultPage(scope.tx, key, page);
  const language = await languageOf(scope.tx, scope.account.id);
  return {
    ...presentImport(scope, definition, run),
    headings: [...run.headings],
    ignored: ignoredHeadings(run),
    columns: presentColumns(await definition.columns(scope.tx, run), language, run),
    historic: lines.map((line) => presentLine(line, { scope, definition, run })),
    meta: exactMetaOf(query, total),
  } satisfies ImportReport;
};

/** The import after a change. */
export const presentChanged = async (scope: Scope, definition: Access, id: number) => {
  const run = await findRun(scope.tx, id);
  return run ? presentImport(scope, definition, run) : refuse("import.not_found");
};

type Assigned = ImportRef & { readonly columns: { readonly [key: string]: string } };
/** Assigns headings to columns, remembers them for the company, and starts the import. */
export const assignColumns = async (scope: Scope, definition: ImportDefinition, { columns: assigned, ...ref }: Assigned) => {
  const found = await importInView(scope, definition, { ...ref, toChange: true });
  if (!found.ok) return found;
  const { companyId, id: runId, state, headings, mode } = found.value;
  const missingPermission = missingToAssign(scope, definition, found.value);
  if (missingPermission) return refuse("permission.missing", { permission: missingPermission });
  if (state !== "needs_columns") return refuse("import.not_waiting");
  const columns = await definition.columns(scope.tx, found.value);
  const mapping = assignedMapping(assigned, { headings, columns });
  const missing = mapping ? missingColumns(columns, mapping) : Object.keys(assigned);
  if (!mapping || missing.length > 0) return refuse("import.columns_missing", { columns: missing });
  const remembered = Object.entries(assigned).map(([key, heading]) => [normalizeHeading(heading), key] as const);
  await rememberHeadings(scope.tx, { companyId, kind: definition.kind }, Object.fromEntries(remembered));
  await restartRun(scope.tx, { companyId, runId }, { mode, mapping });
  await enqueueImport(scope.tx, runImport, { companyId, runId });
  return presentChanged(scope, definition, runId);
};

/** Runs an import after its preview. */
export const applyImport = async (scope: Scope, definition: ImportDefinition, ref: ImportRef) => {
  const found = await importInView(scope, definition, { ...ref, toChange: true });
  if (!found.ok) return found;
  const { companyId, id: runId, state, mapping } = found.value;
  if (state !== "previewed") return refuse("import.not_waiting");
  await restartRun(scope.tx, { companyId, runId }, { mode: "import", mapping });
  await enqueueImport(scope.tx, runImport, { companyId, runId });
  return presentChanged(scope, definition, runId);
};

const DAY_MS = 86_400_000;
const OWN_MAX = 20;
/** Imports of the user in the last day, in companies in which the user may still import. */
export const ownImports = async (scope: Scope, definitions: readonly ImportDefinition[]): Promise<ImportSummary[]> => {
  const since = new Date(scope.now.getTime() - DAY_MS);
  const runs = await runsOfAccount(scope.tx, { accountId: scope.account.id, since, atMost: OWN_MAX });
  return runs.flatMap((run) => {
    const definition = definitions.find(({ kind }) => kind === run.kind);
    return definition && whereMayImport(scope, definition).includes(run.companyId) ? [presentImport(scope, definition, run)] : [];
  });
};
