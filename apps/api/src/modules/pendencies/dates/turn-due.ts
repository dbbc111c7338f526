import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { turnOfDay } from "../rules/move.ts";
import { nothingToSend } from "../rules/sending.ts";
import { lockDue, type Turn, writeTurns } from "../store/due.ts";

const BATCH_ROWS = 5_000;
/** The day looks at dates alone. */
const nobodyAsks = {
  answers: { total: 0, yes: 0, no: 0, notApplicable: 0, unanswered: 0 },
  sentDocuments: 0,
  toSend: nothingToSend,
  undatedSent: 0,
  wasRejected: false,
  isOpened: false,
  mustExpire: false,
  approvedUntil: null,
  note: null,
};

const turnDue = jobKind("pendencies.turn-due", z.object({ contractorId: Id }));

/**
 * Turns what is near its expiry or past it, however long ago its day came: a batch, and then the next. Killed, it goes on with what is
 * left; run twice, it finds nothing.
 */
export const turnDuePendencies = defineJob(turnDue, ({ inScopeOf, clock }, { contractorId }) =>
  inScopeOf(contractorId, async (tx) => {
    const today = dayInSaoPaulo(clock.now());
    const due = await lockDue(tx, { contractorId, today, atMost: BATCH_ROWS });
    const turns = due.flatMap(({ id, status, expirationDate, nextDueOn }): readonly Turn[] => {
      const move = turnOfDay(status, { ...nobodyAsks, today, expirationDate, nextDueOn });
      return move ? [{ id, from: status, to: move.to, action: `pendency.${move.action}` }] : [];
    });
    await writeTurns(tx, contractorId, { turns, now: clock.now() });
    if (due.length === BATCH_ROWS) await enqueue(tx, { job: turnDue, payload: { contractorId }, key: `${turnDue.name} ${contractorId}` });
  }),
);
