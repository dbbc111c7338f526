import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import lines from "../../shared/ui/lines.module.css";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { statusFaces } from "../../shared/workers/status-faces.ts";
import classes from "./worker-parts.module.css";

type Props = { readonly worker: Pick<WorkerRow, "status" | "statusSince" | "statusUntil"> };

/** Status of the worker with its known dates. */
export const WorkerStatus = ({ worker: { status, statusSince, statusUntil } }: Props) => {
  const { t } = useTranslation("workers");
  const { day } = useFormat();
  const span = () => {
    if (statusSince && statusUntil) return t("span", { from: day(statusSince), to: day(statusUntil) });
    if (statusUntil) return t("until", { day: day(statusUntil) });
    return statusSince && status !== "active" ? t("since", { day: day(statusSince) }) : null;
  };
  return (
    <span className={classes.status}>
      <StatusChip {...statusFaces[status]}>{t(`status.${status}`)}</StatusChip>
      <span className={lines.quiet}>{span()}</span>
    </span>
  );
};
