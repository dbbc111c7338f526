import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";

export const NewClassDialog = lazyDialog(async () => (await import("./new-class-dialog.tsx")).NewClassDialog);
