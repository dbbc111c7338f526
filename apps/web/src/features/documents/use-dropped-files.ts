import { useEffect, useEffectEvent } from "react";
import { useDropPlace } from "../../shared/uploads/use-drop-place.ts";

/** Files that are dropped on a place, or pasted while it stands on the page. */
export const useDroppedFiles = (onFiles: (files: readonly File[]) => void) => {
  const { isOver, place } = useDropPlace(onFiles);
  const take = useEffectEvent((files: readonly File[]) => files.length > 0 && onFiles(files));
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  return { isOver, place };
};
