import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { Queue } from "../../features/review/queue/queue-context.ts";
import { keepSearchParams } from "../../shared/list/keep-search-params.ts";

type Options = Pick<Queue, "next"> & { readonly id: number; readonly isReading: boolean };

/**
 * Navigation of the queue. If the user finishes a pendency before the list has loaded, navigation waits for the list, unless the user opens
 * another pendency first. After the last item the queue has ended.
 */
export const useQueueNavigation = ({ id, next, isReading }: Options): Pick<Queue, "go" | "goOn" | "isEnded"> => {
  const navigate = useNavigate();
  const [left, leave] = useState<number | null>(null);
  const [endedAt, end] = useState<number | null>(null);
  const go: Queue["go"] = useCallback(
    (item) => {
      leave(null);
      end(null);
      void navigate({ to: "/pendencias/editar/$id", params: { id: String(item.id) }, search: keepSearchParams });
    },
    [navigate],
  );
  useEffect(() => {
    if (left === null || (left === id && next === undefined && isReading)) return;
    leave(null);
    if (left !== id) return;
    if (next) go(next);
    else end(id);
  }, [left, id, next, isReading, go]);
  return { go, goOn: useCallback(() => leave(id), [id]), isEnded: endedAt === id };
};
