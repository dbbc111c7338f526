import { Button } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../../shared/days/day-input.tsx";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../documents.module.css";
import {
  type DateFaults,
  type DateRule,
  type Dates,
  type DatesDraft,
  dateFaults,
  datesIn,
  draftOf,
  followsRule,
  neverExpires,
  withIssueDate,
} from "./dates-draft.ts";

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
  readonly submit: string;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly onSave: (dates: Dates) => Promise<unknown>;
  readonly onTyping: (typed: DatesDraft) => void;
  readonly onCancel?: (() => void) | undefined;
};

const WHOLE_DAY = "dd/mm/aaaa".length;

/** An invalid date shows its fault once all digits are typed; a missing date only after a save attempt. */
const shownFault = (
  draft: DatesDraft,
  faults: DateFaults,
  { field, rule }: { readonly field: keyof DatesDraft; readonly rule: DateRule },
) => faults[field] ?? (draft[field].length === WHOLE_DAY ? dateFaults(draft, rule)[field] : undefined);

/** Hint below the expiry: the rule it follows, or where to find the date. */
const useExpiryHint = (rule: DateRule, draft: DatesDraft): string | undefined => {
  const { t } = useTranslation("documents");
  const { amount, unit, kind } = rule.validity;
  if (followsRule(rule, draft)) return t(`dates.${unit ?? "months"}`, { count: amount ?? 0 });
  return kind === "printed" ? t("dates.printed") : undefined;
};

type LikeProps = { readonly name: string; readonly onTake: () => void; readonly lead: () => void };
/** Copies the dates of another file into the form, without saving them. */
const LikeAnother = ({ name, onTake, lead }: LikeProps) => {
  const { t } = useTranslation("documents");
  const button = useMoveFocusOnUnmount<HTMLButtonElement>(lead);
  return (
    <Button ref={button} variant="subtle" onClick={onTake}>
      {t("dates.like", { name })}
    </Button>
  );
};

/** Form for the dates of a document. The expiry follows from the issue date by the rule of the type. */
export const DatesForm = ({ name, rule, dates, typed, like, submit, busy, refusal, onSave, onTyping, onCancel }: Props) => {
  const { t } = useTranslation("documents");
  const {
    draft,
    faults,
    form,
    type,
    submit: onSubmit,
  } = useDraftForm<DatesDraft, DateFaults>({
    initial: () => typed ?? draftOf(dates),
    faultsIn: (written) => dateFaults(written, rule),
    send: (written) => onSave(datesIn(written)),
  });
  const saving = useRef<HTMLButtonElement>(null);
  const hint = useExpiryHint(rule, draft);
  const write = (written: DatesDraft) => {
    onTyping(written);
    type(written);
  };
  const faultText = (field: keyof DatesDraft) => {
    const fault = shownFault(draft, faults, { field, rule });
    return fault && t(`dates.faults.${fault}`);
  };
  return (
    <form ref={form} noValidate className={classes.dates} aria-label={t("dates.of", { name })} onSubmit={onSubmit}>
      <DayInput
        name="issueDate"
        max={rule.today}
        label={t("dates.issue")}
        required={rule.asksIssueDate}
        value={draft.issueDate}
        error={faultText("issueDate")}
        onType={(issueDate) => write(withIssueDate(rule, draft, issueDate))}
      />
      {neverExpires(rule) ? (
        <p className={classes.quiet}>{t("dates.never")}</p>
      ) : (
        <DayInput
          name="expirationDate"
          label={t("dates.expiry")}
          required={rule.asksExpiry}
          value={draft.expirationDate}
          description={hint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          error={faultText("expirationDate")}
          onType={(expirationDate) => write({ ...draft, expirationDate })}
        />
      )}
      <div className={classes.group}>
        {refusal !== null && <RefusalNote>{refusal}</RefusalNote>}
        <div className={classes.tools}>
          <Button ref={saving} type="submit" variant="default" loading={busy}>
            {submit}
          </Button>
          {like && draft.issueDate === "" && draft.expirationDate === "" && (
            <LikeAnother name={like.name} onTake={() => write(draftOf(like))} lead={() => saving.current?.focus()} />
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
