import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { isAnyDue, lockDue } from "../store/due.ts";
import { CHANGED_ROWS } from "../store/in-batches.ts";
import { turnByDate } from "./turn-by-date.ts";

/** Whoever holds a pendency lets go of it within seconds. */
const HELD_PAUSE_MS = 60_000;

const turnDue = jobKind("pendencies.turn-due", z.object({ contractorId: Id }));

/**
 * Turns what is near its expiry or past it, however long ago its day came: a batch, and then the next, and after a pause what somebody held
 * meanwhile. Killed, it goes on with what is left; run twice, it finds nothing.
 */
export const dateTransitionJob = defineJob(turnDue, ({ inScopeOf, clock }, { contractorId }) =>
  inScopeOf(contractorId, async (tx) => {
    const now = clock.now();
    const day = { contractorId, today: dayInSaoPaulo(now) };
    const due = await lockDue(tx, { ...day, atMost: CHANGED_ROWS });
    await turnByDate(tx, { contractorId, due, now });
    const again = { job: turnDue, payload: { contractorId }, key: `${turnDue.name} ${contractorId}` };
    if (due.length === CHANGED_ROWS) await enqueue(tx, again);
    else if (await isAnyDue(tx, day)) await enqueue(tx, { ...again, runAt: new Date(now.getTime() + HELD_PAUSE_MS) });
  }),
);
