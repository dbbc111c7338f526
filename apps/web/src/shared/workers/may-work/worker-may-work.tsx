import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { IconBan, IconCircleCheck, IconHourglass } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import lines from "../../ui/lines.module.css";
import { StatusChip } from "../../ui/status-chip.tsx";
import classes from "./worker-may-work.module.css";

type Props = {
  readonly worker: Pick<WorkerRow, "mayWork" | "hindrance">;
  /** Whether the chip has to say the whole sentence, because no column heading does. */
  readonly isWhole?: boolean;
};

/** Whether the worker may work today, or the first reason against it. */
export const WorkerMayWork = ({ worker: { mayWork, hindrance }, isWhole = false }: Props) => {
  const { t } = useTranslation("mayWork");
  const form = isWhole ? "whole" : "short";
  // The projects of the row say that there are none.
  if (hindrance === "no_project") return null;
  if (mayWork === null)
    return (
      <StatusChip tone="neutral" Icon={IconHourglass}>
        {t(`${form}.unknown`)}
      </StatusChip>
    );
  return (
    <span className={classes.answer}>
      <StatusChip tone={mayWork ? "good" : "bad"} Icon={mayWork ? IconCircleCheck : IconBan}>
        {t(`${form}.${mayWork ? "yes" : "no"}`)}
      </StatusChip>
      {hindrance && <span className={lines.quiet}>{t(`reasons.${hindrance}`)}</span>}
    </span>
  );
};
