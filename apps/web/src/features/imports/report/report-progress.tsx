import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { percentOf } from "../../../shared/imports/import-state.ts";
import record from "../../../shared/ui/panels/record-panel.module.css";
import classes from "./report.module.css";
import type { ReportProps } from "./report-props.ts";

const MOST = 100;

/** Progress of an import that the server reads, writes or undoes. */
export const ReportProgress = ({ report }: Pick<ReportProps, "report">) => {
  const { t } = useTranslation("imports");
  const { number } = useFormat();
  const { state, done, total } = report;
  const percent = percentOf(report);
  const isKnown = state === "running" && percent !== null && total !== null;
  const says = isKnown ? t("report.progress", { done: number(done), total: number(total), percent }) : t("report.reading");
  return (
    <div className={`${record.panel} ${classes.running}`}>
      <p role="status">{says}</p>
      <progress className={classes.progress} max={MOST} {...(isKnown && { value: percent })} aria-label={says} />
      <p className={classes.says}>{t("report.leave")}</p>
    </div>
  );
};
