import type { MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import { MOVEMENT_YEAR_MAX } from "@emdia/contract/limits.ts";
import type { MovementFault } from "@emdia/contract/workers/movement-refusals.ts";
import { statusesAfter } from "@emdia/contract/workers/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { inOrder, isSame, type Movement, takesAway } from "./movement.ts";

type CheckedMovement = Omit<Movement, "newRole" | "exposedToRisk">;
/** What is wrong, with which movement, and which other one stands in its way. */
export type Fault = { readonly code: MovementFault; readonly movement: CheckedMovement; readonly other: CheckedMovement | null };

/** What is over on its own day has no last day. */
const withoutEnd: ReadonlySet<MovementKind> = new Set<MovementKind>(["return", "dismissal"]);
const isTooLate = (day: IsoDay | null): boolean => day !== null && Number(day.slice(0, 4)) > MOVEMENT_YEAR_MAX;

/** What is wrong with a movement, whatever else happened. */
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
/** How far the story has come: under which admission, after which dismissal, and away because of what. */
type Story = { readonly admission: CheckedMovement | null; readonly dismissal: CheckedMovement | null; readonly away: Away | null };
type Blame = Pick<Fault, "code" | "other">;

const isAwayOn = (away: Away | null, day: IsoDay): away is Away =>
  away !== null && away.movement.startDate <= day && (away.until === null || day <= away.until);

/** Why this one may not follow what came before it. */
const faultNext = ({ admission, dismissal, away }: Story, { kind, startDate, ...movement }: CheckedMovement): Blame | null => {
  if (kind === "admission") return admission && !dismissal ? { code: "movement.already_admitted", other: admission } : null;
  if (!admission) return { code: "movement.before_admission", other: null };
  if (dismissal) return { code: "movement.after_dismissal", other: dismissal };
  if (kind === "dismissal") return null;
  if (kind === "return") return isAwayOn(away, addDays(startDate, -1)) ? null : { code: "movement.nothing_to_return_from", other: null };
  if (!isAwayOn(away, startDate)) return null;
  return { code: takesAway(movement) ? "movement.overlaps" : "movement.while_away", other: away.movement };
};

const after = (story: Story, movement: CheckedMovement): Story => {
  if (movement.kind === "admission") return { admission: movement, dismissal: null, away: null };
  if (movement.kind === "dismissal") return { ...story, dismissal: movement, away: null };
  if (movement.kind === "return") return { ...story, away: null };
  return takesAway(movement) ? { ...story, away: { movement, until: movement.endDate } } : story;
};

const repeats = (one: CheckedMovement, other: CheckedMovement): boolean =>
  one.kind === other.kind && one.startDate === other.startDate && isSame(one.project, other.project);

/** The first thing that is wrong with what happened to a worker; nothing when it can have been so. */
export const faultIn = (movements: readonly CheckedMovement[], birthdate: IsoDay): Fault | null => {
  for (const movement of movements) {
    const code = faultAlone(movement, birthdate);
    if (code) return { code, movement, other: null };
  }
  let story: Story = { admission: null, dismissal: null, away: null };
  const told: CheckedMovement[] = [];
  for (const movement of inOrder(movements)) {
    const same = told.find((one) => repeats(one, movement));
    const blame = same ? { code: "movement.repeated" as const, other: same } : faultNext(story, movement);
    if (blame) return { ...blame, movement };
    story = after(story, movement);
    told.push(movement);
  }
  return null;
};

type Line = { readonly told: CheckedMovement | null; readonly changed: CheckedMovement | null };

/** With which of several lines something is wrong: the one at fault, or else the one in its way, or else the one without which all is right. */
export const blamedLine = ({ movement, other }: Fault, lines: readonly Line[], isRightWithout: (line: number) => boolean): number => {
  const lineOf = (one: CheckedMovement | null): number =>
    lines.findIndex(({ told, changed }) => one !== null && (told ?? changed)?.id === one.id);
  return [lineOf(movement), lineOf(other), lines.findIndex((_, line) => isRightWithout(line))].find((line) => line >= 0) ?? 0;
};
