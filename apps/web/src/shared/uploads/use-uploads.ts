import { useMemo } from "react";
import { useObservable } from "../create-observable.ts";
import type { Upload } from "./upload.ts";
import { uploads } from "./uploads.ts";

/** Every file that this page sends or has sent, in the order in which they were chosen. */
export const useUploads = (): readonly Upload[] => {
  const entries = useObservable(uploads.watched);
  return useMemo(() => entries.map(({ upload }) => upload), [entries]);
};
