import type { TextInputProps } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../format/format-day.ts";
import { MaskedInput } from "../ui/masked-input.tsx";
import { CalendarButton } from "./calendar/calendar-button.tsx";
import { isoDayOf, maskDay } from "./typed-day.ts";

type OwnProps = {
  /** The typed text, such as `05/03/20`. */
  readonly value: string;
  readonly onType: (typed: string) => void;
  /** First and last day that the calendar offers, `2026-03-05`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onCalendar?: ((isOpen: boolean) => void) | undefined;
  readonly calendarInPortal?: boolean;
};
export type DayInputProps = OwnProps & Omit<TextInputProps, keyof OwnProps | "onChange" | "type">;

/** Text input of a day as 05/03/2026 with a calendar. Alt and arrow down open the calendar. */
export const DayInput = ({ value, onType, min, max, field, onCalendar, calendarInPortal = true, ...props }: DayInputProps) => {
  const { t } = useTranslation("days");
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (next: boolean) => {
    setOpen(next);
    onCalendar?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && event.key === "ArrowDown" && !props.readOnly) {
      event.preventDefault();
      open(true);
    }
    props.onKeyDown?.(event);
  };
  const choose = (isoDay: string) => {
    onType(formatDay(isoDay));
    open(false);
  };
  const isLocked = props.disabled === true || props.readOnly === true;
  return (
    <MaskedInput
      placeholder={t("placeholder")}
      aria-description={t("format")}
      aria-keyshortcuts="Alt+ArrowDown"
      inputMode="numeric"
      autoComplete="off"
      rightSectionPointerEvents="all"
      rightSection={
        <CalendarButton
          {...(props.label !== undefined && { labelledBy: `${id}-label` })}
          value={isoDayOf(value) ?? ""}
          range={{ min, max }}
          disabled={isLocked}
          opened={isOpen}
          withinPortal={calendarInPortal}
          onOpen={open}
          onChoose={choose}
        />
      }
      {...props}
      id={id}
      field={field ?? input}
      mask={maskDay}
      value={value}
      onType={onType}
      onKeyDown={onKeyDown}
    />
  );
};
