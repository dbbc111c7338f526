import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { inOrder, type Movement, takesAway } from "./movement.ts";

/** A status from a day to a day, both inclusive; null means no end. */
export type Phase = { readonly status: WorkerStatus; readonly from: IsoDay; readonly until: IsoDay | null };
type StatusMovement = Pick<Movement, "id" | "kind" | "status" | "startDate" | "endDate">;
type Transition = { readonly status: WorkerStatus; readonly from: IsoDay };

/** Each movement changes the status on its day. Leave and vacation change it back to active after their last day. */
const transitionsOf = (movements: readonly StatusMovement[]): readonly Transition[] => {
  const ordered = inOrder(movements);
  return ordered.flatMap((movement, index): readonly Transition[] => {
    const transition = { status: movement.status, from: movement.startDate };
    if (!takesAway(movement) || movement.endDate === null) return [transition];
    const back = addDays(movement.endDate, 1);
    const next = ordered[index + 1];
    return next && next.startDate <= back ? [transition] : [transition, { status: "active", from: back }];
  });
};

/** Status periods of the worker from the first movement on. The last movement that has begun decides. */
export const phasesOf = (movements: readonly StatusMovement[]): readonly Phase[] => {
  const transitions: Transition[] = [];
  for (const transition of transitionsOf(movements)) {
    if (transitions.at(-1)?.from === transition.from) transitions.pop();
    if (transitions.at(-1)?.status !== transition.status) transitions.push(transition);
  }
  return transitions.map(({ status, from }, index) => {
    const next = transitions[index + 1];
    return { status, from, until: next ? addDays(next.from, -1) : null };
  });
};

export type Status = {
  readonly status: WorkerStatus;
  readonly since: IsoDay | null;
  /** The last known day of the status. */
  readonly until: IsoDay | null;
  /** The next day on which the status changes. */
  readonly changesOn: IsoDay | null;
};

/** Status on a day, with its period. Before the first movement it is `hiring`. */
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
