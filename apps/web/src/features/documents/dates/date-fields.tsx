import { type FocusEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../../shared/days/day-input.tsx";
import classes from "../documents.module.css";
import { type DateField, type DateRule, type DatesDraft, followsRule, neverExpires, withIssueDate } from "./dates-draft.ts";

type Props = {
  readonly draft: DatesDraft;
  readonly rule: DateRule;
  readonly faultText: (field: DateField) => string | undefined;
  readonly onWrite: (draft: DatesDraft) => void;
  /** Called when the focus leaves a field and its calendar. */
  readonly onLeave: (field: DateField) => void;
  readonly onEnter: () => void;
};

/** Hint below the expiry: the rule it follows, or where to find the date. */
const useExpiryHint = (rule: DateRule, draft: DatesDraft): string | undefined => {
  const { t } = useTranslation("documents");
  const { amount, unit, kind } = rule.validity;
  if (followsRule(rule, draft)) return t(`dates.${unit ?? "months"}`, { count: amount ?? 0 });
  return kind === "printed" ? t("dates.printed") : undefined;
};

/** Reports when the focus leaves a date field. Its calendar belongs to the field, although it is elsewhere in the document. */
const useLeave = (onLeave: () => void) => {
  const isCalendarOpen = useRef(false);
  return {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const toCalendar = relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget) === true;
      if (!toCalendar && !isCalendarOpen.current) onLeave();
    },
    onCalendar: (isOpen: boolean) => {
      isCalendarOpen.current = isOpen;
      if (!isOpen) onLeave();
    },
  };
};

/** The issue date and the expiry, which follows from it by the rule of the type. */
export const DateFields = ({ draft, rule, faultText, onWrite, onLeave, onEnter }: Props) => {
  const { t } = useTranslation("documents");
  const hint = useExpiryHint(rule, draft);
  const issueLeave = useLeave(() => onLeave("issueDate"));
  const expiryLeave = useLeave(() => onLeave("expirationDate"));
  const onKeyDown = ({ key }: { readonly key: string }) => void (key === "Enter" && onEnter());
  return (
    <>
      <DayInput
        name="issueDate"
        max={rule.today}
        label={t("dates.issue")}
        required={rule.asksIssueDate}
        value={draft.issueDate}
        error={faultText("issueDate")}
        onType={(issueDate) => onWrite(withIssueDate(rule, draft, issueDate))}
        {...issueLeave}
        onKeyDown={onKeyDown}
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
          onType={(expirationDate) => onWrite({ ...draft, expirationDate })}
          {...expiryLeave}
          onKeyDown={onKeyDown}
        />
      )}
    </>
  );
};
