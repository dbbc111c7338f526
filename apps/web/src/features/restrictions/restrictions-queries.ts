import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { RestrictionListQuery } from "@emdia/contract/workers/restriction-routes.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import type { RepeatKeys } from "../../shared/api/repeat-keys.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import type { RestrictionChange, RestrictionStart } from "./restriction-draft.ts";

const everyRestriction = ["restrictions"] as const;
const HISTORY_PAGE_SIZE = 20;

/** Keeps the previous page as placeholder while the next page loads. */
export const restrictionsQuery = (companyId: number, query: RestrictionListQuery) =>
  queryOptions({
    queryKey: [...everyRestriction, "list", query, companyId],
    queryFn: ({ signal }) => api("GET /companies/{companyId}/restricted-employee")({ companyId, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

export const restrictionHistoryQuery = (companyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everyRestriction, "history", companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/{companyId}/restricted-employee/history")(
        { companyId, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

/** Exports the full history; the server sends the link by e-mail. */
export const exportHistory = (companyId: number) => api("POST /companies/{companyId}/restricted-employee/export-history")({ companyId });

/** Invalidates also after a refusal, because another user may have changed the restriction. */
const useChange = <T, V>(mutationFn: (asked: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => invalidateArea(client, "restrictions") });
};

type Started = { readonly companyId: number; readonly body: RestrictionStart; readonly keys: RepeatKeys };
export const useStartRestriction = () =>
  useChange(({ companyId, body, keys }: Started) =>
    keys(`restriction ${companyId} ${JSON.stringify(body)}`, (idempotencyKey) =>
      api("POST /companies/{companyId}/restricted-employee")({ companyId, body }, { idempotencyKey }),
    ),
  );

type RestrictionRef = { readonly companyId: number; readonly id: number };
export const useChangeRestriction = () =>
  useChange(({ body, ...at }: RestrictionRef & { readonly body: RestrictionChange }) =>
    api("PUT /companies/{companyId}/restricted-employee/{id}")({ ...at, body }),
  );

export const useLiftRestriction = () =>
  useChange((at: RestrictionRef) => api("DELETE /companies/{companyId}/restricted-employee/{id}")(at));
