import { ActionIcon } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import type { MouseEvent, TouchEvent } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../loading/lazy-dialog.tsx";
import type { CalendarProps } from "./calendar-popover.tsx";

const CalendarPopover = lazyDialog(async () => (await import("./calendar-popover.tsx")).CalendarPopover);

type Props = Omit<CalendarProps, "onClose"> & {
  /** Id of the label of the field, which describes the button. */
  readonly labelledBy?: string;
  readonly disabled: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** Button of a date field that opens the calendar. It is no tab stop, because the field itself takes the date. */
export const CalendarButton = ({ labelledBy, disabled, onOpen, ...calendar }: Props) => {
  const { t } = useTranslation("days");
  // A press on the button must not count as a click outside, because the click then opens the calendar again.
  const keepOpen = (event: MouseEvent | TouchEvent) => {
    if (calendar.opened) event.stopPropagation();
  };
  return (
    <span style={{ position: "relative" }}>
      <ActionIcon
        size={28}
        variant="transparent"
        tabIndex={-1}
        disabled={disabled}
        aria-label={t("open")}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={calendar.opened}
        onMouseDown={keepOpen}
        onTouchStart={keepOpen}
        onClick={() => onOpen(!calendar.opened)}
      >
        <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <CalendarPopover {...calendar} onClose={() => onOpen(false)} />
    </span>
  );
};
