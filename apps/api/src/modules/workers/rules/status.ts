import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { inOrder, type Movement, takesAway } from "./movement.ts";

/** From a day until a day, both included; without an end it goes on. */
export type Phase = { readonly status: WorkerStatus; readonly from: IsoDay; readonly until: IsoDay | null };
type StatusMovement = Pick<Movement, "id" | "kind" | "status" | "startDate" | "endDate">;
type Turn = { readonly status: WorkerStatus; readonly from: IsoDay };

/** Each movement turns the status on its day; leave and vacation turn it back on the day after their last. */
const turnsOf = (movements: readonly StatusMovement[]): readonly Turn[] => {
  const ordered = inOrder(movements);
  return ordered.flatMap((movement, index): readonly Turn[] => {
    const turn = { status: movement.status, from: movement.startDate };
    if (!takesAway(movement) || movement.endDate === null) return [turn];
    const back = addDays(movement.endDate, 1);
    const next = ordered[index + 1];
    return next && next.startDate <= back ? [turn] : [turn, { status: "active", from: back }];
  });
};

/** What the worker goes through from the first movement on: the last movement that has begun decides. */
export const phasesOf = (movements: readonly StatusMovement[]): readonly Phase[] => {
  const turns: Turn[] = [];
  for (const turn of turnsOf(movements)) {
    if (turns.at(-1)?.from === turn.from) turns.pop();
    if (turns.at(-1)?.status !== turn.status) turns.push(turn);
  }
  return turns.map(({ status, from }, index) => {
    const next = turns[index + 1];
    return { status, from, until: next ? addDays(next.from, -1) : null };
  });
};

export type Status = {
  readonly status: WorkerStatus;
  readonly since: IsoDay | null;
  /** The last day of it that is known. */
  readonly until: IsoDay | null;
  /** The day on which this answer will be another one. */
  readonly changesOn: IsoDay | null;
};

/** Where the worker stands on a day, and for how long. Before the first movement somebody is about to be hired. */
export const statusOn = (movements: readonly StatusMovement[], day: IsoDay): Status => {
  const phases = phasesOf(movements);
  const current = phases.findLast(({ from }) => from <= day);
  const next = phases.find(({ from }) => from > day);
  return {
    status: current?.status ?? "hiring",
    since: current?.from ?? null,
    until: next ? addDays(next.from, -1) : null,
    changesOn: next?.from ?? null,
  };
};
