// Facts for the conditions of a transition.
import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { MoveFacts } from "../rules/conditions.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

/** Placeholder for a note that the user has not written yet. A preview must not report it as missing, because the dialog asks for it. */
export const PLACEHOLDER_NOTE = "…";

type Input = { readonly note: string | null; readonly action?: PendencyAction | undefined };
/** Facts for the conditions of a transition, with the note of the request. */
export const factsOf = (
  { today, account }: Pick<Scope, "today" | "account">,
  pendency: StoredPendency,
  { note, action }: Input,
): MoveFacts => ({
  today,
  answers: pendency.answers,
  sentDocuments: pendency.sentDocuments,
  toSend: pendency.toSend,
  undatedSent: pendency.undatedSent,
  issuedBeforeNeed: pendency.issuedBeforeNeed,
  wasRejected: pendency.round > 0 && pendency.rejectedRound === pendency.round,
  isOpened: pendency.isOpened,
  isOwn: pendency.senders.includes(account.id),
  mustExpire: pendency.mustExpire,
  asksIssue: pendency.asksIssue,
  approvedUntil: pendency.approvedUntil,
  expirationDate: pendency.expirationDate,
  nextDueOn: pendency.nextDueOn,
  note,
  isNamed: action !== undefined,
});
