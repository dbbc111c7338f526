import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../../shared/notices/notify-if-unmounted.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { useFailureWords } from "../../../shared/pendencies/use-failure-words.ts";
import { useIsMounted } from "../../../shared/ui/use-is-mounted.ts";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { useShotsOf } from "../../../shared/uploads/persistence/kept-shots.ts";
import type { DateForms } from "../dates/date-form-registry.ts";
import { useIsRefetching, useSendingMove } from "../documents-queries.ts";
import type { Documents } from "../use-documents.ts";
import { findSendBlocker, type SendBlocker } from "./find-send-blocker.ts";
import { focusSendBlocker } from "./focus-send-blocker.ts";

const sendingActions = ["send", "renew", "withdraw"] as const satisfies readonly PendencyAction[];
type SendingMove = Pendency["moves"][number] & { readonly action: (typeof sendingActions)[number] };
const isSendingMove = (move: Pendency["moves"][number]): move is SendingMove => sendingActions.some((action) => action === move.action);

type Options = {
  readonly pendency: Pendency;
  readonly documents: Documents;
  readonly forms: DateForms;
  /** The element with the places that show a blocker. */
  readonly root: RefObject<HTMLElement | null>;
  /** Called after the documents were sent; it shows its own notice. */
  readonly onSent?: (() => void) | undefined;
};

/** Finds the first blocker, and moves the focus to the one that is shown since the last press. */
const useSendBlocker = ({ pendency, documents: { drafts, current, rule }, forms, root }: Options) => {
  const [shown, show] = useState<SendBlocker | null>(null);
  const hasShots = useShotsOf(pendency.id).length > 0;
  const { unsaved } = forms;
  useEffect(() => {
    if (shown) focusSendBlocker(root.current, shown);
  }, [shown, root]);
  const blockerWith = (code: string | null) => findSendBlocker(drafts, { rule, unsaved, hasShots, current, code });
  return { shown, show, blockerWith };
};

/** The obstacle at the time of the press: that of the rendered version may be resolved by then. */
const useObstacleNow = (pendency: Pendency) => {
  const client = useQueryClient();
  const isRefetching = useIsRefetching(pendency.id);
  return () => {
    const now = client.getQueryData(pendencyQuery(pendency.id).queryKey) ?? pendency;
    return isRefetching() ? null : (now.moves.find(isSendingMove)?.obstacle ?? null);
  };
};

/** Sends, renews or withdraws the documents. Typed dates are saved first, and a blocker is shown at its place. */
export const useSending = (options: Options) => {
  const { pendency, documents, forms, onSent } = options;
  const { t } = useTranslation("documents");
  const failureWords = useFailureWords();
  const { mutateAsync, isPending, error, reset } = useSendingMove(pendency);
  const isHere = useIsMounted();
  const { shown, show, blockerWith } = useSendBlocker(options);
  // A second press while the dates are saved must not send twice.
  const inSingleFlight = useSingleFlight();
  const [isRefused, setRefused] = useState(false);
  const move = pendency.moves.find(isSendingMove) ?? null;
  const obstacleNow = useObstacleNow(pendency);
  const isWithdrawing = move?.action === "withdraw";
  const code = error instanceof ApiFailure ? (error.code ?? null) : (move?.obstacle ?? null);
  const blocker = move === null || isWithdrawing ? null : blockerWith(code);

  /** Whether a blocker exists; its place shows it. Open date forms show their own faults. */
  const isBlocked = async (): Promise<boolean> => {
    const found = blockerWith(obstacleNow());
    const isForm = found?.of === "dates" && forms.has(found.at);
    if (found && !isForm) show(found);
    else if (await forms.saveAll()) return false;
    return true;
  };
  const refused = (failure: Error) => {
    const found = failure instanceof ApiFailure ? blockerWith(failure.code ?? null) : null;
    if (found && isHere.current) show(found);
    else notifyIfUnmounted(isHere, failureWords)(failure);
  };
  const submit = async ({ action, status }: SendingMove) => {
    show(null);
    setRefused(false);
    reset();
    if (action !== "withdraw" && (await isBlocked())) return;
    if (obstacleNow() !== null) return setRefused(true);
    // Uses the promise instead of mutation callbacks, because this component unmounts after the transition or with its drawer. While
    // mounted, it shows the refusal above the button.
    const onDone = () => {
      if (action === "withdraw") notify.success(t("turn.withdrawn"));
      else if (onSent) onSent();
      else notify.success(t("turn.sent"));
    };
    await mutateAsync({ action, status }).then(onDone, refused);
  };
  return {
    move,
    blocker,
    /** Shown at its place since the last press, until it is resolved. */
    shownBlocker: shown && blocker && shown.of === blocker.of && shown.at === blocker.at ? shown : null,
    /** Whether the user pressed although the server refuses, for a reason without a place of its own. */
    isRefused,
    isPending,
    failureText: error === null || blocker !== null ? null : failureWords(error),
    run: () => void (move && inSingleFlight(() => submit(move))),
    documents,
  };
};
export type Sending = ReturnType<typeof useSending>;
