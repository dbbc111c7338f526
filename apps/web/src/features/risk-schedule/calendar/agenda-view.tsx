import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { Link } from "@tanstack/react-router";
import cards from "../../../shared/list/list-cards.module.css";
import lines from "../../../shared/ui/lines.module.css";
import { withSchedule } from "../schedule-address.ts";
import { ConflictChip, ScheduleChip } from "../words/schedule-chips.tsx";
import { useSpanText } from "../words/use-span-text.ts";
import classes from "./calendar.module.css";
import { barsByDay } from "./layout/bars-by-day.ts";
import { useDayText } from "./use-day-text.ts";

const AgendaBar = ({ bar }: { readonly bar: RiskScheduleBar }) => {
  const { span } = useSpanText();
  const { status, conflict, activities, department, facility, provider } = bar;
  return (
    <li className={`${cards.card} ${classes.agendaBar}`}>
      <Link className={classes.agendaLink} to="/agenda-de-risco" search={withSchedule(bar.id)}>
        {activities.map(({ name }) => name).join(", ")}
      </Link>
      <span>{span(bar)}</span>
      <span className={lines.quiet}>{[department.name, facility.name, provider.name].join(" · ")}</span>
      <span className={classes.chips}>
        <ScheduleChip status={status} />
        {conflict && <ConflictChip {...conflict} />}
      </span>
    </li>
  );
};

type Props = { readonly days: readonly string[]; readonly bars: readonly RiskScheduleBar[] };

/** Schedules by day, for phones: only days that have some. */
export const AgendaView = ({ days, bars }: Props) => {
  const { long } = useDayText();
  return barsByDay(bars, days)
    .filter((one) => one.bars.length > 0)
    .map(({ day, bars: ofDay }) => (
      <section key={day} className={classes.agendaDay} aria-labelledby={`agenda-${day}`}>
        <h3 id={`agenda-${day}`} className={classes.agendaHead}>
          {long(day)}
        </h3>
        <ul className={cards.cards} aria-labelledby={`agenda-${day}`}>
          {ofDay.map((bar) => (
            <AgendaBar key={bar.id} bar={bar} />
          ))}
        </ul>
      </section>
    ));
};
