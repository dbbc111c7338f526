import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../../shared/notices/notify-if-unmounted.ts";
import { askedNote } from "../../../shared/pendencies/moves/asked-note.ts";
import { unlessRethrown } from "../../../shared/pendencies/moves/refused-move.ts";
import { subjectNameOf } from "../../../shared/pendencies/subject-name-of.ts";
import { useFailureWords } from "../../../shared/pendencies/use-failure-words.ts";
import { useIsMounted } from "../../../shared/ui/use-is-mounted.ts";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { useMove } from "../pendency-queries.ts";
import type { AskedMove, Moves } from "./use-moves.ts";

type Options = { readonly pendency: Pendency; readonly asked: AskedMove; readonly moves: Moves };

/**
 * State of the move form. A refusal keeps the note, a success deletes it. After the dialog unmounts, the result is shown as a notification.
 */
export const useMoveForm = ({ pendency, asked: { action, status, version, answersVersion }, moves }: Options) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const failureWords = useFailureWords();
  const isHere = useIsMounted();
  const { mutateAsync, error, isPending } = useMove({
    onSuccess: (moved) => {
      notify.success(t("moved", { status: t(`pendencyWords:status.${moved.status}`) }));
      moves.forget(action);
      if (!isHere.current) return;
      moves.dialog.close();
      moves.moved(action);
    },
    onError: notifyIfUnmounted(isHere, failureWords),
  });
  const once = useSingleFlight();
  const [leadsThere, lead] = useState(false);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = moves.noteOf(action);
  const lacks = askedNote[action] !== undefined && note.trim() === "";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    lead(false);
    if (lacks) return field.current?.focus();
    const { id, name } = pendency;
    const move = { id, action, status, note: note.trim() || null, version, answersVersion };
    if (moves.isTaken({ ...move, name, whose: subjectNameOf(pendency), onSent: () => moves.forget(action) })) return moves.dialog.close();
    void once(() =>
      mutateAsync(move)
        .catch(unlessRethrown(action))
        .catch(() => lead(true)),
    );
  };
  return {
    note,
    field,
    isLacking: isTried && lacks,
    write: (text: string) => moves.write(action, text),
    submit,
    error,
    /** True after a refusal, so that the focus moves to the first document that it names. */
    leadsThere,
    isSaving: isPending,
  };
};
export type MoveFormState = ReturnType<typeof useMoveForm>;
