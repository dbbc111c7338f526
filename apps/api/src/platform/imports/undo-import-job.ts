import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../access/scope.ts";
import { dayInSaoPaulo } from "../clock/clock.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";
import { importCan, importInView } from "./import-access.ts";
import type { ImportDefinition } from "./import-definition.ts";
import { importJobKey, undoImport } from "./import-jobs.ts";
import { type ImportRef, presentChanged } from "./import-reports.ts";
import { createdRows } from "./store/import-lines.ts";
import { importMember } from "./store/import-member.ts";
import { endRun, findRun, lockImportsOf, type RunKey } from "./store/import-runs.ts";

const BATCH_ROWS = 500;

const enqueueUndo = (scope: Pick<Scope, "tx">, { companyId, runId }: RunKey, behind: number): Promise<void> =>
  enqueue(scope.tx, { job: undoImport, payload: { companyId, runId, behind }, key: importJobKey(runId) });

/** Marks an import as undone; jobs remove the records that it created. Refused if another record depends on one of them. */
export const requestUndo = async (scope: Scope, definition: ImportDefinition, ref: ImportRef) => {
  const found = await importInView(scope, definition, { ...ref, toChange: true });
  if (!found.ok) return found;
  const { companyId, id: runId } = found.value;
  if (!importCan(scope, definition, found.value).undo) return refuse("import.not_undoable");
  if (await definition.undo?.hasDependents(scope.tx, { companyId, runId })) return refuse("import.not_undoable");
  await endRun(scope.tx, { companyId, runId }, { state: "undone", now: scope.now });
  await enqueueUndo(scope, { companyId, runId }, 0);
  return presentChanged(scope, definition, runId);
};

/** Removes a batch of created records and enqueues the next. Records that got dependents since the request stay. */
export const undoImportJob = (definitions: readonly ImportDefinition[]) =>
  defineJob(undoImport, ({ inScopeOf, clock }, { behind, ...key }) =>
    inScopeOf(key.companyId, async (tx) => {
      const run = await findRun(tx, key.runId);
      const definition = definitions.find(({ kind }) => kind === run?.kind);
      if (run?.state !== "undone" || !definition?.undo) return;
      const { companyId, accountId, subjectId, description, language } = run;
      await lockImportsOf(tx, companyId);
      const rows = await createdRows(tx, key, { behind, atMost: BATCH_ROWS });
      const member = await importMember(tx, { companyId, accountId });
      const now = clock.now();
      const account = { id: accountId, name: member?.name ?? run.accountName };
      const today = dayInSaoPaulo(now);
      const scope = { tx, now, today, entries: member?.entries ?? [], companyId, subjectId, description, language, account };
      await definition.undo.remove(
        scope,
        rows.map(({ rowId }) => rowId),
      );
      const last = rows.at(-1);
      if (last && rows.length === BATCH_ROWS) await enqueueUndo({ tx }, key, last.line);
    }),
  );
