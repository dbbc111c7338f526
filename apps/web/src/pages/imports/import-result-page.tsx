import { ImportReportPage } from "../../features/imports/report/import-report-page.tsx";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";

const DecideDialog = lazyDialog(async () => {
  const [{ DecideDialog: Dialog }] = await Promise.all([
    import("../../features/risk-schedule/import/decide-dialog.tsx"),
    loadTexts(["riskSchedule", "riskScheduleForm", "riskScheduleRefusals"]),
  ]);
  return Dialog;
});

/** Result of an import, with the dialog that decides lines of risk schedules with a conflict. */
export const ImportResultPage = () => <ImportReportPage decision={DecideDialog} />;
