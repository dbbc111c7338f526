// Kinds of the import jobs, apart from their code, so that a request can enqueue them.
import * as z from "zod/mini";
import type { Tx } from "../database/transaction.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { type JobKind, jobKind } from "../jobs/job.ts";
import type { RunKey } from "./store/import-runs.ts";

const payload = z.object({ companyId: z.int(), runId: z.int() });
export type ImportJob = JobKind<typeof payload>;
export const readImport = jobKind("platform.read-import", payload);
export const runImport = jobKind("platform.run-import", payload);
export const undoImport = jobKind("platform.undo-import", z.object({ companyId: z.int(), runId: z.int(), behind: z.int() }));

/** One key per run, because its jobs follow one another. `imports_given_up` reads it. */
export const importJobKey = (runId: number): string => `import ${runId}`;
export const enqueueImport = (tx: Tx, job: ImportJob, { companyId, runId }: RunKey): Promise<void> =>
  enqueue(tx, { job, payload: { companyId, runId }, key: importJobKey(runId) });
