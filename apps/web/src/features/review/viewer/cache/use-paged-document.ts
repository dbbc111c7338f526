import { useEffect, useLayoutEffect, useRef } from "react";
import { documentCache } from "./kept-files.ts";
import { useCached } from "./use-cached.ts";

/** A book that is looked at. Lost with a worker that hung over another one, it is opened again; lost twice, it is the one that hangs. */
export const usePagedDocument = (id: number) => {
  const { value: book, error, again } = useCached(documentCache, id);
  const isReopened = useRef(false);
  // Before the pages stop to be drawn: whether they hang is asked of them.
  useLayoutEffect(() => book?.goOn, [book]);
  useEffect(
    () =>
      book?.whenLost(() => {
        if (isReopened.current) return;
        isReopened.current = true;
        again();
      }),
    [book, again],
  );
  return { book, error, again };
};
