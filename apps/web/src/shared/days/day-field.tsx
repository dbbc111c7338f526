import { useState } from "react";
import { formatDay } from "../format/format-day.ts";
import { MaskedInput } from "../ui/masked-input.tsx";
import { isoDayOf, maskDay } from "./typed-day.ts";

type Props = {
  readonly label: string;
  /** `2026-03-05`, or nothing. */
  readonly value: string;
  /** How a day is written, as in `dd/mm/aaaa`. */
  readonly placeholder: string;
  /** What is told of a day that the calendar does not have. */
  readonly error: string;
  /** What is wrong with a day that there is. */
  readonly refusal?: string | null;
  readonly onChange: (isoDay: string) => void;
  readonly onEnter?: () => void;
};

/** A day typed as 05/03/2026 in every language. What is not a day yet asks for none, and is told as wrong once the field is left. */
export const DayField = ({ label, placeholder, value, error, refusal = null, onChange, onEnter }: Props) => {
  const [typed, setTyped] = useState(() => formatDay(value));
  const [isLeft, setLeft] = useState(true);
  // What comes from elsewhere, as a link or the way back, takes the place of what was typed.
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
