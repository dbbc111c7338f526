import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { pendenciesQuery } from "../../features/pendencies/pendencies-queries.ts";
import { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import { emptyQueue, type Queue } from "../../features/review/queue/queue-context.ts";
import { useQueueItems } from "../../features/review/queue/use-queue-items.ts";
import { isNearEnd, stopAfter } from "../../features/review/queue/walk.ts";
import { filterText } from "../../shared/list/filter-address.ts";
import { useFilterInAddress } from "../../shared/list/use-filter-address.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { queueKey } from "./queue-key.ts";
import { useQueueNavigation } from "./use-queue-navigation.ts";
import { useQueuePages } from "./use-queue-pages.ts";

/** The review queue: the list in the URL's filter, for users who may review. */
export const useReviewQueue = (): Queue => {
  const { id: address = "" } = useParams({ strict: false });
  const id = Number(address);
  const may = useMay();
  const isReviewer = may("see_pendency") && (may("answer_checklist_pendency") || may("confirm_pendency") || may("reject_pendency"));
  const filter = useFilterInAddress(PendencyAddress);
  const [companies] = useSelectedCompanies();
  const key = queueKey(filter, companies);
  const isAsked = filterText(PendencyAddress, filter) !== "";
  const client = useQueryClient();
  const [wasListed] = useState(() => client.getQueryData(pendenciesQuery(filter, companies).queryKey) !== undefined);
  const enabled = isReviewer && (isAsked || wasListed);
  const { pages, total, hasMore, isReading, readOn } = useQueuePages({ filter, companies, key, enabled });
  const stops = useQueueItems(key, pages);
  // An unfiltered list adds no URL parameters. Without a filter the queue is active only if the list is loaded and contains the pendency;
  // otherwise the user opened the pendency directly, and a queue that loads later would move the page.
  const isWalking = enabled && stops.length > 0 && (isAsked || stops.some((stop) => stop.id === id));
  const isComing = isReviewer && isAsked && isReading && total === null;
  if (isWalking && hasMore && isNearEnd(stops, id)) readOn();
  const next = isWalking ? stopAfter(stops, id, 1) : undefined;
  const { go, goOn } = useQueueNavigation({ id, next, isReading });
  return useMemo(
    () =>
      isWalking ? { ...emptyQueue, stops, next, before: stopAfter(stops, id, -1), go, goOn, total } : { ...emptyQueue, isComing, go, goOn },
    [isWalking, isComing, stops, next, total, id, go, goOn],
  );
};
