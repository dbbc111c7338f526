import type { PendencyAction, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Moved, Standing } from "./move.ts";
import { waitsForAnalysis } from "./sending.ts";
import type { Transition } from "./transitions.ts";
import type { Side } from "./turn-to-answer.ts";

type StoredFields = Standing & {
  readonly note: string | null;
  readonly closedUnread: boolean;
  readonly revisionDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
  readonly round: number;
  readonly rejectedRound: number | null;
  readonly version: number;
};
type Input = {
  readonly note: string | null;
  readonly today: IsoDay;
  /** On which side whoever moves it stands, if it is a question. */
  readonly side: Side;
};

/** Since when it waits: from the day on which it was sent, through whatever happens to it until it is decided. A question only stops it. */
const revisionDate = (kept: StoredFields, status: PendencyStatus, today: IsoDay): IsoDay | null => {
  if (status === "SUPPORT") return kept.revisionDate;
  return waitsForAnalysis.includes(status) ? (kept.revisionDate ?? today) : null;
};

/** Of what never expires the last day that there is. */
export const NEVER_EXPIRES: IsoDay = "9999-12-31";

/** Whether it is closed where no document stands: what was sent before was rejected, or taken back by whoever reopened it. */
export const isClosedWithout = ({ action, to }: Transition): boolean => action === "close_unread" && to !== "by_date";

/** What was approved holds until its date, whatever is sent after it; only who reopens takes the approval back (CD-159). */
const approvedUntil = ({ expirationDate, approvedUntil: before }: StoredFields, { move }: Moved): IsoDay | null => {
  if (move.action === "reopen") return null;
  if (isClosedWithout(move)) return NEVER_EXPIRES;
  return move.to === "by_date" ? (expirationDate ?? NEVER_EXPIRES) : before;
};

/** Each sending is a round; one that is withdrawn was none. */
const roundsOf = ({ status, sentFrom, round, rejectedRound }: StoredFields, { move: { action } }: Moved) => {
  if (action === "send" || action === "renew") return { round: round + 1, rejectedRound, sentFrom: status };
  if (action === "withdraw") return { round: round - 1, rejectedRound, sentFrom: null };
  const isRejected = action === "reject" || action === "confirm_rejection";
  return { round, rejectedRound: isRejected ? round : rejectedRound, sentFrom };
};

/** What a move says by itself: what is asked and answered stands among the comments. */
export const noteSaid = ({ move: { action } }: Moved, note: string | null): string | null =>
  action === "question" || action === "answer" ? null : note;

/** Whoever decides without a word takes back what the decision before said, also of the same analysis: it is no reason for theirs. The history keeps both. */
const deciding: readonly PendencyAction[] = [
  "approve",
  "finish",
  "close_unread",
  "not_applicable",
  "pre_reject",
  "reject",
  "confirm_rejection",
  "reopen",
];
/** Whether the last decision was to look at nothing. What is sent after it takes that back no sooner than somebody decides on it. */
const isClosedUnread = ({ closedUnread: before }: StoredFields, { move: { action } }: Moved): boolean =>
  deciding.includes(action) ? action === "close_unread" : before;

/** What the last decision said; what is said with any other move stands in the history alone. */
const noteLeft = ({ note: before }: StoredFields, { move: { action } }: Moved, note: string | null): string | null =>
  deciding.includes(action) ? note : before;

/** What is written of a pendency that was moved. */
export const fieldsAfterTransition = (kept: StoredFields, moved: Moved, { note, today, side }: Input) => ({
  status: moved.status,
  ...(moved.status === "SUPPORT" ? { returnsTo: kept.status, questionSide: side } : { returnsTo: null, questionSide: null }),
  note: noteLeft(kept, moved, note),
  closedUnread: isClosedUnread(kept, moved),
  revisionDate: revisionDate(kept, moved.status, today),
  approvedUntil: approvedUntil(kept, moved),
  followsNoDate: isClosedWithout(moved.move),
  ...roundsOf(kept, moved),
  version: kept.version + 1,
});
