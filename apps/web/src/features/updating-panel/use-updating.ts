import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { useObservable } from "../../shared/create-observable.ts";
import { dropEdited, editsMade, readEdited } from "../../shared/projects/edited-projects.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { browserStorage } from "../../shared/session/storage/browser-storage.ts";
import { ownRefreshMs, runPanelClock } from "./panel-clock.ts";
import { hasEnded, linkedIds, shownProjects, type Updating } from "./shown-projects.ts";

const after = (delayMs: number, work: () => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

// Outside the "projects" prefix, because project queries are invalidated more often than this one may load.
const queryKey = ["projects-being-linked"] as const;

type Answer = { readonly projects: readonly Updating[] /** The projects were edited in this browser. */; readonly isOwn: boolean };
type QueryContext = { readonly client: QueryClient; readonly signal: AbortSignal };
/** Loads the status of the projects edited in this browser, or of the recently edited projects if there are none. */
const askForStatus = async ({ client, signal }: QueryContext): Promise<Answer> => {
  const ids = readEdited(browserStorage);
  const before = client.getQueryData<Answer>(queryKey)?.projects ?? [];
  const answered = await api("GET /projects/pipeline-status")({ query: ids.length > 0 ? { ids: [...ids] } : {} }, { signal });
  dropEdited(browserStorage, linkedIds(answered));
  // Linking unlocks the project and creates pendencies, so the project queries are invalidated when it ends.
  if (hasEnded(answered, { edited: ids, before })) void invalidateArea(client, "projects");
  return { projects: shownProjects(answered), isOwn: ids.length > 0 };
};

const none: Answer = { projects: [], isOwn: false };

/**
 * The projects being updated. Loads on the panel's schedule. After this page saved a project, loads at once and at short intervals until
 * the project is linked.
 */
export const useUpdating = (): Answer => {
  const mayAsk = useMay()("config_pendency_project");
  const made = useObservable(editsMade);
  const [isTime, setTime] = useState(false);
  const savedAtMs = useRef(0);
  const { data = none, refetch } = useQuery({
    queryKey,
    queryFn: askForStatus,
    enabled: mayAsk && isTime,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: () => ownRefreshMs(made > 0 && readEdited(browserStorage).length > 0, Date.now() - savedAtMs.current),
  });
  const ask = useEffectEvent(() => {
    if (isTime) void refetch();
    else setTime(true);
  });
  const look = useEffectEvent(() => mayAsk);
  useEffect(() => runPanelClock({ mayAsk: () => look(), ask: () => ask(), after }), []);
  useEffect(() => {
    if (made === 0) return;
    savedAtMs.current = Date.now();
    ask();
  }, [made]);
  return data;
};
