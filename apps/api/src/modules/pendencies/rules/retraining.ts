// What a need of the training again does to the document.
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { type Moved, type Standing, statusByDate } from "./move.ts";
import { transitions } from "./transitions.ts";

/** Whether a document of this issue date proves the training from the day on which it is needed again. */
export const satisfiesNeed = (issuedOn: IsoDay | null, neededFrom: IsoDay | null): boolean =>
  neededFrom === null || (issuedOn !== null && issuedOn >= neededFrom);

/** Events that require the training again: the day of the first one, and the last one. A document of its day satisfies all. */
export type RetrainingNeed = { readonly movementId: number; readonly since: IsoDay; readonly neededFrom: IsoDay };
/** `opening`: the need opened the pendency in this round. */
export type StoredRetraining = RetrainingNeed & { readonly opening: { readonly round: number; readonly cutTo: IsoDay } | null };
type Pendency = Pick<Standing, "status"> & { readonly round: number; readonly approvedUntil: IsoDay | null };
type Input = {
  readonly stored: StoredRetraining | null;
  readonly need: RetrainingNeed | null;
  /** The movement of the stored need requires the training no longer, because it was corrected or removed. */
  readonly isEventGone: boolean;
};
/** `write`: the row of the need changes, the pendency does not. */
export type RetrainingStep = "none" | "train_again" | "write" | "need_withdrawn" | "forget";

const approvedNow: readonly PendencyStatus[] = ["DONE", "NEXT_DUE_DATE"];

/** Whether the pendency is as the opening left it: nothing was sent, and no decision changed the approval. A question may suspend it. */
const isUntouched = ({ round, approvedUntil }: Pendency, { opening }: StoredRetraining): boolean =>
  opening !== null && opening.round === round && opening.cutTo === approvedUntil;

const isSame = (one: RetrainingNeed, other: RetrainingNeed): boolean =>
  one.movementId === other.movementId && one.since === other.since && one.neededFrom === other.neededFrom;

const stepOfNeed = ({ status }: Pendency, stored: StoredRetraining | null, need: RetrainingNeed): RetrainingStep => {
  const hasOpened = stored?.opening && stored.movementId === need.movementId && stored.neededFrom === need.neededFrom;
  if (approvedNow.includes(status) && !hasOpened) return "train_again";
  return stored && isSame(stored, need) ? "none" : "write";
};

const stepWithoutNeed = (pendency: Pendency, stored: StoredRetraining, isEventGone: boolean): RetrainingStep => {
  const isOpened = isUntouched(pendency, stored);
  if (!isOpened) return "forget";
  // A class satisfied the need, and its certificate is filed next; or a question is answered first.
  if (!isEventGone || pendency.status === "SUPPORT") return "none";
  return pendency.status === "OPEN" ? "need_withdrawn" : "forget";
};

/** The next step of a pendency. A movement opens it once, as long as its need lasts. */
export const retrainingStep = (pendency: Pendency, { stored, need, isEventGone }: Input): RetrainingStep => {
  if (need !== null) return stepOfNeed(pendency, stored, need);
  return stored === null ? "none" : stepWithoutNeed(pendency, stored, isEventGone);
};

/** The approval ends on the day before the first event. */
export const approvalBeforeNeed = ({ since }: Pick<RetrainingNeed, "since">): IsoDay => addDays(since, -1);

type Dates = { readonly expirationDate: IsoDay | null; readonly nextDueOn: IsoDay | null; readonly today: IsoDay };
/** The transition of a step, with the status for the dates of the document that it restores. */
export const retrainingMove = (step: "train_again" | "need_withdrawn", dates: Dates): Moved | undefined => {
  const move = transitions.find(({ action }) => action === step);
  return move && { move, status: step === "train_again" ? "OPEN" : statusByDate(dates) };
};
