import { memo } from "react";
import { type Lane, partOf } from "../layout/lanes.ts";
import { minutesOf } from "../layout/local-minutes.ts";
import { targetOf } from "../move/moved-bar.ts";
import classes from "./timeline.module.css";
import { TimelineBar, type TimelineMoves } from "./timeline-bar.tsx";
import type { TimelineRange } from "./timeline-range.ts";

type Props = { readonly lane: Lane; readonly shown: TimelineRange; readonly moves: TimelineMoves };

const keyOfTarget = ({ moving: { move }, kind }: TimelineMoves): string | null => {
  if (move === null) return null;
  return String(kind === "area" ? targetOf(move).department.id : move.bar.provider.id);
};

/** Outline of the moved bar at its new place. */
const Ghost = ({ lane, shown, moves }: Props) => {
  const { move, placeOf } = moves.moving;
  if (move === null || keyOfTarget(moves) !== lane.key) return null;
  const { at, long } = partOf(minutesOf(targetOf(move)), shown.range);
  const row = lane.bars.find(({ bar }) => bar.id === move.bar.id)?.row ?? 0;
  return (
    <div className={classes.ghost} aria-hidden="true" style={{ "--at": at, "--long": long, "--row": row }}>
      {placeOf(move)}
    </div>
  );
};

/** Whether the lane has the moved bar or is its target. */
const isTouched = ({ lane, moves }: Props): boolean =>
  keyOfTarget(moves) === lane.key || lane.bars.some(({ bar }) => bar.id === moves.moving.move?.bar.id);

const isSame = (before: Props, next: Props): boolean =>
  before.lane === next.lane &&
  before.shown === next.shown &&
  before.moves.byKeys === next.moves.byKeys &&
  !isTouched(before) &&
  !isTouched(next);

/** The bars of an area or supplier, in rows. A move renders only the lanes that it touches, because a page can have a thousand bars. */
export const TimelineLane = memo((props: Props) => {
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
}, isSame);
