import { UpdatingPanel } from "../../../features/updating-panel/updating-panel.tsx";
import { UploadCorner } from "./upload-corner.tsx";

/** What floats in the corners of every page. */
export const CornerPanels = () => (
  <>
    <UpdatingPanel />
    <UploadCorner />
  </>
);
