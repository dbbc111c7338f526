import { loadTexts } from "../../i18n/i18n.ts";
import { lazyDialog } from "../../loading/lazy-dialog.tsx";

/** The dialog of assignments, loaded when it opens for the first time. */
export const LazyAssignDialog = lazyDialog(async () => {
  const [{ AssignDialog }] = await Promise.all([import("./assign-dialog.tsx"), loadTexts("assignment")]);
  return AssignDialog;
});
