import type { ImportSummary } from "@emdia/contract/imports/report.ts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { useObservable } from "../../shared/create-observable.ts";
import { askedImports, forgetImports, settleImports, unhandledEnds } from "../../shared/imports/asked-imports.ts";
import { isRunning } from "../../shared/imports/import-state.ts";
import { observeCompany } from "../../shared/imports/observer/observers.ts";

const POLLING_MS = 2_000;
/** Jobs remove the workers of an undone import after its state changed. */
const REMOVAL_MS = 3_000;

/** Forgets the imports that the server no longer lists. Reads the known ids first, so that an import started meanwhile is not forgotten. */
const askForImports = async (signal: AbortSignal): Promise<readonly ImportSummary[]> => {
  const known = askedImports.read().map(({ id }) => id);
  const { results } = await api("GET /reports/imports")({}, { signal });
  forgetImports(known.filter((id) => !results.some((imported) => imported.id === id)));
  return results;
};

/** The area of the lists that show the imported records. */
const areas = {
  workers: "workers",
  restrictions: "restrictions",
  class_results: "trainings",
  risk_schedules: "risk-schedule",
} as const;

/** Refreshes the lists after an import or its undo, and observes the company of imported workers. */
const handleEnd = (client: QueryClient, { kind, state, companyId }: ImportSummary): void => {
  const area = areas[kind];
  void invalidateArea(client, area);
  if (state === "undone") setTimeout(() => void invalidateArea(client, area), REMOVAL_MS);
  if (kind === "workers" && state === "done") void observeCompany(companyId).catch(() => undefined);
};

/** The imports started in this browser. Polls while one of them runs. */
export const useImports = (): readonly ImportSummary[] => {
  const client = useQueryClient();
  const asked = useObservable(askedImports);
  const { data = [], refetch } = useQuery({
    queryKey: ["imports", "own"],
    queryFn: ({ signal }) => askForImports(signal),
    enabled: asked.length > 0,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLLING_MS : false),
  });
  const [latest] = asked;
  useEffect(() => {
    if (latest?.isAwaited) void refetch();
  }, [latest, refetch]);
  useEffect(() => {
    const ended = unhandledEnds(askedImports.read(), data);
    settleImports(ended.map(({ id }) => id));
    for (const imported of ended) handleEnd(client, imported);
  }, [data, client]);
  return data.filter(({ id }) => asked.some((one) => one.id === id));
};
