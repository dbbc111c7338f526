// An undecided line of an import.
import type { RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";

export type DecidedLine = { readonly importId: number; readonly line: number; readonly name: string };

export const lineConflictsQuery = ({ importId: id, line }: DecidedLine) =>
  queryOptions({
    queryKey: ["risk-schedule", "import-line", id, line],
    queryFn: ({ signal }) => api("GET /risk-schedule/upload-history/{id}/lines/{line}/conflicts")({ id, line }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** A refusal reads the conflicts again. After a decision the line has none to read. */
export const useDecideLine = ({ importId: id, line }: DecidedLine) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (acceptedConflicts: RiskScheduleInput["acceptedConflicts"]) =>
      api("POST /risk-schedule/upload-history/{id}/lines/{line}/decide")({ id, line, body: { acceptedConflicts } }),
    onSuccess: () =>
      Promise.all(
        [["imports"], ["risk-schedule", "list"], ["risk-schedule", "calendar"]].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    onError: () => client.invalidateQueries({ queryKey: ["risk-schedule", "import-line"] }),
  });
};
