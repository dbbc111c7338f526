import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { dropEdited, editsMade, readEdited } from "../../shared/projects/edited-projects.ts";
import { browserStorage } from "../../shared/session/browser-storage.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useWatched } from "../../shared/watched.ts";
import { runPanelClock } from "./panel-clock.ts";
import { linkedIds, shownProjects, type Updating } from "./shown-projects.ts";

const after = (delayMs: number, work: () => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** The projects of this browser's own edits, or else those that anybody edited lately. */
const askForStatus = async (signal: AbortSignal): Promise<readonly Updating[]> => {
  const ids = readEdited(browserStorage);
  const answered = await api("GET /projects/pipeline-status")({ query: ids.length > 0 ? { ids: [...ids] } : {} }, { signal });
  dropEdited(browserStorage, linkedIds(answered));
  return shownProjects(answered);
};

/** Projects being updated, asked for by the clock of the panel and, besides, when this page has just saved one. */
export const useUpdating = (): readonly Updating[] => {
  const mayAsk = useMay()("config_pendency_project");
  const made = useWatched(editsMade);
  const [isTime, setTime] = useState(false);
  const { data = [], refetch } = useQuery({
    // Apart from all that is known of projects, which is read again more often than this is asked for.
    queryKey: ["projects-being-linked"],
    queryFn: ({ signal }) => askForStatus(signal),
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
