import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import type { RestrictionStatus } from "@emdia/contract/workers/vocabulary.ts";
import { IconBan, IconCalendarClock, IconCircleCheck, IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { StatusChip } from "../../shared/ui/status-chip.tsx";

const looks = {
  active: { tone: "bad", Icon: IconBan },
  scheduled: { tone: "warn", Icon: IconCalendarClock },
  ended: { tone: "neutral", Icon: IconHistory },
  lifted: { tone: "good", Icon: IconCircleCheck },
} as const satisfies { readonly [S in RestrictionStatus]: unknown };

export const RestrictionState = ({ status }: { readonly status: RestrictionStatus }) => {
  const { t } = useTranslation("restrictions");
  return <StatusChip {...looks[status]}>{t(`status.${status}`)}</StatusChip>;
};

/** Start and end of a restriction, with the remaining days. */
export const RestrictionDays = ({ restriction: { startDate, endDate, daysRemaining } }: { readonly restriction: Restriction }) => {
  const { t } = useTranslation("restrictions");
  const { day } = useFormat();
  const days = endDate === null ? t("days.open", { from: day(startDate) }) : t("days.until", { from: day(startDate), until: day(endDate) });
  return (
    <>
      {days}
      {daysRemaining !== null && <> · {t("days.remaining", { count: daysRemaining })}</>}
    </>
  );
};
