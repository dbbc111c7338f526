import type { Competence } from "@emdia/contract/risk-schedule/competence.ts";
import { IconBan, IconCircleCheck, IconClockHour4 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import { useSpanText } from "./use-span-text.ts";

type Props = { readonly competence: Pick<Competence, "mayWork" | "until"> };

/** Whether a worker may do the whole work, a part of it, or none. */
export const CompetenceChip = ({ competence: { mayWork, until } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { moment } = useSpanText();
  if (mayWork)
    return (
      <StatusChip tone="good" Icon={IconCircleCheck}>
        {t("competence.may")}
      </StatusChip>
    );
  if (until !== null)
    return (
      <StatusChip tone="warn" Icon={IconClockHour4}>
        {t("competence.mayUntil", { at: moment(until) })}
      </StatusChip>
    );
  return (
    <StatusChip tone="bad" Icon={IconBan}>
      {t("competence.mayNot")}
    </StatusChip>
  );
};
