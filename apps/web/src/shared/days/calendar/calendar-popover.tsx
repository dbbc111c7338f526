import { Popover } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./calendar.module.css";
import { Calendar } from "./calendar.tsx";
import type { DayRange } from "./calendar-days.ts";

export type CalendarProps = {
  readonly opened: boolean;
  readonly value: string;
  readonly range: DayRange;
  /** False inside a popover that closes on clicks outside of it. */
  readonly withinPortal: boolean;
  readonly onClose: () => void;
  readonly onChoose: (isoDay: string) => void;
};

/** Dropdown with the calendar of a date field. Its anchor is a hidden span over the button. */
export const CalendarPopover = ({ opened, value, range, withinPortal, onClose, onChoose }: CalendarProps) => {
  const { t } = useTranslation("days");
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && onClose()}
      position="bottom-end"
      withinPortal={withinPortal}
      trapFocus
      returnFocus
      // Without roles on the hidden anchor; the button and the dropdown have their own.
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t("calendar")} p="xs">
        <Calendar value={value} range={range} onChoose={onChoose} />
      </Popover.Dropdown>
    </Popover>
  );
};
