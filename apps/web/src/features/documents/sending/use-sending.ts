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
import { useIsReadAgain, useTurn } from "../documents-queries.ts";
import type { Documents } from "../use-documents.ts";
import { focusLack } from "./focus-lack.ts";
import { type Lack, lackFor } from "./lack-for.ts";

const sendingActions = ["send", "renew", "withdraw"] as const satisfies readonly PendencyAction[];
type SendingMove = Pendency["moves"][number] & { readonly action: (typeof sendingActions)[number] };
const isSendingMove = (move: Pendency["moves"][number]): move is SendingMove => sendingActions.some((action) => action === move.action);

type Options = {
  readonly pendency: Pendency;
  readonly documents: Documents;
  readonly forms: DateForms;
  /** The element with the places that show what is missing. */
  readonly root: RefObject<HTMLElement | null>;
  /** Called after the documents were sent; it shows its own notice. */
  readonly onSent?: (() => void) | undefined;
};

/** What blocks sending, and the last one that the user was shown. */
const useLacks = ({ pendency, documents: { drafts, current, rule }, forms, root }: Options) => {
  const [shown, show] = useState<Lack | null>(null);
  const hasShots = useShotsOf(pendency.id).length > 0;
  const { unsaved } = forms;
  useEffect(() => {
    if (shown) focusLack(root.current, shown);
  }, [shown, root]);
  const lackWith = (code: string | null) => lackFor(drafts, { rule, unsaved, hasShots, current, code });
  return { shown, show, lackWith };
};

/** The obstacle at the time of the press: that of the rendered version may be resolved by then. */
const useObstacleNow = (pendency: Pendency) => {
  const client = useQueryClient();
  const isReadAgain = useIsReadAgain(pendency.id);
  return () => {
    const now = client.getQueryData(pendencyQuery(pendency.id).queryKey) ?? pendency;
    return isReadAgain() ? null : (now.moves.find(isSendingMove)?.obstacle ?? null);
  };
};

/** Sends, renews or withdraws the documents. Typed dates are saved first, and what is missing is shown at its place. */
export const useSending = (options: Options) => {
  const { pendency, documents, forms, onSent } = options;
  const { t } = useTranslation("documents");
  const failureWords = useFailureWords();
  const { mutateAsync, isPending, error, reset } = useTurn(pendency);
  const isHere = useIsMounted();
  const { shown, show, lackWith } = useLacks(options);
  // A second press while the dates are saved must not send twice.
  const inSingleFlight = useSingleFlight();
  const [isRefused, setRefused] = useState(false);
  const move = pendency.moves.find(isSendingMove) ?? null;
  const obstacleNow = useObstacleNow(pendency);
  const isWithdrawing = move?.action === "withdraw";
  const code = error instanceof ApiFailure ? (error.code ?? null) : (move?.obstacle ?? null);
  const lack = move === null || isWithdrawing ? null : lackWith(code);

  /** Whether something is missing; its place shows it. Forms with dates show theirs themselves. */
  const isLacking = async (): Promise<boolean> => {
    const found = lackWith(obstacleNow());
    const isForm = found?.of === "dates" && forms.has(found.at);
    if (found && !isForm) show(found);
    else if (await forms.saveAll()) return false;
    return true;
  };
  const refused = (failure: Error) => {
    const found = failure instanceof ApiFailure ? lackWith(failure.code ?? null) : null;
    if (found && isHere.current) show(found);
    else notifyIfUnmounted(isHere, failureWords)(failure);
  };
  const turn = async ({ action, status }: SendingMove) => {
    show(null);
    setRefused(false);
    reset();
    if (action !== "withdraw" && (await isLacking())) return;
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
    lack,
    /** Shown at its place since the last press, until it is resolved. */
    shownLack: shown && lack && shown.of === lack.of && shown.at === lack.at ? shown : null,
    /** Whether the user pressed although the server refuses, for a reason without a place of its own. */
    isRefused,
    isPending,
    failureText: error === null || lack !== null ? null : failureWords(error),
    run: () => void (move && inSingleFlight(() => turn(move))),
    documents,
  };
};
export type Sending = ReturnType<typeof useSending>;
