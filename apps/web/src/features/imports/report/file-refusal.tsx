import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { useTranslation } from "react-i18next";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import type { ReportProps } from "./report-props.ts";
import { useReasonText } from "./use-reason-text.ts";

/** Reason why the server could not read the spreadsheet. */
export const FileRefusal = ({ report }: Pick<ReportProps, "report">) => {
  const { t } = useTranslation("imports");
  const reasonText = useReasonText();
  return (
    <div className={record.panel}>
      <RefusalNote>
        <strong>{t("report.failedTitle")}</strong>
        <br />
        {reasonText({ code: report.refusal ?? ("server.failed" satisfies RefusalCode), column: null })}
      </RefusalNote>
    </div>
  );
};
