import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../documents.module.css";
import { DateFields } from "./date-fields.tsx";
import { type DateField, type DateRule, type Dates, type DatesDraft, draftOf } from "./dates-draft.ts";
import { type SaveForm, useDatesForm } from "./use-dates-form.ts";

/** The name and the dates of a file. */
export type Dated = Dates & { readonly name: string };

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

/** Form for the dates of a document. Those of a draft are saved when the user leaves a field, those of a sent document by a button. */
export const DatesForm = (props: Props) => {
  const { name, rule, like, submit, busy, savedText, refusal, onCancel } = props;
  const { t } = useTranslation("documents");
  const { draft, form, submit: onSubmit, write, leave, saveNow, faultOf, focusFirst } = useDatesForm(props);
  const faultText = (field: DateField) => {
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
