import { type PendencyAction, type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { conditions, isExpired, isNearExpiry, type MoveFacts, type MoveRefusal } from "./conditions.ts";
import { isKey, type Target, type Transition, type TransitionActor, transitions } from "./transitions.ts";

/** A pendency as far as its life is concerned. */
export type Standing = {
  readonly status: PendencyStatus;
  /** Where it goes back to when a question that stopped it is answered. */
  readonly returnsTo: PendencyStatus | null;
  /** Where it goes back to when what was sent is withdrawn. */
  readonly sentFrom: PendencyStatus | null;
  readonly active: boolean;
};
export type TransitionRequest = { readonly status: PendencyStatus; readonly action?: PendencyAction | undefined };
export type Moved = { readonly move: Transition; readonly status: PendencyStatus };

/** What is done already stands where its date puts it, today as well as at midnight. */
export const statusByDate = ({
  expirationDate,
  nextDueOn,
  today,
}: Pick<MoveFacts, "expirationDate" | "nextDueOn" | "today">): PendencyStatus => {
  if (isExpired(expirationDate, today)) return "EXPIRED";
  return isNearExpiry(nextDueOn, today) ? "NEXT_DUE_DATE" : "DONE";
};

/** The status that somebody asks for to reach a target: what a date decides is asked for as done. */
const askedFor = (to: Target, { status, returnsTo, sentFrom }: Standing): PendencyStatus | null => {
  if (to === "as_it_is") return status;
  if (to === "where_it_stood") return returnsTo;
  // The analysis that rejected it is undone with the sending that followed it.
  if (to === "before_sending") return sentFrom === null || sentFrom === "PRE_REJECTED" ? "OPEN" : sentFrom;
  return to === "by_date" ? "DONE" : to;
};

/** The lines that people take from each status. */
const linesFrom = new Map(
  pendencyStatuses.map((status) => [status, transitions.filter(({ by, from }) => isKey(by) && from.includes(status))] as const),
);
/** The lines that people may take from where it stands, whatever they may hold. */
export const movesOf = (standing: Standing): readonly { readonly move: Transition; readonly asks: PendencyStatus }[] => {
  const lines = standing.active ? linesFrom.get(standing.status) : undefined;
  return (lines ?? []).flatMap((move) => {
    const asks = askedFor(move.to, standing);
    return asks ? [{ move, asks }] : [];
  });
};

const anybodyMay = (): boolean => true;

/** The line that a request means, if there is one: of several the first that whoever asks may take, or else the first. */
export const moveAsked = (
  standing: Standing,
  { status, action }: TransitionRequest,
  mayTake: (by: TransitionActor) => boolean = anybodyMay,
): Outcome<Transition, MoveRefusal> => {
  if (!standing.active) return refuse("pendency.inactive");
  const fits = movesOf(standing).filter(({ move, asks }) => asks === status && (action === undefined || move.action === action));
  // Approving leaves it where it is: it is meant only when it is named.
  const meanable = fits.filter(({ move }) => action !== undefined || move.to !== "as_it_is");
  const meant = meanable.find(({ move }) => mayTake(move.by)) ?? meanable[0];
  return meant ? accept(meant.move) : refuse("pendency.move_not_allowed", { from: standing.status, to: status });
};

const detailsOf = ({ answers }: MoveFacts) => ({ unanswered: answers.unanswered, no: answers.no, notApplicable: answers.notApplicable });

/** The first of its conditions that stops a line. */
export const firstUnmetCondition = ({ unless }: Transition, facts: MoveFacts) =>
  unless.map((name) => conditions[name]).find(({ stops }) => stops(facts))?.code;

/** What the day makes of one that is done: nothing, or the line that the clock takes. */
export const dateTransition = (status: PendencyStatus, facts: MoveFacts): Transition | undefined =>
  transitions.find(
    ({ by, from, unless }) => by === "clock" && from.includes(status) && unless.every((name) => !conditions[name].stops(facts)),
  );

const targetOf = (standing: Standing, { to }: Transition, facts: MoveFacts): PendencyStatus => {
  if (to === "by_date") return statusByDate(facts);
  const target = askedFor(to, standing) ?? standing.status;
  // Its day may have come while a question stopped it.
  const turn = to === "where_it_stood" ? dateTransition(target, facts) : undefined;
  if (turn) return targetOf(standing, turn, facts);
  // What is withdrawn may have been approved until a day that passed meanwhile.
  return to === "before_sending" && target === "NEXT_DUE_DATE" && isExpired(facts.approvedUntil, facts.today) ? "EXPIRED" : target;
};

/** Where a line leads, or what stops it. */
export const applyTransition = (standing: Standing, move: Transition, facts: MoveFacts): Outcome<Moved, MoveRefusal> => {
  const code = firstUnmetCondition(move, facts);
  if (code) return refuse(code, detailsOf(facts));
  return accept({ move, status: targetOf(standing, move, facts) });
};
