import { type DragEvent, useEffect, useEffectEvent, useState } from "react";

const filesIn = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])];
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Files that are dropped on a place, or pasted while it stands on the page. */
export const useDroppedFiles = (onFiles: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => files.length > 0 && onFiles(files));
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = filesIn(event.dataTransfer);
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, place };
};
