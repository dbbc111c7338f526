import { ActionIcon, NativeSelect, VisuallyHidden } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../format/format-day.ts";
import { today } from "../../format/today.ts";
import { monthsAfter } from "../months-after.ts";
import classes from "./calendar.module.css";
import { clampDay, type DayRange, dayAfterKey, inMonth, isInRange, monthOf, weeksOf, yearsAround } from "./calendar-days.ts";

type Props = {
  /** `2026-03-05`, or empty. */
  readonly value: string;
  readonly range: DayRange;
  readonly onChoose: (isoDay: string) => void;
};

/** Names of months and weekdays in the screen language. 4 January 2026 is a Sunday. */
const useNames = () => {
  const { i18n } = useTranslation("days");
  const named = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: "UTC" });
  const [month, short, long] = [named({ month: "long" }), named({ weekday: "narrow" }), named({ weekday: "long" })];
  const weekday = (index: number) => new Date(Date.UTC(2026, 0, 4 + index));
  return {
    months: Array.from({ length: 12 }, (_, index) => ({
      value: String(index + 1).padStart(2, "0"),
      label: month.format(new Date(Date.UTC(2026, index, 1))),
    })),
    weekdays: Array.from({ length: 7 }, (_, index) => ({ short: short.format(weekday(index)), long: long.format(weekday(index)) })),
  };
};

/** Marks a control whose Esc closes the calendar only, not the dialog around it. */
const keepsDialog = { "data-mantine-stop-propagation": "true" } as const;

type HeadProps = { readonly day: string; readonly range: DayRange; readonly onShow: (isoDay: string) => void };

const Head = ({ day, range, onShow }: HeadProps) => {
  const { t } = useTranslation("days");
  const { months } = useNames();
  const [year = "", month = ""] = day.split("-");
  return (
    <div className={classes.head}>
      <VisuallyHidden aria-live="polite">{`${months[Number(month) - 1]?.label} ${year}`}</VisuallyHidden>
      <ActionIcon {...keepsDialog} aria-label={t("previous")} onClick={() => onShow(monthsAfter(day, -1))}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      <NativeSelect
        {...keepsDialog}
        aria-label={t("month")}
        value={month}
        data={months}
        onChange={({ currentTarget }) => onShow(inMonth(day, `${year}-${currentTarget.value}`))}
      />
      <NativeSelect
        {...keepsDialog}
        aria-label={t("year")}
        value={year}
        data={[...yearsAround(day, today(), range)]}
        onChange={({ currentTarget }) => onShow(inMonth(day, `${currentTarget.value}-${month}`))}
      />
      <ActionIcon {...keepsDialog} aria-label={t("next")} onClick={() => onShow(monthsAfter(day, 1))}>
        <IconChevronRight size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
};

type DaysProps = Props & { readonly day: string };

const Days = ({ day: shown, value, range, onChoose }: DaysProps) => {
  const { weekdays } = useNames();
  return (
    <table className={classes.days}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(shown).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={day ?? `outside ${index}`}>
                {day !== null && (
                  <button
                    {...keepsDialog}
                    type="button"
                    data-day={day}
                    aria-label={`${formatDay(day)}, ${weekdays[index]?.long}`}
                    aria-pressed={day === value}
                    {...(day === today() && { "aria-current": "date" })}
                    tabIndex={day === shown ? 0 : -1}
                    {...(day === shown && { "data-autofocus": "true" })}
                    disabled={!isInRange(day, range)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(-2))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Calendar of one month. Arrow keys move by day and week, Page Up and Page Down by month. */
export const Calendar = ({ value, range, onChoose }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(() => clampDay(value || today(), range));
  const focusDay = (isoDay: string) => frame.current?.querySelector<HTMLElement>(`[data-day="${isoDay}"]`)?.focus();
  const [moves, setMoves] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the day after the render that shows its month, but not for the selects.
  useEffect(() => {
    if (moves > 0) focusDay(day);
  }, [moves]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return;
    const next = dayAfterKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    setDay(clampDay(next, range));
    setMoves((before) => before + 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the day buttons bubble to their frame.
    <div ref={frame} className={classes.calendar} onKeyDown={onKeyDown}>
      <Head day={day} range={range} onShow={(shown) => setDay(clampDay(shown, range))} />
      <Days key={monthOf(day)} day={day} value={value} range={range} onChoose={onChoose} />
    </div>
  );
};
