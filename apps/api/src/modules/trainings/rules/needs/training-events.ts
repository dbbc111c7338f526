// Events in the career of a worker that require a training again.
import type { NeedCause } from "@emdia/contract/trainings/vocabulary.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import { inOrder, isSame, type Movement, type ProjectRef, phasesOf } from "../../../workers/rules/index.ts";
import { absenceVerdict, type FigureOfDay } from "./absence-limit.ts";

export type EventualCause = Extract<NeedCause, "absence" | "function_change" | "risk_change" | "accident">;
export type TrainingEvent = {
  readonly cause: EventualCause;
  readonly day: IsoDay;
  /** False if only an unverified figure requires the training. */
  readonly isFirm: boolean;
  readonly movementId: number;
};
/** The training of a document: its norm, and the events of the norm that require it again. */
export type TrainingNorm = { readonly norm: string; readonly triggers: readonly string[] };
type Input = { readonly movements: readonly Movement[]; readonly project: ProjectRef; readonly figureOf: FigureOfDay };

/** Returns to work after a leave that is longer than a figure, on the first day of work. A vacation after the leave does not begin the work. */
const returns = ({ movements, figureOf }: Input, { norm }: TrainingNorm): readonly TrainingEvent[] => {
  const phases = phasesOf(movements);
  return phases.flatMap(({ status, from, until }, at) => {
    const back = phases.slice(at + 1).find((phase) => phase.status === "active" || phase.status === "dismissed");
    if (status !== "away" || until === null || back?.status !== "active") return [];
    const verdict = absenceVerdict({ from, lastDay: until }, norm, figureOf);
    if (verdict === null) return [];
    return inOrder(movements)
      .filter((movement) => movement.status === "away" && movement.startDate <= until)
      .slice(-1)
      .map(({ id }) => ({ cause: "absence" as const, day: back.from, isFirm: verdict === "firm", movementId: id }));
  });
};

const changes = ["function_change", "risk_change"] as const;
const changeOf = ({ kind }: Movement) => changes.find((change) => change === kind);

export const inDayOrder = (events: readonly TrainingEvent[]): readonly TrainingEvent[] =>
  events.toSorted((one, other) => one.day.localeCompare(other.day) || one.movementId - other.movementId);

/** Events of the norm in the order of their days. A movement with a project acts in that project only. */
export const trainingEvents = (input: Input, training: TrainingNorm): readonly TrainingEvent[] => {
  const changed = inOrder(input.movements).flatMap((movement) => {
    const cause = changeOf(movement);
    const acts = movement.project === null || isSame(movement.project, input.project);
    if (!cause || !acts || !training.triggers.includes(cause)) return [];
    return [{ cause, day: movement.startDate, isFirm: true, movementId: movement.id }];
  });
  const returned = training.triggers.includes("absence") ? returns(input, training) : [];
  return inDayOrder([...changed, ...returned]);
};

/** Accidents after which the contractor requires the training again, by the ids of their movements. */
export const accidentEvents = ({ movements, project }: Omit<Input, "figureOf">, opened: readonly number[]): readonly TrainingEvent[] =>
  movements
    .filter(({ id, kind, project: own }) => kind === "accident" && opened.includes(id) && (own === null || isSame(own, project)))
    .map(({ id, startDate }) => ({ cause: "accident", day: startDate, isFirm: true, movementId: id }));
