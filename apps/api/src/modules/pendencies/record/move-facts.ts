import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { MoveFacts } from "../rules/conditions.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

/** A text that is still to be written stands in nobody's way: the dialog asks for it. */
export const PLACEHOLDER_NOTE = "…";

type Input = { readonly note: string | null; readonly action?: PendencyAction | undefined };
/** What decides whether a pendency may be moved today, with the text that goes with it. */
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
