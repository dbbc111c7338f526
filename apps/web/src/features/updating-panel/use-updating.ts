import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { useObservable } from "../../shared/create-observable.ts";
import { dropEdited, editsMade, readEdited } from "../../shared/projects/edited-projects.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { browserStorage } from "../../shared/session/storage/browser-storage.ts";
import { runPanelClock } from "./panel-clock.ts";
import { hasEnded, linkedIds, shownProjects, type Updating } from "./shown-projects.ts";

const after = (delayMs: number, work: () => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

// Apart from all that is known of projects, which is read again more often than this is asked for.
const queryKey = ["projects-being-linked"] as const;

type Asking = { readonly client: QueryClient; readonly signal: AbortSignal };
/** The projects of this browser's own edits, or else those that anybody edited lately. */
const askForStatus = async ({ client, signal }: Asking): Promise<readonly Updating[]> => {
  const ids = readEdited(browserStorage);
  const before = client.getQueryData<readonly Updating[]>(queryKey) ?? [];
  const answered = await api("GET /projects/pipeline-status")({ query: ids.length > 0 ? { ids: [...ids] } : {} }, { signal });
  dropEdited(browserStorage, linkedIds(answered));
  // What stood still while it was linked may be done again, and what was linked asks for documents.
  if (hasEnded(answered, { edited: ids, before })) void invalidateArea(client, "projects");
  return shownProjects(answered);
};

/** Projects being updated, asked for by the clock of the panel and, besides, when this page has just saved one. */
export const useUpdating = (): readonly Updating[] => {
  const mayAsk = useMay()("config_pendency_project");
  const made = useObservable(editsMade);
  const [isTime, setTime] = useState(false);
  const { data = [], refetch } = useQuery({
    queryKey,
    queryFn: askForStatus,
    enabled: mayAsk && isTime,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const ask = useEffectEvent(() => {
    if (isTime) void refetch();
    else setTime(true);
  });
  const look = useEffectEvent(() => mayAsk);
  useEffect(() => runPanelClock({ mayAsk: () => look(), ask: () => ask(), after }), []);
  useEffect(() => {
    if (made > 0) ask();
  }, [made]);
  return data;
};
