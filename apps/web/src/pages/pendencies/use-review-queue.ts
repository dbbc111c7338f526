import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { pendenciesQuery } from "../../features/pendencies/pendencies-queries.ts";
import { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import { emptyQueue, type Queue } from "../../features/review/queue/queue-context.ts";
import { useWalk } from "../../features/review/queue/use-walk.ts";
import { type Stop, stopAfter } from "../../features/review/queue/walk.ts";
import { filterText } from "../../shared/list/filter-address.ts";
import { useFilterInAddress } from "../../shared/list/use-filter-address.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

/** The list that a pendency was opened from, which its address carries along, for whoever decides on pendencies. */
export const useReviewQueue = (): Queue => {
  const { id = "" } = useParams({ strict: false });
  const may = useMay();
  const isReviewer = may("see_pendency") && (may("answer_checklist_pendency") || may("confirm_pendency") || may("reject_pendency"));
  const [companies] = useSelectedCompanies();
  const filter = useFilterInAddress(PendencyAddress);
  // Whoever opens a pendency by itself, or from the list of everything, walks through nothing.
  const key = filterText(PendencyAddress, filter);
  const isWalking = isReviewer && key !== "";
  const { data, isPlaceholderData } = useQuery({ ...pendenciesQuery(filter, companies), enabled: isWalking });
  const stops = useWalk(key, isPlaceholderData ? undefined : data?.results);
  const navigate = useNavigate();
  const go = useCallback(
    (stop: Pick<Stop, "id"> | undefined) => {
      if (stop) void navigate({ to: "/pendencias/editar/$id", params: { id: String(stop.id) }, search: (before: object) => before });
    },
    [navigate],
  );
  return useMemo(() => {
    if (!isWalking || stops.length === 0) return emptyQueue;
    const total = data ? { count: data.meta.totalResults, isExact: data.meta.totalIsExact } : null;
    return { stops, next: stopAfter(stops, Number(id), 1), before: stopAfter(stops, Number(id), -1), go, total };
  }, [isWalking, stops, data, id, go]);
};
