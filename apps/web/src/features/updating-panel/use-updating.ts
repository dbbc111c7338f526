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

// Outside the "projects" prefix, because project queries are invalidated more often than this one may load.
const queryKey = ["projects-being-linked"] as const;

type QueryContext = { readonly client: QueryClient; readonly signal: AbortSignal };
/** Loads the status of the projects edited in this browser, or of the recently edited projects if there are none. */
const askForStatus = async ({ client, signal }: QueryContext): Promise<readonly Updating[]> => {
  const ids = readEdited(browserStorage);
  const before = client.getQueryData<readonly Updating[]>(queryKey) ?? [];
  const answered = await api("GET /projects/pipeline-status")({ query: ids.length > 0 ? { ids: [...ids] } : {} }, { signal });
  dropEdited(browserStorage, linkedIds(answered));
  // Linking unlocks the project and creates pendencies, so the project queries are invalidated when it ends.
  if (hasEnded(answered, { edited: ids, before })) void invalidateArea(client, "projects");
  return shownProjects(answered);
};

/** The projects being updated. Loads on the panel's schedule, and at once after this page saved a project. */
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
