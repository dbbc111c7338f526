import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import i18next from "i18next";
import { createElement } from "react";
import { api } from "../../../shared/api/api.ts";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { fetchWords } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyWithLink } from "../../../shared/notices/notify-with-link.ts";
import { concurrentChangeFrom } from "../../../shared/pendencies/moves/concurrent-change.ts";
import { overtakenNow } from "../../../shared/pendencies/moves/overtaken-now.ts";
import { refusalOf } from "../../../shared/pendencies/moves/refused-move.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { forgetStopped, noteStopped } from "../../../shared/pendencies/stopped-decisions.ts";
import { beforeSigningOut } from "../../../shared/session/sign-out/before-signing-out.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { createDelayedSubmit, type PendingDecision } from "./delayed-submit.ts";
import { FailedDecisionNotice, type Stopped } from "./failed-decision-notice.tsx";

/** The reviewer has moved on by now, so the failure is a notice with a link back, and stays in the panel of activities. */
const stopped = (decision: PendingDecision, why: Stopped): void => {
  noteStopped(decision);
  notifyWithLink(`decision ${decision.id} ${decision.version} ${decision.action}`, (close) => {
    const onClose = () => {
      forgetStopped(decision.id);
      close();
    };
    return createElement(FailedDecisionNotice, { decision, why, onClose });
  });
  void invalidateArea(queryClient, "pendencies");
};

const verify = async (decision: PendingDecision): Promise<Stopped | null> => {
  const { id, action, status } = decision;
  try {
    const { obstacle, documents } = await api("GET /pendencies/{id}/document-review-analysis")({ id, query: { action, status } });
    if (obstacle === null) return null;
    const error = refusalOf(obstacle, documents);
    const [overtaken] = await Promise.all([overtakenNow(decision), fetchWords(error)]);
    return { overtaken, error };
  } catch (error) {
    return { overtaken: null, error };
  }
};

/** A document may expire during the undo window, so the status can differ from the expected one. */
const notifyDateTransition = ({ name, whose, status }: PendingDecision, moved: PendencyStatus): void => {
  if (moved === status) return;
  notify.warning(i18next.t("review:undo.byDate", { name, whose, status: i18next.t(`pendencyWords:status.${moved}`) }));
};

const send = async (decision: PendingDecision): Promise<void> => {
  const { id, version, answersVersion, action, status, note } = decision;
  try {
    const moved = await api("PUT /pendencies/{id}")({ id, body: { action, status, note, version, answersVersion } });
    decision.onSent?.();
    notifyDateTransition(decision, moved.status);
    queryClient.setQueryData(pendencyQuery(id).queryKey, moved);
    await invalidateArea(queryClient, "pendencies");
  } catch (error) {
    stopped(decision, { overtaken: concurrentChangeFrom(error), error });
  }
};

const after = (delayMs: number, act: () => void) => {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
};

const delayedSubmit = createDelayedSubmit<Stopped>({ verify, send, stopped, after });

export const pendingDecision = delayedSubmit.pending;
/** Submits the pending decision at once. */
export const flushPendingDecision = (): void => void delayedSubmit.sendNow();
/** Delays a decision so that the user can undo it. */
export const submitAfterUndoWindow = delayedSubmit.submitLater;
/** Cancels the pending decision and returns it. */
export const undoDecision = delayedSubmit.cancel;
/** Cancels the pending decision on this pendency, because the user makes another change to it. */
export const undoDecisionOf = delayedSubmit.cancelOf;

beforeSigningOut(delayedSubmit.sendNow);
// A decision must not be sent by another user. If it was not sent before the sign-out, it is canceled with an error message.
onUserChange(() => {
  const lost = delayedSubmit.cancel();
  if (lost) notify.error(i18next.t("review:undo.lost", { name: lost.name, whose: lost.whose }));
});
