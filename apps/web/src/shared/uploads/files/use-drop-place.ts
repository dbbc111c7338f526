import { type DragEvent, useState } from "react";
import { droppedFiles, holdsFiles } from "./dropped-files.ts";

type Options = {
  /** Ignores drops. The browser must not open the file either. */
  readonly disabled?: boolean;
  /** Takes the files of dropped folders too. */
  readonly folders?: boolean;
};

/** Drop target for files; other drops are left to the browser. */
export const useDropPlace = (onFiles: (files: readonly File[]) => void, { disabled = false, folders = false }: Options = {}) => {
  const [isOver, setOver] = useState(false);
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      if (disabled) return;
      const take = (files: readonly File[]) => files.length > 0 && onFiles(files);
      if (folders) void droppedFiles(event.dataTransfer).then(take);
      else take([...event.dataTransfer.files]);
    },
  };
  return { isOver, place };
};
