import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { withSchedule } from "../../schedule-address.ts";
import { Mark, marksOf, toneOf } from "./bar-marks.tsx";
import classes from "./bars.module.css";
import { useBarText } from "./use-bar-text.ts";

/** `hours`: before the name in a calendar. `beside`: what the place of the bar does not say, such as the supplier in a lane of an area. */
type TextProps = { readonly bar: RiskScheduleBar; readonly hours?: boolean; readonly beside?: string };

/** Content of a bar. The words that are cut in a narrow bar are read by screen readers. */
export const BarText = ({ bar, hours = false, beside }: TextProps) => {
  const { nameOf, hoursOf, descriptionOf } = useBarText();
  const marks = marksOf(bar);
  return (
    <>
      <span className={classes.name}>
        {hours && <span className={classes.time}>{bar.start.time}</span>} {nameOf(bar)}
      </span>
      {(marks.length > 0 || beside !== undefined) && (
        <span className={classes.line} aria-hidden="true">
          {marks.map((mark) => (
            <Mark key={mark} mark={mark} />
          ))}
          {beside !== undefined && <span className={classes.beside}>{`${hoursOf(bar)} · ${beside}`}</span>}
        </span>
      )}
      <VisuallyHidden>{descriptionOf(bar)}</VisuallyHidden>
    </>
  );
};

type Handlers = Pick<ComponentProps<"a">, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onClick">;
type Props = TextProps & { readonly handlers?: Handlers; readonly isMovable?: boolean };

/** A bar as a link to its schedule. */
export const BarLink = ({ handlers, isMovable = false, ...text }: Props) => {
  const { nameOf, descriptionOf } = useBarText();
  const { bar } = text;
  return (
    <Link
      className={classes.bar}
      to="/agenda-de-risco"
      search={withSchedule(bar.id)}
      title={`${nameOf(bar)} · ${descriptionOf(bar)}`}
      data-tone={toneOf(bar)}
      data-movable={isMovable || undefined}
      draggable={false}
      {...handlers}
    >
      <BarText {...text} />
    </Link>
  );
};
