import { useState } from "react";
import { formatDay } from "../format/format-day.ts";
import { MaskedInput } from "../ui/masked-input.tsx";
import { isoDayOf, maskDay } from "./typed-day.ts";

type Props = {
  readonly label: string;
  /** `2026-03-05`, or empty. */
  readonly value: string;
  /** Format hint, such as `dd/mm/aaaa`. */
  readonly placeholder: string;
  /** Error text for a day that is not in the calendar. */
  readonly error: string;
  /** Error text for an existing day that is refused. */
  readonly refusal?: string | null;
  readonly onChange: (isoDay: string) => void;
  readonly onEnter?: () => void;
};

/** Input of a day as 05/03/2026 in every language. An incomplete day counts as empty, and its error appears on blur. */
export const DayField = ({ label, placeholder, value, error, refusal = null, onChange, onEnter }: Props) => {
  const [typed, setTyped] = useState(() => formatDay(value));
  const [isLeft, setLeft] = useState(true);
  // A value from outside, such as a link or the back button, replaces the typed text.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== (isoDayOf(typed) ?? "")) setTyped(formatDay(value));
  }
  const type = (masked: string) => {
    setTyped(masked);
    setLeft(false);
    const isoDay = isoDayOf(masked) ?? "";
    if (isoDay !== value) onChange(isoDay);
  };
  const isNone = typed !== "" && isoDayOf(typed) === null;
  return (
    <MaskedInput
      label={label}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      mask={maskDay}
      value={typed}
      error={isLeft && (isNone ? error : refusal)}
      onType={type}
      onBlur={() => setLeft(true)}
      onKeyDown={({ key }) => key === "Enter" && onEnter?.()}
    />
  );
};
