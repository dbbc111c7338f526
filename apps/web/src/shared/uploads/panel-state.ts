import { UPLOAD_PANEL_MIN_LOADING_MS } from "@emdia/contract/limits.ts";
import { isUnderWay, type Upload } from "./upload.ts";

/** Something is loading while it goes up, and for three seconds at least: what flashes by tells nobody that it was sent (R-501, CD-127). */
export const isLoading = (uploads: readonly Upload[], nowMs: number): boolean =>
  uploads.some((upload) => isUnderWay(upload) || (upload.state === "done" && nowMs - upload.startedAtMs < UPLOAD_PANEL_MIN_LOADING_MS));

/** When it would stop loading if nothing else happened; null when only what happens can tell. */
export const loadingEndsAtMs = (uploads: readonly Upload[], nowMs: number): number | null => {
  if (uploads.some(isUnderWay) || !isLoading(uploads, nowMs)) return null;
  return Math.max(...uploads.map(({ startedAtMs }) => startedAtMs)) + UPLOAD_PANEL_MIN_LOADING_MS;
};

/** What somebody should see to: it does not go on by itself. */
export const needsSomebody = ({ state }: Pick<Upload, "state">): boolean => state === "failed" || state === "paused";

/** How far all of what is on its way is, in hundredths of its bytes. */
export const wholePercent = (uploads: readonly Upload[]): number => {
  const going = uploads.filter(isUnderWay);
  const bytes = going.reduce((sum, { size }) => sum + size, 0);
  return bytes === 0 ? 0 : Math.min(99, Math.floor((going.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / bytes) * 100));
};
