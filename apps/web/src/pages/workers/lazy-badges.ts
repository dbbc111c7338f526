// Badge dialogs, loaded when they open for the first time.
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";

export const BadgeOfWorker = lazyDialog(async () => {
  const [{ BadgeDialog: Dialog }] = await Promise.all([
    import("../../features/badges/badge-dialog.tsx"),
    loadTexts(["badges", "badge", "workerPhoto", "workerRefusals", "badgeRefusals"]),
  ]);
  return Dialog;
});
export const PrintDialog = lazyDialog(async () => {
  const [{ PrintDialog: Dialog }] = await Promise.all([
    import("../../features/badges/print-dialog.tsx"),
    loadTexts(["badges", "badgeRefusals"]),
  ]);
  return Dialog;
});
