import type { PendencyView, ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";

const queryKey = ["pendency-views"] as const;

/** The user's own views, by name. */
export const viewsQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await api("GET /pendencies/views")({}, { signal })).results,
});

const useChange = <V>(mutationFn: (change: V) => Promise<unknown>, onAnswer: (error: Error | null) => void = () => {}) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) => {
      onAnswer(error);
      return client.invalidateQueries({ queryKey });
    },
  });
};

export const useSaveView = () => useChange((body: Omit<PendencyView, "id">) => api("POST /pendencies/views")({ body }));
type ViewChange = Omit<PendencyView, "filter"> & { readonly filter?: ViewFilter };
export const useChangeView = (onAnswer: (error: Error | null) => void) =>
  useChange(({ id, ...body }: ViewChange) => api("PUT /pendencies/views/{id}")({ id, body }), onAnswer);
export const useRemoveView = (onAnswer: (error: Error | null) => void) =>
  useChange((id: number) => api("DELETE /pendencies/views/{id}")({ id }), onAnswer);
