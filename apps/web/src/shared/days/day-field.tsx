import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../format/format-day.ts";
import { DayInput, type DayInputProps } from "./day-input.tsx";
import { dayFault, isoDayOf } from "./typed-day.ts";

type OwnProps = {
  /** `2026-03-05`, or empty. */
  readonly value: string;
  /** Error text for an existing or missing day. An incomplete day has an error text of its own. */
  readonly error?: ReactNode;
  readonly onChange: (isoDay: string) => void;
  /** Keeps the last day of a list filter while the text is incomplete, so that the list does not reload without it. */
  readonly isFilter?: boolean;
  readonly onEnter?: () => void;
};
type Props = OwnProps & Omit<DayInputProps, keyof OwnProps | "onType" | "field">;

/** Refuses to submit the form around an incomplete day, because the draft holds no day then and the typed text would be lost. */
const useRefusedSubmit = (isNone: boolean, onRefuse: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const refused = useRef(onRefuse);
  useEffect(() => {
    refused.current = onRefuse;
  });
  useEffect(() => {
    const form = field.current?.form;
    if (!form || !isNone) return;
    // In the capture phase, before the handlers of React, which listen at the root.
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
      refused.current();
    };
    form.addEventListener("submit", refuse, { capture: true });
    return () => form.removeEventListener("submit", refuse, { capture: true });
  }, [isNone]);
  return field;
};

/**
 * Date field of every form: typed as 05/03/2026 in every language, or chosen in the calendar. An incomplete day counts as empty, and its
 * error appears on blur.
 */
export const DayField = ({ value, error, onChange, onEnter, isFilter = false, ...props }: Props) => {
  const { t } = useTranslation("days");
  const [typed, setTyped] = useState(() => formatDay(value));
  const [isLeft, setLeft] = useState(true);
  // A value from outside, such as a link or the back button, replaces the typed text.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== (isoDayOf(typed) ?? "")) setTyped(formatDay(value));
  }
  const fault = dayFault(typed);
  const field = useRefusedSubmit(fault !== null, () => setLeft(true));
  const type = (masked: string) => {
    setTyped(masked);
    setLeft(false);
    const isoDay = isoDayOf(masked) ?? "";
    if (isoDay !== value && !(isFilter && dayFault(masked))) onChange(isoDay);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true);
    props.onBlur?.(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") onEnter?.();
    props.onKeyDown?.(event);
  };
  const shown = fault === null ? error : isLeft && t(fault);
  return <DayInput {...props} field={field} value={typed} error={shown} onType={type} onBlur={onBlur} onKeyDown={onKeyDown} />;
};
