import { useEffect, useState } from "react";
import { useObservable } from "../../shared/create-observable.ts";
import { isRunning } from "../../shared/imports/import-state.ts";
import { stoppedDecisions } from "../../shared/pendencies/stopped-decisions.ts";
import { isLoading, loadingEndsAtMs, needsSomebody } from "../../shared/uploads/panel-state.ts";
import { interruptedUploads, type LeftBehind } from "../../shared/uploads/persistence/upload-persistence.ts";
import type { Upload } from "../../shared/uploads/upload.ts";
import { useUploads } from "../../shared/uploads/use-uploads.ts";
import { isMade, useExports } from "./use-exports.ts";
import { useImports } from "./use-imports.ts";

/** Uploads interrupted in a closed tab. Reads them again whenever an upload starts or ends here. */
const useLeftBehind = (uploads: readonly Upload[]) => {
  const [left, setLeft] = useState<readonly LeftBehind[]>([]);
  const [changes, setChanges] = useState(0);
  const moves = uploads.map(({ id, state }) => `${id}${state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after each change, here or in the list.
  useEffect(() => {
    let isCurrent = true;
    void interruptedUploads().then((found) => isCurrent && setLeft(found));
    return () => {
      isCurrent = false;
    };
  }, [moves, changes]);
  const isHere = (kept: LeftBehind) =>
    uploads.some(({ name, size, place }) => name === kept.name && size === kept.size && place.pendencyId === kept.place.pendencyId);
  return { left: left.filter((kept) => !isHere(kept)), look: () => setChanges((known) => known + 1) };
};

/** The loading state lasts at least three seconds, so a timer renders again when they are over. */
const useIsLoading = (uploads: readonly Upload[]): boolean => {
  const [nowMs, setNow] = useState(Date.now);
  const endsAtMs = loadingEndsAtMs(uploads, Math.max(nowMs, Date.now()));
  useEffect(() => {
    if (endsAtMs === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, endsAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAtMs]);
  return isLoading(uploads, Math.max(nowMs, Date.now()));
};

/** State of the panel: uploads, exports, imports, failed decisions, loading, uploads that need the user, and visibility. */
export const usePanel = () => {
  const uploads = useUploads();
  const { left, look } = useLeftBehind(uploads);
  const exports = useExports();
  const imports = useImports();
  const stopped = useObservable(stoppedDecisions);
  const isSending = useIsLoading(uploads);
  const loading = isSending || !exports.every(isMade) || imports.some(isRunning);
  const [chosen, choose] = useState<boolean | null>(null);
  const waiting = uploads.filter(needsSomebody);
  const hasReason = loading || waiting.length > 0 || left.length > 0 || stopped.length > 0 || exports.length > 0 || imports.length > 0;
  return { uploads, left, look, stopped, exports, imports, loading, waiting, chosen, choose, isShown: hasReason || chosen === true };
};
export type PanelState = ReturnType<typeof usePanel>;
