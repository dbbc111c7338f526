import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { Queue } from "../../features/review/queue/queue-context.ts";
import { keepSearchParams } from "../../shared/list/keep-search-params.ts";

type Options = Pick<Queue, "next"> & { readonly id: number; readonly isReading: boolean };

/** The ways from a pendency. Whoever is done with it before the list that it stands in was read goes on once it is; whoever went elsewhere meanwhile stays there. */
export const useQueueNavigation = ({ id, next, isReading }: Options): Pick<Queue, "go" | "goOn"> => {
  const navigate = useNavigate();
  const [left, leave] = useState<number | null>(null);
  const go: Queue["go"] = useCallback(
    (stop) => {
      leave(null);
      void navigate({ to: "/pendencias/editar/$id", params: { id: String(stop.id) }, search: keepSearchParams });
    },
    [navigate],
  );
  useEffect(() => {
    if (left === null || (left === id && next === undefined && isReading)) return;
    leave(null);
    if (left === id && next) go(next);
  }, [left, id, next, isReading, go]);
  return { go, goOn: useCallback(() => leave(id), [id]) };
};
