import { Day, Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { addDays } from "../../src/kernel/dates.ts";
import { issuePermits } from "../../src/modules/risk-schedule/index.ts";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { enqueue } from "../../src/platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../src/platform/jobs/job.ts";
import { acceptedBy } from "../accepted-by.ts";
import { actingAs } from "../acting.ts";
import { nothing } from "../facilities.ts";
import type { PastOptions } from "../past-scopes.ts";
import { slotOf } from "./crews.ts";
import type { PlannedSchedule } from "./plan-schedules.ts";

const issueTwice = jobKind("demo.issue-permits", z.object({ contractorId: Id, accountId: Id, scheduleId: Id, day: Day }));
const HOUR_MS = 3_600_000;
/** The second print replaces the first one. */
const PRINTED_HOURS_AGO = [6, 0] as const;

/** The owner of Serra Azul prints the permits. A job stores their files, because the demo world is built without a file store. */
export const queuePermits = async (tx: Tx, { accounts, clock }: PastOptions, schedules: readonly PlannedSchedule[]): Promise<void> => {
  for (const { crew, id, planned } of schedules.filter((schedule) => schedule.planned.hasPermits))
    await enqueue(tx, {
      job: issueTwice,
      payload: {
        contractorId: crew.contractorId,
        accountId: accounts.admin,
        scheduleId: id,
        day: addDays(dayInSaoPaulo(clock.now()), slotOf(planned).from),
      },
      key: `${issueTwice.name} ${id}`,
    });
};

/** Run again, it finds the permits and prints nothing. */
export const issuePermitsJob = (place: Parameters<typeof issuePermits>[0]) =>
  defineJob(issueTwice, ({ inScopeOf, clock }, { contractorId, accountId, scheduleId, day }) =>
    inScopeOf(contractorId, async (tx) => {
      const printed = await tx
        .selectFrom("work_permit")
        .select("id")
        .where("contractor_id", "=", contractorId)
        .where("schedule_id", "=", scheduleId)
        .limit(1)
        .executeTakeFirst();
      if (printed) return;
      for (const hours of PRINTED_HOURS_AGO) {
        const now = new Date(clock.now().getTime() - hours * HOUR_MS);
        const scope = actingAs(tx, { now: () => now }, { role: "admin", accountId, companyId: contractorId });
        acceptedBy(await issuePermits(place)(scope, { ...nothing, params: { id: scheduleId }, body: { day, kinds: [] } }));
      }
    }),
  );
