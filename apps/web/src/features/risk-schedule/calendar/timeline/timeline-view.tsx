import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { IconArrowsMove } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../../../shared/ui/dialogs/use-dialog.ts";
import { MarkLegend } from "../bars/bar-marks.tsx";
import type { CalendarAddress } from "../calendar-address.ts";
import { lanePage, lanesOf } from "../layout/lanes.ts";
import type { MoveDialogProps } from "../move/move-dialog.tsx";
import type { Move } from "../move/moved-bar.ts";
import { useMove } from "../move/use-move.ts";
import { LanePager } from "./lane-pager.tsx";
import classes from "./timeline.module.css";
import { NowLine, TimelineAxis } from "./timeline-axis.tsx";
import { TimelineLane } from "./timeline-lane.tsx";
import { timelineRange } from "./timeline-range.ts";

const MoveDialog = lazyDialog<MoveDialogProps>(async () => (await import("../move/move-dialog.tsx")).MoveDialog);

type Props = {
  readonly address: CalendarAddress;
  readonly days: readonly string[];
  readonly bars: readonly RiskScheduleBar[];
};

type KeysProps = { readonly byKeys: boolean; readonly onToggle: () => void; readonly kind: CalendarAddress["lanes"] };

/** Switches the bars to moving by keys, and explains the keys. */
const MoveByKeys = ({ byKeys, onToggle, kind }: KeysProps) => {
  const { t } = useTranslation("riskScheduleCalendar");
  return (
    <div className={classes.keys}>
      <Button
        variant={byKeys ? "light" : "default"}
        aria-pressed={byKeys}
        leftSection={<IconArrowsMove size={16} aria-hidden="true" />}
        onClick={onToggle}
      >
        {t("move.byKeys")}
      </Button>
      <span className={classes.hint}>{t(byKeys ? `move.keys.${kind}` : `move.byMouse.${kind}`)}</span>
    </div>
  );
};

/** A day or a week as lanes of areas or suppliers, with a line at the current minute. */
export const TimelineView = ({ address: { scale, lanes: kind }, days, bars }: Props) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const [wanted, setWanted] = useState<number>(FIRST_PAGE);
  const [byKeys, setByKeys] = useState(false);
  const region = useRef<HTMLElement>(null);
  const shown = useMemo(() => timelineRange(days, scale), [days, scale]);
  const all = useMemo(() => lanesOf(bars, kind, shown), [bars, kind, shown]);
  const page = lanePage(all, wanted);
  const dialog = useDialog<Move>();
  const moving = useMove({ lanes: page.lanes, onDrop: dialog.open });
  const close = () => {
    dialog.close();
    moving.end();
  };
  const toggleKeys = () => {
    moving.end();
    setByKeys(!byKeys);
  };
  const moves = { moving, byKeys, lanes: page.lanes, kind, rangeMinutes: shown.range.until - shown.range.from };
  return (
    <>
      {bars.some(({ can }) => can.update) && <MoveByKeys byKeys={byKeys} onToggle={toggleKeys} kind={kind} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
      <section ref={region} className={classes.frame} aria-label={t("timeline.label")} tabIndex={0}>
        <div className={classes.timeline} data-scale={scale}>
          <TimelineAxis days={days} scale={scale} />
          <ul className={classes.lanes}>
            {page.lanes.map((lane) => (
              <TimelineLane key={lane.key} lane={lane} shown={shown} moves={moves} />
            ))}
          </ul>
          <NowLine range={shown.range} />
        </div>
      </section>
      <VisuallyHidden role="status">{moving.said}</VisuallyHidden>
      <LanePager shown={page} total={all.length} onPage={setWanted} />
      <MarkLegend bars={bars} />
      <MoveDialog move={dialog.subject} opened={dialog.opened} onClose={close} focusInstead={() => region.current?.focus()} />
    </>
  );
};
