import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../shared/api/api.ts";
import { useObservable } from "../../shared/create-observable.ts";
import { askedExports, forgetExports } from "../../shared/exports/asked-exports.ts";

const ASK_AGAIN_MS = 2_000;
export const isMade = ({ state }: OwnExport): boolean => state !== "going";

/**
 * Forgets the exports that the server no longer lists. Reads the known ids before the request, so that an export requested during it is not
 * forgotten.
 */
const askForExports = async (signal: AbortSignal): Promise<readonly OwnExport[]> => {
  const known = askedExports.read();
  const { results } = await api("GET /reports/exports")({}, { signal });
  forgetExports(known.filter((id) => !results.some(({ jobId }) => jobId === id)));
  return results;
};

/** The exports requested in this browser. Polls while one of them is in progress. */
export const useExports = (): readonly OwnExport[] => {
  const requestedIds = useObservable(askedExports);
  const isAsked = requestedIds.length > 0;
  const { data = [], refetch } = useQuery({
    queryKey: ["exports"],
    queryFn: ({ signal }) => askForExports(signal),
    enabled: isAsked,
    refetchInterval: ({ state }) => (state.data?.some((told) => !isMade(told)) ? ASK_AGAIN_MS : false),
  });
  const [latest] = requestedIds;
  useEffect(() => {
    if (latest !== undefined) void refetch();
  }, [latest, refetch]);
  return data.filter(({ jobId }) => requestedIds.includes(jobId));
};
