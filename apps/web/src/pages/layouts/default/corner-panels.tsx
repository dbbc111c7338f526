import { UpdatingPanel } from "../../../features/updating-panel/updating-panel.tsx";
import { WorkerObserver } from "../../../shared/imports/observer/worker-observer.tsx";
import { UploadCorner } from "./upload-corner.tsx";

/** Floating panels at the lower corners of every page, and the observer of imports, which shows nothing. */
export const CornerPanels = () => (
  <>
    <UpdatingPanel />
    <UploadCorner />
    <WorkerObserver />
  </>
);
