import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";

export const ScheduleDialog = lazyDialog(async () => (await import("./schedule-dialog.tsx")).ScheduleDialog);
