// Job of the date transitions of one contractor.
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { isAnyDue, lockDue } from "../store/due.ts";
import { CHANGED_ROWS } from "../store/in-batches.ts";
import { turnByDate } from "./turn-by-date.ts";

/** Delay before rows that another transaction locks are tried again. Such locks last seconds. */
const LOCKED_RETRY_MS = 60_000;

const turnDue = jobKind("pendencies.turn-due", z.object({ contractorId: Id }));

/**
 * Moves pendencies that are near expiry or expired, however long ago their date passed. Each run handles one batch and enqueues the next;
 * locked rows are retried after a pause. A run after a crash handles the remaining rows, and a repeated run changes nothing.
 */
export const dateTransitionJob = defineJob(turnDue, ({ inScopeOf, clock }, { contractorId }) =>
  inScopeOf(contractorId, async (tx) => {
    const now = clock.now();
    const day = { contractorId, today: dayInSaoPaulo(now) };
    const due = await lockDue(tx, { ...day, atMost: CHANGED_ROWS });
    await turnByDate(tx, { contractorId, due, now });
    const again = { job: turnDue, payload: { contractorId }, key: `${turnDue.name} ${contractorId}` };
    if (due.length === CHANGED_ROWS) await enqueue(tx, again);
    else if (await isAnyDue(tx, day)) await enqueue(tx, { ...again, runAt: new Date(now.getTime() + LOCKED_RETRY_MS) });
  }),
);
