import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { IconAlertTriangle, IconBan, IconCircleX, IconPlayerPause, IconShieldCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./bars.module.css";

const marks = ["suspended", "forbidden", "restricted", "accepted", "cancelled"] as const;
type BarMark = (typeof marks)[number];

const faces = {
  suspended: { tone: "bad", Icon: IconPlayerPause },
  forbidden: { tone: "bad", Icon: IconBan },
  restricted: { tone: "warn", Icon: IconAlertTriangle },
  accepted: { tone: "neutral", Icon: IconShieldCheck },
  cancelled: { tone: "neutral", Icon: IconCircleX },
} as const satisfies { readonly [M in BarMark]: unknown };

/** States that a bar shows beside its name, each as icon and word. */
export const marksOf = ({ status, conflict }: Pick<RiskScheduleBar, "status" | "conflict">): readonly BarMark[] => [
  ...(status === "suspended" || status === "cancelled" ? [status] : []),
  ...(conflict === null ? [] : [conflict.isAccepted ? ("accepted" as const) : conflict.level]),
];

/** The state that colours the bar, besides its icon and word. */
export const toneOf = (bar: Pick<RiskScheduleBar, "status" | "conflict">): string => {
  const [first] = marksOf(bar);
  return first === undefined ? bar.status : faces[first].tone;
};

export const Mark = ({ mark }: { readonly mark: BarMark }) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const { tone, Icon } = faces[mark];
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={13} stroke={2} aria-hidden="true" />
      {t(`marks.${mark}`)}
    </span>
  );
};

/** What the marks of the shown bars mean, for bars that are too narrow for the word. */
export const MarkLegend = ({ bars }: { readonly bars: readonly RiskScheduleBar[] }) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const shown = new Set(bars.flatMap(marksOf));
  if (shown.size === 0) return null;
  return (
    <ul className={classes.legend} aria-label={t("legend")}>
      {marks
        .filter((mark) => shown.has(mark))
        .map((mark) => (
          <li key={mark}>
            <Mark mark={mark} />
          </li>
        ))}
    </ul>
  );
};
