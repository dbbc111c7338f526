import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { BarLink, BarText } from "../bars/bar-link.tsx";
import { toneOf } from "../bars/bar-marks.tsx";
import bars from "../bars/bars.module.css";
import type { LaneKind } from "../calendar-address.ts";
import type { Lane } from "../layout/lanes.ts";
import { useBarDrag } from "../move/use-bar-drag.ts";
import type { Moving } from "../move/use-move.ts";

export type TimelineMoves = {
  readonly moving: Moving;
  /** Bars that may be moved are buttons for the keyboard, not links. */
  readonly byKeys: boolean;
  readonly lanes: readonly Lane[];
  readonly kind: LaneKind;
  readonly rangeMinutes: number;
};
type Props = { readonly bar: RiskScheduleBar; readonly moves: TimelineMoves };

const besideOf = ({ bar, moves }: Props): string => (moves.kind === "area" ? bar.provider.name : bar.department.name);

const DraggableBar = (props: Props) => {
  const { bar, moves } = props;
  const handlers = useBarDrag({ ...moves, bar });
  return <BarLink bar={bar} beside={besideOf(props)} handlers={handlers} isMovable />;
};

/** Enter picks the bar up, arrow keys move it, and Enter again asks for a confirmation. */
const KeyBar = (props: Props) => {
  const { bar, moves } = props;
  const { move, pick, drop, press } = moves.moving;
  const isPicked = move?.bar.id === bar.id;
  return (
    <button
      type="button"
      className={bars.bar}
      data-tone={toneOf(bar)}
      aria-pressed={isPicked}
      onClick={() => (isPicked ? drop(move) : pick(bar))}
      onKeyDown={(event) => {
        if (isPicked && press(event.key, event.shiftKey)) event.preventDefault();
      }}
    >
      <BarText bar={bar} beside={besideOf(props)} />
    </button>
  );
};

/** A bar of the timeline: a link, which users who may change the schedule can also move. */
export const TimelineBar = (props: Props) => {
  const { bar, moves } = props;
  if (!bar.can.update) return <BarLink bar={bar} beside={besideOf(props)} />;
  return moves.byKeys ? <KeyBar {...props} /> : <DraggableBar {...props} />;
};
