// Date transitions of due pendencies.
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { dateTransition } from "../rules/move.ts";
import { renewalDay } from "../rules/send-by.ts";
import { nothingToSend } from "../rules/sending.ts";
import { type DuePendency, type Turn, writeTurns } from "../store/due.ts";

/** Facts without answers and documents, because the date transitions depend on dates only. */
const dateOnlyFacts = {
  answers: { total: 0, yes: 0, no: 0, notApplicable: 0, unanswered: 0 },
  sentDocuments: 0,
  toSend: nothingToSend,
  undatedSent: 0,
  wasRejected: false,
  isOpened: false,
  isOwn: false,
  mustExpire: false,
  asksIssue: false,
  approvedUntil: null,
  note: null,
  isNamed: false,
};

type Watched = { readonly contractorId: number; readonly due: readonly DuePendency[]; readonly now: Date };

/** Applies the date transition of each pendency, however long ago its date passed. */
export const turnByDate = async (tx: Tx, { contractorId, due, now }: Watched): Promise<void> => {
  const today = dayInSaoPaulo(now);
  const turns = due.flatMap(({ id, status, expirationDate, approvedUntil, nextDueOn }): readonly Turn[] => {
    const move = dateTransition(status, { ...dateOnlyFacts, today, expirationDate, nextDueOn });
    return move
      ? [{ id, from: status, to: move.to, action: `pendency.${move.action}`, sendBy: renewalDay({ approvedUntil, expirationDate }) }]
      : [];
  });
  if (turns.length > 0) await writeTurns(tx, contractorId, { turns, now });
};
