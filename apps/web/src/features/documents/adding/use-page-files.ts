import { useEffect, useEffectEvent, useState } from "react";
import { holdsFiles } from "../../../shared/uploads/files/dropped-files.ts";

const filesIn = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])];

/** Text with files on the clipboard goes into the field in which it is pasted. */
const isInText = ({ target }: Event): boolean => target instanceof Element && target.closest("textarea,[contenteditable]") !== null;

/**
 * Files that are dropped anywhere on the page (the browser would navigate to them) or pasted. Drop zones of the page take theirs first.
 * Returns whether files are dragged over the page.
 */
export const usePageFiles = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    setOver(false);
    const files = filesIn(transfer);
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const ending = new AbortController();
    const options = { signal: ending.signal };
    const over = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => void (relatedTarget === null && setOver(false));
    const paste = (event: ClipboardEvent) => void (isInText(event) || take(event, event.clipboardData));
    document.addEventListener("dragover", over, options);
    document.addEventListener("dragleave", leave, options);
    document.addEventListener("drop", (event) => take(event, event.dataTransfer), options);
    document.addEventListener("paste", paste, options);
    return () => ending.abort();
  }, []);
  return isOver;
};
