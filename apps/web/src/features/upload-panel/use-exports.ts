import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../shared/api/api.ts";
import { useObservable } from "../../shared/create-observable.ts";
import { askedExports, forgetExports } from "../../shared/exports/asked-exports.ts";

const ASK_AGAIN_MS = 2_000;
export const isMade = ({ state }: OwnExport): boolean => state !== "going";

/** What the server no longer tells of has ended; what was asked for meanwhile it could not know yet. */
const askForExports = async (signal: AbortSignal): Promise<readonly OwnExport[]> => {
  const known = askedExports.read();
  const { results } = await api("GET /reports/exports")({}, { signal });
  forgetExports(known.filter((id) => !results.some(({ jobId }) => jobId === id)));
  return results;
};

/** The exports that were asked for in this browser, looked at again as long as one of them is made. */
export const useExports = (): readonly OwnExport[] => {
  const asked = useObservable(askedExports);
  const isAsked = asked.length > 0;
  const { data = [], refetch } = useQuery({
    queryKey: ["exports"],
    queryFn: ({ signal }) => askForExports(signal),
    enabled: isAsked,
    refetchInterval: ({ state }) => (state.data?.some((told) => !isMade(told)) ? ASK_AGAIN_MS : false),
  });
  const [latest] = asked;
  useEffect(() => {
    if (latest !== undefined) void refetch();
  }, [latest, refetch]);
  return data.filter(({ jobId }) => asked.includes(jobId));
};
