import { useTranslation } from "react-i18next";
import { isRunning } from "../../../shared/imports/import-state.ts";
import { ColumnForm } from "./column-form.tsx";
import { FileRefusal } from "./file-refusal.tsx";
import classes from "./report.module.css";
import { ReportHead } from "./report-head.tsx";
import { ReportLines } from "./report-lines.tsx";
import { ReportProgress } from "./report-progress.tsx";
import type { ReportProps } from "./report-props.ts";

/** The part of the page below the head, by state. */
const Content = ({ report, place, decision }: ReportProps) => {
  const { t } = useTranslation("imports");
  if (isRunning(report)) return <ReportProgress report={report} />;
  if (report.state === "needs_columns") return <ColumnForm report={report} place={place} />;
  if (report.state === "failed") return <FileRefusal report={report} />;
  return (
    <>
      {report.state === "previewed" && <p className={classes.note}>{t("report.previewed")}</p>}
      {report.state === "undone" && <p className={classes.note}>{t("report.undone")}</p>}
      {report.ignored.length > 0 && <p className={classes.says}>{t("report.ignored", { headings: report.ignored.join(", ") })}</p>}
      {report.counts.failed > 0 && report.state === "done" && <p className={classes.says}>{t("report.correctionSays")}</p>}
      {report.counts.undecided > 0 && report.state === "done" && <p className={classes.note}>{t("report.decideSays")}</p>}
      <ReportLines report={report} place={place} decision={decision} />
    </>
  );
};

export const ImportReportView = (props: ReportProps) => (
  <>
    <ReportHead {...props} />
    <Content {...props} />
  </>
);
