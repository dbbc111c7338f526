// Job that computes the deadlines of one contractor again.
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { localHolidaysOf } from "../../calendar/index.ts";
import { figuresOn } from "../../catalogue/index.ts";
import { type Deadlines, refreshedDeadlines, statusesWithDeadline } from "../rules/deadlines.ts";
import { lockDeadlineRows, rememberHolidays, writeDeadlines } from "../store/deadlines.ts";
import { CHANGED_ROWS } from "../store/in-batches.ts";

/** `after` is the last id of the previous batch; `holidays` are those at the start of the run. */
const refreshDeadlines = jobKind(
  "pendencies.refresh-deadlines",
  z.object({ contractorId: Id, after: z.int(), holidays: z.optional(z.array(z.string())) }),
);

const isChanged = (before: Deadlines, after: Deadlines): boolean =>
  before.sendBy !== after.sendBy || before.reviewBy !== after.reviewBy || before.reviewDays !== after.reviewDays;

type Batch = { readonly contractorId: number; readonly after: number; readonly atMost: number; readonly now: Date };
/** Computes one batch again and writes the rows that changed. Returns the last id, or null after the last batch. */
const refreshBatch = async (tx: Tx, { now, ...batch }: Batch): Promise<number | null> => {
  const { contractorId } = batch;
  const today = dayInSaoPaulo(now);
  const local = await localHolidaysOf(tx, contractorId);
  const figureOn = await figuresOn(tx, { contractorId, today });
  const rows = await lockDeadlineRows(tx, { ...batch, statuses: statusesWithDeadline });
  const changed = rows.flatMap((row) => {
    const after = refreshedDeadlines({ ...row, due: figureOn(row.dueFigure) }, row, { today, local });
    return isChanged(row, after) ? [{ id: row.id, ...after }] : [];
  });
  await writeDeadlines(tx, contractorId, changed);
  return rows.length === batch.atMost ? (rows.at(-1)?.id ?? null) : null;
};

/** Computes all deadlines of a contractor in one transaction. For the demo world only: a large contractor takes longer than a statement may. */
export const refreshAllDeadlines = async (tx: Tx, contractorId: number, now: Date): Promise<void> => {
  for (let after: number | null = 0; after !== null; ) after = await refreshBatch(tx, { contractorId, after, atMost: CHANGED_ROWS, now });
  await rememberHolidays(tx, contractorId, [...(await localHolidaysOf(tx, contractorId))]);
};

/**
 * Computes deadlines in batches, each in a transaction that enqueues the next. An interrupted or repeated run writes nothing twice. Stores the
 * holidays of its start after the last batch, so that the next night starts again if one was added during the run.
 */
export const refreshDeadlinesJobIn = (atMost: number) =>
  defineJob(refreshDeadlines, ({ inScopeOf, clock }, { contractorId, after, holidays }) =>
    inScopeOf(contractorId, async (tx) => {
      const used = holidays ?? [...(await localHolidaysOf(tx, contractorId))];
      const last = await refreshBatch(tx, { contractorId, after, atMost, now: clock.now() });
      if (last === null) return rememberHolidays(tx, contractorId, used);
      const payload = { contractorId, after: last, holidays: used };
      return enqueue(tx, { job: refreshDeadlines, payload, key: `${refreshDeadlines.name} ${contractorId}` });
    }),
  );
export const refreshDeadlinesJob = refreshDeadlinesJobIn(CHANGED_ROWS);
