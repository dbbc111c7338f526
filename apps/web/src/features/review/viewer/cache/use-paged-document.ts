import { useEffect, useLayoutEffect, useRef } from "react";
import { documentCache } from "./kept-files.ts";
import { useCached } from "./use-cached.ts";

/**
 * A document with pages. If its worker was terminated because of another document, it is reopened once; a second loss means that this
 * document hangs.
 */
export const usePagedDocument = (id: number) => {
  const { value: book, error, again } = useCached(documentCache, id);
  const isReopened = useRef(false);
  // The cleanup runs before the pages cancel their rendering, so the watchdog still sees pending work.
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
