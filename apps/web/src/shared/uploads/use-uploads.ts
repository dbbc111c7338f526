import { useMemo } from "react";
import { useWatched } from "../watched.ts";
import type { Upload } from "./upload.ts";
import { uploads } from "./uploads.ts";

/** Every file that this page sends or has sent, in the order in which they were chosen. */
export const useUploads = (): readonly Upload[] => {
  const entries = useWatched(uploads.watched);
  return useMemo(() => entries.map(({ upload }) => upload), [entries]);
};
