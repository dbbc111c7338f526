import { useMemo } from "react";
import { useObservable } from "../create-observable.ts";
import type { Upload } from "./upload.ts";
import { uploads } from "./uploads.ts";

/** Uploads of this page, in the order of selection. */
export const useUploads = (): readonly Upload[] => {
  const entries = useObservable(uploads.watched);
  return useMemo(() => entries.map(({ upload }) => upload), [entries]);
};
