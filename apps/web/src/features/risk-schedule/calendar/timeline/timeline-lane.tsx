import { type Lane, partOf } from "../layout/lanes.ts";
import { minutesOf } from "../layout/local-minutes.ts";
import { targetOf } from "../move/moved-bar.ts";
import classes from "./timeline.module.css";
import { TimelineBar, type TimelineMoves } from "./timeline-bar.tsx";
import type { TimelineRange } from "./timeline-range.ts";

type Props = { readonly lane: Lane; readonly shown: TimelineRange; readonly moves: TimelineMoves };

/** Outline of the moved bar at its new place. */
const Ghost = ({ lane, shown, moves: { moving, kind } }: Props) => {
  const { move, placeOf } = moving;
  if (move === null) return null;
  const target = targetOf(move);
  const key = kind === "area" ? target.department.id : move.bar.provider.id;
  if (String(key) !== lane.key) return null;
  const { at, long } = partOf(minutesOf(target), shown.range);
  const row = lane.bars.find(({ bar }) => bar.id === move.bar.id)?.row ?? 0;
  return (
    <div className={classes.ghost} aria-hidden="true" style={{ "--at": at, "--long": long, "--row": row }}>
      {placeOf(move)}
    </div>
  );
};

/** The bars of an area or supplier, in rows. */
export const TimelineLane = (props: Props) => {
  const { lane, moves } = props;
  const { key, name, place, bars, rows } = lane;
  return (
    <li className={classes.lane} data-lane={key}>
      <div className={classes.head}>
        <h3 id={`lane-${key}`} className={classes.name} title={name}>
          {name}
        </h3>
        {place !== null && (
          <span className={classes.unit} title={place.facility.name}>
            {place.facility.name}
          </span>
        )}
      </div>
      <div className={classes.track} data-track="" style={{ "--rows": rows }}>
        <ul className={classes.bars} aria-labelledby={`lane-${key}`}>
          {bars.map(({ bar, row, at, long }) => (
            <li
              key={bar.id}
              className={classes.slot}
              data-moving={moves.moving.move?.bar.id === bar.id || undefined}
              style={{ "--at": at, "--long": long, "--row": row }}
            >
              <TimelineBar bar={bar} moves={moves} />
            </li>
          ))}
        </ul>
        <Ghost {...props} />
      </div>
    </li>
  );
};
