import type { BadgeConfig, BadgeConfigChange } from "@emdia/contract/badges/config-routes.ts";
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

const everyConfig = ["badge-config"] as const;
const HISTORY_PAGE_SIZE = 20;

export const badgeConfigQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...everyConfig, companyId],
    queryFn: ({ signal }) => api("GET /companies/{companyId}/badge-config")({ companyId }, { signal }),
  });

export const configHistoryQuery = (companyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everyConfig, "history", companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/{companyId}/config/history")(
        { companyId, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

/** The logo answers with a link of short validity, so the link is fetched again before it expires. */
const LOGO_STALE_MS = 240_000;
const SCAN_POLL_MS = 5_000;
const isInScan = (error: unknown): boolean => error instanceof ApiFailure && error.code === "image.not_scanned";
/** `null` without a logo, or while the configuration does not enable it. Sends the company id header. */
export const companyLogoQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyConfig, "logo", id],
    queryFn: ({ signal }) => api("GET /companies/{id}/config/logo")({ id }, { companyId: id, signal }),
    staleTime: LOGO_STALE_MS,
    retry: false,
    refetchInterval: ({ state }) => (isInScan(state.error) ? SCAN_POLL_MS : false),
  });

/** The configuration decides whether the logo can be read, so both are invalidated together. */
export const useChangeConfig = (companyId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BadgeConfigChange) => api("PATCH /companies/{companyId}/badge-config")({ companyId, body }),
    onSuccess: (saved: BadgeConfig) => {
      client.setQueryData(badgeConfigQuery(companyId).queryKey, saved);
      return client.invalidateQueries({ queryKey: companyLogoQuery(companyId).queryKey });
    },
  });
};

const useLogoChange = <V>(id: number, mutationFn: (input: V) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: companyLogoQuery(id).queryKey }) });
};
export const useSetLogo = (id: number) =>
  useLogoChange(id, (logo: File) => {
    const body = new FormData();
    body.append("logo", logo);
    return api("PATCH /companies/{id}/config/logo")({ id, body }, { companyId: id });
  });
export const useRemoveLogo = (id: number) =>
  useLogoChange(id, (_: undefined) => api("DELETE /companies/{id}/config/logo")({ id }, { companyId: id }));
