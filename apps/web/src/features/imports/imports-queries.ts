import type { ImportReport, ImportSummary, LineResult } from "@emdia/contract/imports/report.ts";
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { fetchWords } from "../../shared/errors/message-of.ts";
import { noteImport } from "../../shared/imports/asked-imports.ts";
import { importCalls } from "../../shared/imports/import-calls.ts";
import type { ImportPlace } from "../../shared/imports/import-place.ts";
import { isRunning } from "../../shared/imports/import-state.ts";
import { loadHistory } from "./report/import-history.ts";
import { type ReportLine, readLine } from "./report/line-status.ts";

const everyImport = ["imports"] as const;
const POLLING_MS = 2_000;

export const earlierImportsQuery = (place: ImportPlace) =>
  infiniteQueryOptions({
    queryKey: [...everyImport, "earlier", place],
    queryFn: ({ pageParam, signal }) => importCalls(place).list(pageParam, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

/** Loads the texts of refusals that arrive in a successful response. A cell fault has no refusal text. */
const loadWords = (codes: readonly string[]) =>
  Promise.all([...new Set(codes)].map((code) => fetchWords({ code: code as RefusalCode }).catch(() => undefined)));

/** State and counts of an import with one line, polled while the server works on it. */
export const reportQuery = (place: ImportPlace, id: number) =>
  queryOptions({
    queryKey: [...everyImport, "report", place, id],
    queryFn: async ({ signal }): Promise<ImportReport> => {
      const report = await importCalls(place).report(id, { itemsPerPage: 1 }, { signal });
      if (report.refusal !== null) await loadWords([report.refusal]);
      return report;
    },
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? POLLING_MS : false),
  });

type LinesRequest = { readonly page: number; readonly result: readonly LineResult[] | undefined };
/** Lines of an import with their parsed status. The state is part of the key, because an applied preview has other lines. */
export const linesQuery = (place: ImportPlace, { id, state }: Pick<ImportSummary, "id" | "state">, { page, result }: LinesRequest) =>
  queryOptions({
    queryKey: [...everyImport, "lines", place, id, state, page, result],
    queryFn: async ({ signal }): Promise<readonly ReportLine[]> => {
      const ask = (query: Parameters<ReturnType<typeof importCalls>["report"]>[1]) => importCalls(place).report(id, query, { signal });
      const { historic } = await loadHistory(ask, { page, ...(result && { result: [...result] }) });
      const lines = historic.map(readLine);
      await loadWords(lines.flatMap(({ status }) => status.reasons.map(({ code }) => code)));
      return lines;
    },
  });

/** Invalidates also after a refusal, because another user may have acted on the import. */
const useChange = <V>(mutationFn: (asked: V) => Promise<ImportSummary>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: ({ id }) => noteImport(id),
    onSettled: () => client.invalidateQueries({ queryKey: everyImport }),
  });
};
export const useAssignColumns = (place: ImportPlace) =>
  useChange(({ id, columns }: { readonly id: number; readonly columns: Record<string, string> }) =>
    importCalls(place).assignColumns(id, { columns }),
  );
export const useApplyImport = (place: ImportPlace) => useChange((id: number) => importCalls(place).apply(id));
export const useUndoImport = () => useChange((id: number) => api("POST /companies/employees/upload-history/{id}/undo")({ id }));
