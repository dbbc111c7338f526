// Loading state and progress of the upload panel.
import { UPLOAD_PANEL_MIN_LOADING_MS } from "@emdia/contract/limits.ts";
import { isUnderWay, type Upload } from "./upload.ts";

/** The panel shows the loading state during an upload and for at least three seconds, so that the user notices it (R-501, CD-127). */
export const isLoading = (uploads: readonly Upload[], nowMs: number): boolean =>
  uploads.some((upload) => isUnderWay(upload) || (upload.state === "done" && nowMs - upload.startedAtMs < UPLOAD_PANEL_MIN_LOADING_MS));

/** End of the minimum loading time; `null` while an upload runs or without a loading state. */
export const loadingEndsAtMs = (uploads: readonly Upload[], nowMs: number): number | null => {
  if (uploads.some(isUnderWay) || !isLoading(uploads, nowMs)) return null;
  return Math.max(...uploads.map(({ startedAtMs }) => startedAtMs)) + UPLOAD_PANEL_MIN_LOADING_MS;
};

/** Whether the upload requires an action of the user. */
export const needsSomebody = ({ state }: Pick<Upload, "state">): boolean => state === "failed" || state === "paused";

/** Progress of all running uploads, in percent of their bytes. */
export const wholePercent = (uploads: readonly Upload[]): number => {
  const going = uploads.filter(isUnderWay);
  const bytes = going.reduce((sum, { size }) => sum + size, 0);
  return bytes === 0 ? 0 : Math.min(99, Math.floor((going.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / bytes) * 100));
};
