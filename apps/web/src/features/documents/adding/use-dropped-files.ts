import { useEffect, useEffectEvent } from "react";
import { useDropPlace } from "../../../shared/uploads/files/use-drop-place.ts";

const filesIn = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])];

/** Handles files that are dropped anywhere on the page (the browser would navigate to them) or pasted. */
export const useDroppedFiles = (onFiles: (files: readonly File[]) => void) => {
  const { isOver, place } = useDropPlace(onFiles);
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const files = filesIn(transfer);
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const ending = new AbortController();
    const options = { signal: ending.signal };
    const over = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
    document.addEventListener("dragover", over, options);
    document.addEventListener("drop", (event) => take(event, event.dataTransfer), options);
    document.addEventListener("paste", (event) => take(event, event.clipboardData), options);
    return () => ending.abort();
  }, []);
  return { isOver, place };
};
