import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { IconBan, IconCircleCheck, IconHourglass } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import lines from "../../shared/ui/lines.module.css";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import classes from "./worker-parts.module.css";

type Props = {
  readonly worker: Pick<WorkerRow, "mayWork" | "hindrance">;
  /** Whether the chip has to say the whole sentence, because no column heading does. */
  readonly isWhole?: boolean;
};

/** Whether the worker may work today, or the first reason against it. */
export const WorkerMayWork = ({ worker: { mayWork, hindrance }, isWhole = false }: Props) => {
  const { t } = useTranslation("workers");
  const form = isWhole ? "whole" : "short";
  // The projects of the row say that there are none.
  if (hindrance === "no_project") return null;
  if (mayWork === null)
    return (
      <StatusChip tone="neutral" Icon={IconHourglass}>
        {t(`mayWork.${form}.unknown`)}
      </StatusChip>
    );
  return (
    <span className={classes.status}>
      <StatusChip tone={mayWork ? "good" : "bad"} Icon={mayWork ? IconCircleCheck : IconBan}>
        {t(`mayWork.${form}.${mayWork ? "yes" : "no"}`)}
      </StatusChip>
      {hindrance && <span className={lines.quiet}>{t(`mayWork.reasons.${hindrance}`)}</span>}
    </span>
  );
};
