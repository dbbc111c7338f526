import * as z from "zod/mini";
import { minuteOf } from "../../../kernel/minutes.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { defineJob, type Job, jobKind } from "../../../platform/jobs/job.ts";
import { queueConflictJob, schedulesAhead } from "../store/conflicts.ts";
import { settleConflicts } from "./settle-conflicts.ts";

const BATCH_SCHEDULES = 50;
const payload = z.object({ contractorId: z.int(), id: z.int() });

const settleConflictsJob = defineJob(jobKind("schedules.settle-conflicts", payload), ({ inScopeOf, clock }, { contractorId, id }) =>
  inScopeOf(contractorId, (tx) => settleConflicts(tx, { contractorId, id }, clock.now())),
);

/** After a change of the table: the next schedules ahead, each in its own transaction, then the following ones. `id` is the last one done. */
const settleTableJob = defineJob(jobKind("schedules.settle-table", payload), async ({ inScopeOf, clock }, { contractorId, id: after }) => {
  const now = minuteOf(timeInSaoPaulo(clock.now()));
  const ids = await inScopeOf(contractorId, (tx) => schedulesAhead(tx, contractorId, { after, now, atMost: BATCH_SCHEDULES }));
  for (const id of ids) await inScopeOf(contractorId, (tx) => settleConflicts(tx, { contractorId, id }, clock.now()));
  const last = ids[BATCH_SCHEDULES - 1];
  if (last !== undefined)
    await inScopeOf(contractorId, (tx) => queueConflictJob(tx, { job: "schedules.settle-table", contractorId, id: last }));
});

export const conflictJobs: readonly Job[] = [settleConflictsJob, settleTableJob];
