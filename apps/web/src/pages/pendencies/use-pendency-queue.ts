import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { pendenciesQuery } from "../../features/pendencies/pendencies-queries.ts";
import { emptyQueue, type Queue } from "../../features/review/queue/queue-context.ts";
import { isNearEnd, itemAfter, type QueueItem } from "../../features/review/queue/queue-items.ts";
import { useQueueItems } from "../../features/review/queue/use-queue-items.ts";
import { isToSend } from "../../shared/pendencies/pending-corrections.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { queueKey } from "./queue-key.ts";
import { useQueueFilter } from "./use-queue-filter.ts";
import { useQueueNavigation } from "./use-queue-navigation.ts";
import { useQueuePages } from "./use-queue-pages.ts";

const everyRow = (_row: PendencyRow): boolean => true;
const countWaiting = (items: readonly QueueItem[]): number => items.filter(({ isLeft }) => !isLeft).length;

/** The queue: the list in the URL's filter, for users who may review, or its rows to send for users who send. */
export const usePendencyQueue = (): Queue => {
  const { id: address = "" } = useParams({ strict: false });
  const id = Number(address);
  const { filter, isSending, mayUse, isAsked } = useQueueFilter();
  const [companies] = useSelectedCompanies();
  const key = queueKey(filter, companies);
  const client = useQueryClient();
  const [wasListed] = useState(() => client.getQueryData(pendenciesQuery(filter, companies).queryKey) !== undefined);
  const enabled = mayUse && (isAsked || wasListed);
  const accepts = isSending ? isToSend : everyRow;
  const { pages, total: listed, hasMore, isReading, readOn } = useQueuePages({ filter, companies, key, enabled, accepts });
  const items = useQueueItems(key, pages);
  // Without a filter the queue is active only if the list is loaded and contains the pendency; otherwise the user opened the pendency
  // directly, and a queue that loads later would move the page.
  const isActive = enabled && items.length > 0 && (isAsked || items.some((item) => item.id === id));
  const isComing = mayUse && isAsked && isReading && listed === null;
  if (isActive && hasMore && isNearEnd(items, id)) readOn();
  const next = isActive ? itemAfter(items, id, 1) : undefined;
  // The list may contain rows that the queue does not accept, so loaded items are counted instead.
  const isCounted = isSending && pages?.isToLast === true;
  const total = useMemo(() => (isCounted ? { count: countWaiting(items), isExact: true } : listed), [isCounted, items, listed]);
  const { go, goOn, isEnded } = useQueueNavigation({ id, next, isReading });
  return useMemo(() => {
    const moving = { ...emptyQueue, go, goOn, isSending, isEnded };
    return isActive ? { ...moving, items, next, before: itemAfter(items, id, -1), total } : { ...moving, isComing };
  }, [isActive, isComing, items, next, total, id, go, goOn, isSending, isEnded]);
};
