import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import i18next from "i18next";
import { createElement } from "react";
import { api } from "../../../shared/api/api.ts";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { fetchWords } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyPersistent } from "../../../shared/notices/notify-persistent.ts";
import { concurrentChangeFrom } from "../../../shared/pendencies/moves/concurrent-change.ts";
import { overtakenNow } from "../../../shared/pendencies/moves/overtaken-now.ts";
import { refusalOf } from "../../../shared/pendencies/moves/refused-move.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { beforeSigningOut } from "../../../shared/session/sign-out/before-signing-out.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { FailedDecisionNotice, type Stopped } from "./failed-decision-notice.tsx";
import { createDelayedSubmit, type PendingDecision } from "./holding.ts";

/** By then its reviewer looks at another pendency: they are told which one it was, and led back. */
const stopped = (held: PendingDecision, why: Stopped): void => {
  notifyPersistent(`decision ${held.id} ${held.version} ${held.action}`, (close) =>
    createElement(FailedDecisionNotice, { held, why, onClose: close }),
  );
  void invalidateArea(queryClient, "pendencies");
};

const verify = async (held: PendingDecision): Promise<Stopped | null> => {
  const { id, action, status } = held;
  try {
    const { obstacle, documents } = await api("GET /pendencies/{id}/document-review-analysis")({ id, query: { action, status } });
    if (obstacle === null) return null;
    const error = refusalOf(obstacle, documents);
    const [overtaken] = await Promise.all([overtakenNow(held), fetchWords(error)]);
    return { overtaken, error };
  } catch (error) {
    return { overtaken: null, error };
  }
};

/** A document may have run out while it waited: what was finished stands elsewhere then. */
const tellWhereByDate = ({ name, whose, status }: PendingDecision, moved: PendencyStatus): void => {
  if (moved === status) return;
  notify.warning(i18next.t("review:undo.byDate", { name, whose, status: i18next.t(`pendencyWords:status.${moved}`) }));
};

const send = async (held: PendingDecision): Promise<void> => {
  const { id, version, answersVersion, action, status, note } = held;
  try {
    const moved = await api("PUT /pendencies/{id}")({ id, body: { action, status, note, version, answersVersion } });
    held.onSent?.();
    tellWhereByDate(held, moved.status);
    queryClient.setQueryData(pendencyQuery(id).queryKey, moved);
    await invalidateArea(queryClient, "pendencies");
  } catch (error) {
    stopped(held, { overtaken: concurrentChangeFrom(error), error });
  }
};

const after = (delayMs: number, act: () => void) => {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
};

const holding = createDelayedSubmit<Stopped>({ verify, send, stopped, after });

export const heldDecision = holding.held;
/** Sends what is held without waiting any longer. */
export const flushPendingDecision = (): void => void holding.sendNow();
/** Takes a decision that may be taken back for a while. */
export const submitAfterUndoWindow = holding.hold;
/** Takes the decision back, and says which one it was. */
export const undoHeld = holding.takeBack;
/** Another move of the same pendency is meant instead. */
export const undoHeldOf = holding.takeBackOf;

beforeSigningOut(holding.sendNow);
// Nobody decides in the name of somebody else: what could not be sent any more was not decided, and is said.
onUserChange(() => {
  const lost = holding.takeBack();
  if (lost) notify.error(i18next.t("review:undo.lost", { name: lost.name, whose: lost.whose }));
});
