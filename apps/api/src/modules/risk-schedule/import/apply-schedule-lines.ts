import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { ImportLine, ImportScope, LineOutcome } from "../../../platform/imports/import-definition.ts";
import type { Planner } from "../planner.ts";
import { reasonOfRefusal, type ScheduleRefusal, waitsForUser } from "../rules/import/reasons-of-refusal.ts";
import { planSchedule } from "../schedules/create-schedule.ts";
import { lockUnits } from "../store/conflicts.ts";
import { sameSchedule } from "../store/import-lookups.ts";
import { type PreparedLine, prepareLines } from "./prepare-lines.ts";

type Refused = { readonly code: ScheduleRefusal & RefusalCode; readonly details: unknown };

export const outcomeOfRefusal = (line: number, refusal: Refused): LineOutcome => ({
  line,
  result: waitsForUser(refusal.code) ? "undecided" : "failed",
  reasons: [reasonOfRefusal(refusal)],
  rowId: null,
});

/** Saves a line as the form does. A schedule that exists already stays as it is. */
export const saveLine = async (scope: Planner, { number: line, contractorId, input }: PreparedLine) => {
  const same = await sameSchedule(scope.tx, contractorId, input);
  if (same !== undefined) return { ok: true as const, value: { line, result: "unchanged" as const, reasons: [], rowId: same } };
  const planned = await planSchedule(scope, input);
  return planned.ok ? { ok: true as const, value: { line, result: "created" as const, reasons: [], rowId: planned.value } } : planned;
};

/** Locks the units of a batch in one order, so that two imports with units in common do not wait for each other. */
const lockUnitsOf = async ({ tx }: ImportScope, lines: readonly PreparedLine[]): Promise<void> => {
  const byContractor = Map.groupBy(lines, ({ contractorId }) => contractorId);
  for (const [contractorId, own] of [...byContractor].toSorted(([one], [other]) => one - other))
    await lockUnits(
      tx,
      contractorId,
      own.map(({ input }) => input.facilityId),
    );
};

/** Plans the schedules of a batch in the order of the lines, so that a line sees the conflicts with earlier ones. */
export const applyScheduleLines = async (scope: ImportScope, lines: readonly ImportLine[]): Promise<readonly LineOutcome[]> => {
  const prepared = await prepareLines(scope, lines);
  const valid = prepared.filter((one): one is PreparedLine => one.ok);
  await lockUnitsOf(scope, valid);
  const outcomes: LineOutcome[] = prepared.flatMap((one) =>
    one.ok ? [] : [{ line: one.number, result: "failed" as const, reasons: one.reasons, rowId: null }],
  );
  for (const line of valid.toSorted((one, other) => one.number - other.number)) {
    const saved = await saveLine(scope, line);
    outcomes.push(saved.ok ? saved.value : outcomeOfRefusal(line.number, saved));
  }
  return outcomes;
};
