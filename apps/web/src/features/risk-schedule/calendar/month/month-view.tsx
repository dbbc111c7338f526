import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { today } from "../../../../shared/format/today.ts";
import { BarLink } from "../bars/bar-link.tsx";
import { MarkLegend } from "../bars/bar-marks.tsx";
import { withAddress } from "../calendar-address.ts";
import { barsByDay } from "../layout/bars-by-day.ts";
import { isSameMonth, weeksAround } from "../layout/shown-days.ts";
import { useDayText } from "../use-day-text.ts";
import classes from "./month.module.css";

const BARS_MAX = 3;

type DayProps = { readonly day: string; readonly bars: readonly RiskScheduleBar[]; readonly isOutside: boolean };

/** Link `search` that opens the day in the timeline. */
const ofDay = (day: string) => withAddress({ view: "linha", scale: "dia", day });

const DayCell = ({ day, bars, isOutside }: DayProps) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const { long } = useDayText();
  const more = bars.length - BARS_MAX;
  return (
    <td className={classes.day} data-outside={isOutside || undefined} data-today={day === today() || undefined}>
      <Link
        className={classes.number}
        to="/agenda-de-risco"
        search={ofDay(day)}
        aria-label={`${Number(day.slice(-2))}, ${long(day)}`}
        {...(day === today() && { "aria-current": "date" })}
      >
        {Number(day.slice(-2))}
      </Link>
      {bars.length > 0 && (
        <ul className={classes.bars}>
          {bars.slice(0, BARS_MAX).map((bar) => (
            <li key={bar.id}>
              <BarLink bar={bar} hours={bar.start.day === day} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link
                className={classes.more}
                to="/agenda-de-risco"
                search={ofDay(day)}
                aria-label={t("month.moreOf", { count: more, day: long(day) })}
              >
                {t("month.more", { count: more })}
              </Link>
            </li>
          )}
        </ul>
      )}
    </td>
  );
};

type Props = { readonly day: string; readonly bars: readonly RiskScheduleBar[] };

/** The weeks of a month with the schedules of each day. */
export const MonthView = ({ day: shown, bars }: Props) => {
  const { month, weekday } = useDayText();
  const weeks = weeksAround(shown);
  return (
    <>
      <div className={classes.frame}>
        <table className={classes.month}>
          <caption className={classes.caption}>{month(shown)}</caption>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={day} scope="col">
                  {weekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {barsByDay(bars, week).map((one) => (
                  <DayCell key={one.day} {...one} isOutside={!isSameMonth(one.day, shown)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MarkLegend bars={bars} />
    </>
  );
};
