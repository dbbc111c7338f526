import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../documents.module.css";
import { DateFields } from "./date-fields.tsx";
import { type DateFaults, type DateRule, type Dates, type DatesDraft, dateFaults, draftOf } from "./dates-draft.ts";

/** The name and the dates of a file. */
export type Dated = Dates & { readonly name: string };
/** Saves the typed dates. Resolves with false if they are faulty or refused; the form shows why and has the focus. */
export type SaveForm = () => Promise<boolean>;

type Props = {
  readonly name: string;
  readonly rule: DateRule;
  readonly dates: Dates;
  /** Unsaved input from an earlier visit. */
  readonly typed: DatesDraft | null;
  /** Another file with dates that can be copied. */
  readonly like?: Dated | undefined;
  /** Text of the save button; null if the dates are saved when the user leaves a field. */
  readonly submit: string | null;
  readonly busy: boolean;
  /** The result of the last save, or why it was refused. */
  readonly savedText: string | null;
  readonly refusal: string | null;
  readonly onSave: (draft: DatesDraft) => Promise<unknown>;
  readonly onTyping: (typed: DatesDraft) => void;
  readonly onCancel?: (() => void) | undefined;
  /** Receives the function that saves this form before sending; null when the form unmounts. */
  readonly onReady?: ((save: SaveForm | null) => void) | undefined;
};

const WHOLE_DAY = "dd/mm/aaaa".length;
type Field = keyof DatesDraft;

/** An invalid date shows its fault once all digits are typed; a missing date only after the user left the field or saved. */
const shownFault = (field: Field, { draft, faults, rule, left }: FaultContext) =>
  faults[field] ?? (left.includes(field) || draft[field].length === WHOLE_DAY ? dateFaults(draft, rule)[field] : undefined);
type FaultContext = {
  readonly draft: DatesDraft;
  readonly faults: DateFaults;
  readonly rule: DateRule;
  readonly left: readonly Field[];
};

type LikeProps = { readonly name: string; readonly onTake: () => void; readonly lead: () => void };
/** Copies the dates of another file into the form. */
const LikeAnother = ({ name, onTake, lead }: LikeProps) => {
  const { t } = useTranslation("documents");
  const button = useMoveFocusOnUnmount<HTMLButtonElement>(lead);
  return (
    <Button ref={button} variant="subtle" onClick={onTake}>
      {t("dates.like", { name })}
    </Button>
  );
};

/** The draft of the form with its faults, and the functions that save it. */
const useDatesForm = ({ rule, dates, typed, submit, onSave, onTyping, onReady }: Props) => {
  const form = useDraftForm<DatesDraft, DateFaults>({
    initial: () => typed ?? draftOf(dates),
    faultsIn: (written) => dateFaults(written, rule),
    send: (written) => onSave(written),
  });
  const { draft, faults, form: element } = form;
  const latest = useRef(draft);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const focusFirst = () => element.current?.querySelector<HTMLElement>("[name=issueDate]")?.focus();
  const write = (written: DatesDraft) => {
    latest.current = written;
    setLeft((known) => known.filter((field) => written[field] === draft[field]));
    onTyping(written);
    form.type(written);
  };
  const saveNow = () => void onSave(latest.current).catch(() => undefined);
  const leave = (field: Field) => {
    if (submit !== null) return;
    setLeft((known) => [...known, field]);
    saveNow();
  };
  const save: SaveForm = async () => {
    if (Object.keys(dateFaults(latest.current, rule)).length > 0) {
      element.current?.requestSubmit();
      return false;
    }
    const isSaved = await onSave(latest.current).then(
      () => true,
      () => false,
    );
    if (!isSaved) focusFirst();
    return isSaved;
  };
  useEffect(() => {
    onReady?.(save);
    return () => onReady?.(null);
  });
  const faultOf = (field: Field) => shownFault(field, { draft, faults, rule, left });
  return { ...form, write, leave, saveNow, faultOf, focusFirst };
};

/** Form for the dates of a document. Those of a draft are saved when the user leaves a field, those of a sent document by a button. */
export const DatesForm = (props: Props) => {
  const { name, rule, like, submit, busy, savedText, refusal, onCancel } = props;
  const { t } = useTranslation("documents");
  const { draft, form, submit: onSubmit, write, leave, saveNow, faultOf, focusFirst } = useDatesForm(props);
  const faultText = (field: Field) => {
    const fault = faultOf(field);
    return fault && t(`dates.faults.${fault}`);
  };
  const takeLike = () => {
    if (!like) return;
    write(draftOf(like));
    if (submit === null) saveNow();
  };
  return (
    <form ref={form} noValidate className={classes.dates} aria-label={t("dates.of", { name })} onSubmit={onSubmit}>
      <DateFields
        draft={draft}
        rule={rule}
        faultText={faultText}
        onWrite={write}
        onLeave={leave}
        onEnter={() => submit === null && form.current?.requestSubmit()}
      />
      <div className={classes.group}>
        {refusal !== null && <RefusalNote>{refusal}</RefusalNote>}
        {submit === null && (
          <p className={classes.quiet} role="status">
            {busy ? t("dates.saving") : refusal === null && savedText}
          </p>
        )}
        <div className={classes.tools}>
          {submit !== null && (
            <Button type="submit" variant="default" loading={busy}>
              {submit}
            </Button>
          )}
          {like && draft.issueDate === "" && draft.expirationDate === "" && (
            <LikeAnother name={like.name} onTake={takeLike} lead={focusFirst} />
          )}
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {t("cancel")}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
};
