// State machine: resolves and applies transitions.
import { type PendencyAction, type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { conditions, isExpired, isNearExpiry, type MoveFacts, type MoveRefusal } from "./conditions.ts";
import { isKey, type Target, type Transition, type TransitionActor, transitions } from "./transitions.ts";

/** Pendency fields that the state machine needs. */
export type Standing = {
  readonly status: PendencyStatus;
  /** Status after the answer to the question that stopped it. */
  readonly returnsTo: PendencyStatus | null;
  /** Status after a withdrawal of the sent documents. */
  readonly sentFrom: PendencyStatus | null;
  readonly active: boolean;
};
export type TransitionRequest = { readonly status: PendencyStatus; readonly action?: PendencyAction | undefined };
export type Moved = { readonly move: Transition; readonly status: PendencyStatus };

/** Status of a finished pendency by its dates. */
export const statusByDate = ({
  expirationDate,
  nextDueOn,
  today,
}: Pick<MoveFacts, "expirationDate" | "nextDueOn" | "today">): PendencyStatus => {
  if (isExpired(expirationDate, today)) return "EXPIRED";
  return isNearExpiry(nextDueOn, today) ? "NEXT_DUE_DATE" : "DONE";
};

/** Status that a request names to reach a target. A target by date is requested as DONE. */
const requestedStatus = (to: Target, { status, returnsTo, sentFrom }: Standing): PendencyStatus | null => {
  if (to === "as_it_is") return status;
  if (to === "where_it_stood") return returnsTo;
  // Withdrawing also discards the analysis that rejected the previous round.
  if (to === "before_sending") return sentFrom === null || sentFrom === "PRE_REJECTED" ? "OPEN" : sentFrom;
  return to === "by_date" ? "DONE" : to;
};

/** Transitions that users take, by status. */
const linesFrom = new Map(
  pendencyStatuses.map((status) => [status, transitions.filter(({ by, from }) => isKey(by) && from.includes(status))] as const),
);
/** Transitions that users may take from the current status, regardless of permissions. */
export const movesOf = (standing: Standing): readonly { readonly move: Transition; readonly asks: PendencyStatus }[] => {
  const lines = standing.active ? linesFrom.get(standing.status) : undefined;
  return (lines ?? []).flatMap((move) => {
    const asks = requestedStatus(move.to, standing);
    return asks ? [{ move, asks }] : [];
  });
};

const allowAll = (): boolean => true;

/** Transition of a request: the first match that the user may take, or else the first match. */
export const moveAsked = (
  standing: Standing,
  { status, action }: TransitionRequest,
  mayTake: (by: TransitionActor) => boolean = allowAll,
): Outcome<Transition, MoveRefusal> => {
  if (!standing.active) return refuse("pendency.inactive");
  const fits = movesOf(standing).filter(({ move, asks }) => asks === status && (action === undefined || move.action === action));
  // Approving keeps the status, so it matches only if the request names it.
  const eligible = fits.filter(({ move }) => action !== undefined || move.to !== "as_it_is");
  const match = eligible.find(({ move }) => mayTake(move.by)) ?? eligible[0];
  return match ? accept(match.move) : refuse("pendency.move_not_allowed", { from: standing.status, to: status });
};

const detailsOf = ({ answers }: MoveFacts) => ({ unanswered: answers.unanswered, no: answers.no, notApplicable: answers.notApplicable });

/** Refusal code of the first condition that blocks a transition. */
export const firstUnmetCondition = ({ unless }: Transition, facts: MoveFacts) =>
  unless.map((name) => conditions[name]).find(({ stops }) => stops(facts))?.code;

/** Transition of the daily job, if one is due. */
export const dateTransition = (status: PendencyStatus, facts: MoveFacts): Transition | undefined =>
  transitions.find(
    ({ by, from, unless }) => by === "clock" && from.includes(status) && unless.every((name) => !conditions[name].stops(facts)),
  );

const targetOf = (standing: Standing, { to }: Transition, facts: MoveFacts): PendencyStatus => {
  if (to === "by_date") return statusByDate(facts);
  const target = requestedStatus(to, standing) ?? standing.status;
  // The date may have passed while a question stopped the pendency.
  const turn = to === "where_it_stood" ? dateTransition(target, facts) : undefined;
  if (turn) return targetOf(standing, turn, facts);
  // The previous approval may have expired since the sending.
  return to === "before_sending" && target === "NEXT_DUE_DATE" && isExpired(facts.approvedUntil, facts.today) ? "EXPIRED" : target;
};

/** Target of a transition, or the refusal. */
export const applyTransition = (standing: Standing, move: Transition, facts: MoveFacts): Outcome<Moved, MoveRefusal> => {
  const code = firstUnmetCondition(move, facts);
  if (code) return refuse(code, detailsOf(facts));
  return accept({ move, status: targetOf(standing, move, facts) });
};

/** Transition of a reversed rejection: finishes the document if its answers allow it, otherwise returns it to the review. */
export const decideReversal = (standing: Standing, facts: MoveFacts): Outcome<Moved, "pendency.move_not_allowed"> => {
  const move = transitions.find(
    ({ by, from, unless }) => by === "dispute" && from.includes(standing.status) && unless.every((name) => !conditions[name].stops(facts)),
  );
  return move ? accept({ move, status: targetOf(standing, move, facts) }) : refuse("pendency.move_not_allowed", { from: standing.status });
};
