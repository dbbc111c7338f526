import { useTranslation } from "react-i18next";
import { partOf } from "../layout/lanes.ts";
import { momentOf } from "../layout/local-minutes.ts";
import { useDayText } from "../use-day-text.ts";
import classes from "./timeline.module.css";
import type { TimelineRange } from "./timeline-range.ts";
import { useNow } from "./use-now.ts";

const HOURS = Array.from({ length: 12 }, (_, index) => 2 * index);

/** Hours of a day, or days of a week. Hidden from screen readers, because each bar tells its span. */
export const TimelineAxis = ({ days, scale }: { readonly days: readonly string[]; readonly scale: TimelineRange["scale"] }) => {
  const { short } = useDayText();
  const ticks = scale === "semana" ? days.map(short) : HOURS.map((hour) => `${String(hour).padStart(2, "0")}:00`);
  return (
    <div className={classes.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </div>
  );
};

/** Line at the current minute, if the range has it. */
export const NowLine = ({ range }: Pick<TimelineRange, "range">) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const now = useNow();
  if (now < range.from || now >= range.until) return null;
  return (
    <div className={classes.now} style={{ "--at": partOf({ from: now, until: now }, range).at }}>
      <span className={classes.nowLabel}>{t("timeline.now", { time: momentOf(now).time })}</span>
    </div>
  );
};
