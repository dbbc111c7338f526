import * as z from "zod/mini";
import { minuteOf } from "../../../kernel/minutes.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import type { ScheduleQueue } from "../../workers/index.ts";
import { queueSchedulesOf } from "../store/causes.ts";
import { settleSchedule } from "./settle-schedule.ts";

const settle = jobKind("schedules.settle-causes", z.object({ contractorId: z.int(), providerId: z.int(), id: z.int() }));

/** Runs with the rows of both companies: the contractor has restrictions and the project, the supplier the workers. */
export const settleScheduleJob = defineJob(settle, ({ inScopeOfAll, clock }, { contractorId, providerId, id }) =>
  inScopeOfAll([contractorId, providerId], (tx) => settleSchedule(tx, { contractorId, id }, clock.now())),
);

/** The port of `workers`: schedules of workers whose facts changed. */
export const scheduleQueue: ScheduleQueue = {
  queueSchedules: (tx, { providerId, workerIds, now }) =>
    queueSchedulesOf(tx, { providerId, workerIds, now: minuteOf(timeInSaoPaulo(now)) }),
};
