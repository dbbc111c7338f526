import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { documentsQuery, useRefresh } from "./documents-queries.ts";

const LOOK_AGAIN_MS = 4_000;

type Pages = InfiniteData<{ readonly results: readonly Pick<PendencyDocument, "verdict">[] }>;
export const waitingIn = (known: Pages | undefined): number =>
  known?.pages.flatMap(({ results }) => results).filter(({ verdict }) => verdict === "waiting").length ?? 0;

/** Polls while the scanner checks a file, and refreshes the pendency after each verdict, because a verdict changes the allowed moves. */
export const useScanWatch = (pendencyId: number): void => {
  const refresh = useRefresh();
  const { data } = useInfiniteQuery({
    ...documentsQuery(pendencyId),
    refetchInterval: ({ state }) => (waitingIn(state.data) > 0 ? LOOK_AGAIN_MS : false),
  });
  const waiting = waitingIn(data);
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) refresh();
    before.current = waiting;
  }, [waiting, refresh]);
};
