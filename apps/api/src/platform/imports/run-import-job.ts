import type { LineResult } from "@emdia/contract/imports/report.ts";
import { sql } from "kysely";
import { holds } from "../access/scope.ts";
import { dayInSaoPaulo } from "../clock/clock.ts";
import type { Tx } from "../database/transaction.ts";
import { defineJob } from "../jobs/job.ts";
import type { JobContext } from "../jobs/job-context.ts";
import { finishImport } from "./finish-import.ts";
import type { ImportDefinition, ImportLine, ImportScope, LineOutcome } from "./import-definition.ts";
import { enqueueImport, runImport } from "./import-jobs.ts";
import { cellsOf, checkLines } from "./rules/check-lines.ts";
import { firstLinesOf, nextLines, type RawLine, type WrittenLine, writeResults } from "./store/import-lines.ts";
import { importMember } from "./store/import-member.ts";
import { advanceRun, lockImportsOf, lockRun, type StoredRun } from "./store/import-runs.ts";

/** A batch takes about a second at most, so a killed job repeats little and other requests wait briefly for its locks. */
const BATCH_LINES = 500;

/** Undefined if the user lost the permission since the upload. */
const scopeOfRun = async (tx: Tx, now: Date, { definition, run }: Batch): Promise<ImportScope | undefined> => {
  const { companyId, accountId, subjectId, description, language } = run;
  const member = await importMember(tx, { companyId, accountId });
  const entries = member?.entries.filter((entry) => holds(entry, definition.permission) && entry.projects === "all") ?? [];
  if (!member || entries.length === 0) return undefined;
  return {
    tx,
    now,
    today: dayInSaoPaulo(now),
    entries: member.entries,
    companyId,
    subjectId,
    description,
    language,
    account: { id: accountId, name: member.name },
  };
};

type Batch = { readonly definition: ImportDefinition; readonly run: StoredRun };

/** Applies lines. A preview runs the same code and rolls it back. */
const applyLines = async (
  scope: ImportScope,
  { definition, run }: Batch,
  lines: readonly ImportLine[],
): Promise<readonly LineOutcome[]> => {
  if (lines.length === 0) return [];
  if (run.mode === "import") return definition.apply(scope, lines);
  await sql`savepoint preview`.execute(scope.tx);
  const outcomes = await definition.apply(scope, lines);
  await sql`rollback to savepoint preview`.execute(scope.tx);
  return outcomes.map((outcome) => (outcome.result === "created" ? { ...outcome, rowId: null } : outcome));
};

const countsOf = (lines: readonly WrittenLine[]) => {
  const count = (result: LineResult) => lines.filter((line) => line.result === result).length;
  return {
    created: count("created"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    undecided: count("undecided"),
    failed: count("failed"),
  };
};

const processLines = async (scope: ImportScope, batch: Batch, raw: readonly RawLine[]): Promise<readonly WrittenLine[]> => {
  const { definition, run } = batch;
  const key = { companyId: run.companyId, runId: run.id };
  const columns = await definition.columns(scope.tx, run);
  const lines = raw.map(({ line, cells }) => ({ line, ...cellsOf(cells, run, columns) }));
  const subjects = new Map(lines.map(({ line, cells }) => [line, definition.identify(cells)]));
  const keys = [...subjects.values()].flatMap((subject) => subject.key ?? []);
  const seen = await firstLinesOf(scope.tx, key, { keys, before: raw[0]?.line ?? 0 });
  const { valid, failed } = checkLines(
    lines.map((line) => ({ ...line, key: subjects.get(line.line)?.key ?? null })),
    seen,
  );
  const outcomes = [...failed, ...(await applyLines(scope, batch, valid))];
  return outcomes.map((outcome) => ({ ...outcome, ...(subjects.get(outcome.line) ?? { key: null, name: "", document: null }) }));
};

/** One transaction: rows, results and counters of a batch, and the job of the next one. */
const runBatch = async (tx: Tx, { clock }: JobContext, batch: Batch): Promise<void> => {
  const { run } = batch;
  const key = { companyId: run.companyId, runId: run.id };
  const now = clock.now();
  await lockImportsOf(tx, run.companyId);
  const scope = await scopeOfRun(tx, now, batch);
  if (!scope) return finishImport(tx, { ...batch, now }, { state: "failed", refusal: "permission.missing" });
  const refusal = await batch.definition.check?.(scope);
  if (refusal !== undefined) return finishImport(tx, { ...batch, now }, { state: "failed", refusal });
  const { batchLines = BATCH_LINES } = batch.definition;
  const raw = await nextLines(tx, key, { behind: run.lastLine, atMost: batchLines });
  if (raw.length > 0) {
    const written = await processLines(scope, batch, raw);
    await writeResults(tx, key, written);
    await advanceRun(tx, key, { lastLine: raw.at(-1)?.line ?? run.lastLine, done: written.length, counts: countsOf(written) });
  }
  if (raw.length === batchLines) return enqueueImport(tx, runImport, key);
  await finishImport(tx, { ...batch, now }, { state: run.mode === "preview" ? "previewed" : "done" });
};

/** Processes the next batch of an import. A repeated job continues behind the last processed line. */
export const runImportJob = (definitions: readonly ImportDefinition[]) =>
  defineJob(runImport, (context, key) =>
    context.inScopeOf(key.companyId, async (tx) => {
      const run = await lockRun(tx, key);
      const definition = definitions.find(({ kind }) => kind === run?.kind);
      if (run?.state === "running" && definition) await runBatch(tx, context, { definition, run });
    }),
  );
