import { UpdatingPanel } from "../../../features/updating-panel/updating-panel.tsx";
import { UploadCorner } from "./upload-corner.tsx";

/** Floating panels at the lower corners of every page. */
export const CornerPanels = () => (
  <>
    <UpdatingPanel />
    <UploadCorner />
  </>
);
