import type { MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import { MOVEMENT_YEAR_MAX } from "@emdia/contract/limits.ts";
import type { MovementFault } from "@emdia/contract/workers/movement-refusals.ts";
import { statusesAfter } from "@emdia/contract/workers/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { inOrder, isSame, type Movement, takesAway } from "./movement.ts";

type CheckedMovement = Omit<Movement, "newRole" | "exposedToRisk">;
/** A contradiction: the faulty movement, and the movement that it conflicts with. */
export type Fault = { readonly code: MovementFault; readonly movement: CheckedMovement; readonly other: CheckedMovement | null };

/** Kinds that take one day and have no end date. */
const withoutEnd: ReadonlySet<MovementKind> = new Set<MovementKind>(["return", "dismissal"]);
const isTooLate = (day: IsoDay | null): boolean => day !== null && Number(day.slice(0, 4)) > MOVEMENT_YEAR_MAX;

/** Fault of a single movement, independent of the others. */
const faultAlone = (movement: CheckedMovement, birthdate: IsoDay): MovementFault | null => {
  const { kind, status, startDate, endDate, project, from } = movement;
  if (!statusesAfter[kind].includes(status)) return "movement.status_not_allowed";
  if (isTooLate(startDate) || isTooLate(endDate)) return "movement.year_too_late";
  if (endDate !== null && withoutEnd.has(kind)) return "movement.end_not_expected";
  if (endDate !== null && endDate <= startDate) return "movement.end_not_after_start";
  if (startDate <= birthdate) return "movement.before_birth";
  if (kind === "transfer" && (project === null || from === null)) return "movement.transfer_projects_missing";
  if (kind === "transfer" && isSame(project, from)) return "movement.transfer_to_itself";
  return kind !== "transfer" && from !== null ? "movement.leaves_without_transfer" : null;
};

type Away = { readonly movement: CheckedMovement; readonly until: IsoDay | null };
/** State after the movements so far: the current admission, dismissal and absence. */
type State = { readonly admission: CheckedMovement | null; readonly dismissal: CheckedMovement | null; readonly away: Away | null };
type Blame = Pick<Fault, "code" | "other">;

const isAwayOn = (away: Away | null, day: IsoDay): away is Away =>
  away !== null && away.movement.startDate <= day && (away.until === null || day <= away.until);

/** Why the movement cannot follow the previous ones. */
const faultNext = ({ admission, dismissal, away }: State, { kind, startDate, ...movement }: CheckedMovement): Blame | null => {
  if (kind === "admission") return admission && !dismissal ? { code: "movement.already_admitted", other: admission } : null;
  if (!admission) return { code: "movement.before_admission", other: null };
  if (dismissal) return { code: "movement.after_dismissal", other: dismissal };
  if (kind === "dismissal") return null;
  if (kind === "return") return isAwayOn(away, addDays(startDate, -1)) ? null : { code: "movement.nothing_to_return_from", other: null };
  if (!isAwayOn(away, startDate)) return null;
  return { code: takesAway(movement) ? "movement.overlaps" : "movement.while_away", other: away.movement };
};

const after = (state: State, movement: CheckedMovement): State => {
  if (movement.kind === "admission") return { admission: movement, dismissal: null, away: null };
  if (movement.kind === "dismissal") return { ...state, dismissal: movement, away: null };
  if (movement.kind === "return") return { ...state, away: null };
  return takesAway(movement) ? { ...state, away: { movement, until: movement.endDate } } : state;
};

const repeats = (one: CheckedMovement, other: CheckedMovement): boolean =>
  one.kind === other.kind && one.startDate === other.startDate && isSame(one.project, other.project);

/** The first contradiction in the movements of a worker, or null. */
export const faultIn = (movements: readonly CheckedMovement[], birthdate: IsoDay): Fault | null => {
  for (const movement of movements) {
    const code = faultAlone(movement, birthdate);
    if (code) return { code, movement, other: null };
  }
  let state: State = { admission: null, dismissal: null, away: null };
  const checked: CheckedMovement[] = [];
  for (const movement of inOrder(movements)) {
    const same = checked.find((one) => repeats(one, movement));
    const blame = same ? { code: "movement.repeated" as const, other: same } : faultNext(state, movement);
    if (blame) return { ...blame, movement };
    state = after(state, movement);
    checked.push(movement);
  }
  return null;
};

type Line = { readonly told: CheckedMovement | null; readonly changed: CheckedMovement | null };

/** Index of the input line to report: the faulty one, else the conflicting one, else the line without which the fault disappears. */
export const blamedLine = ({ movement, other }: Fault, lines: readonly Line[], isRightWithout: (line: number) => boolean): number => {
  const lineOf = (one: CheckedMovement | null): number =>
    lines.findIndex(({ told, changed }) => one !== null && (told ?? changed)?.id === one.id);
  return [lineOf(movement), lineOf(other), lines.findIndex((_, line) => isRightWithout(line))].find((line) => line >= 0) ?? 0;
};
