import type { RiskScheduleRow } from "@emdia/contract/risk-schedule/schedule.ts";
import type { RiskScheduleStatus } from "@emdia/contract/risk-schedule/vocabulary.ts";
import {
  IconAlertTriangle,
  IconBan,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconPlayerPause,
  IconPlayerPlay,
  IconRobot,
  IconShieldCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";

/** Colour and icon of each status. */
const statusFaces = {
  scheduled: { tone: "info", Icon: IconCalendarEvent },
  in_progress: { tone: "warn", Icon: IconPlayerPlay },
  finished: { tone: "good", Icon: IconCircleCheck },
  suspended: { tone: "bad", Icon: IconPlayerPause },
  cancelled: { tone: "neutral", Icon: IconCircleX },
} as const satisfies { readonly [S in RiskScheduleStatus]: unknown };

/** Status of a schedule as icon and word. */
export const ScheduleChip = ({ status }: { readonly status: RiskScheduleStatus }) => {
  const { t } = useTranslation("riskSchedule");
  return <StatusChip {...statusFaces[status]}>{t(`statuses.${status}`)}</StatusChip>;
};

const openFaces = {
  restricted: { tone: "warn", Icon: IconAlertTriangle },
  forbidden: { tone: "bad", Icon: IconBan },
} as const;

type ConflictProps = Pick<NonNullable<RiskScheduleRow["conflict"]>, "level" | "isAccepted">;
/** Conflict of a schedule as icon and word, and whether it is accepted. */
export const ConflictChip = ({ level, isAccepted }: ConflictProps) => {
  const { t } = useTranslation("riskSchedule");
  const face = isAccepted ? ({ tone: "neutral", Icon: IconShieldCheck } as const) : openFaces[level];
  return <StatusChip {...face}>{t(`conflicts.${isAccepted ? "accepted" : "open"}.${level}`)}</StatusChip>;
};

/** Marks a schedule that the automatic plan made. */
export const AutomaticChip = () => {
  const { t } = useTranslation("riskSchedule");
  return (
    <StatusChip tone="neutral" Icon={IconRobot}>
      {t("automatic")}
    </StatusChip>
  );
};
