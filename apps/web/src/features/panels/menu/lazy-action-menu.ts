import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";

/** Loaded when a menu opens for the first time. */
export const LazyActionMenu = lazyDialog(async () => (await import("./action-menu.tsx")).ActionMenu);
