import type { OwnProfile } from "@emdia/contract/identity/my-account-routes.ts";
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

const COMPANIES_SHOWN = 10;

export const ownProfileQuery = queryOptions({
  queryKey: ["account", "own"],
  queryFn: ({ signal }) => api("GET /account/profile")({}, { signal }),
});

/** The name is also shown in the menu and in lists, so every account query is invalidated. */
export const useRename = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => api("PUT /account/profile")({ body: { displayName } }),
    onSuccess: (profile: OwnProfile) => {
      client.setQueryData(ownProfileQuery.queryKey, profile);
      return client.invalidateQueries({ queryKey: ["account"] });
    },
  });
};

export const heldCompaniesQuery = infiniteQueryOptions({
  queryKey: ["companies", "held"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /account/my-companies")({ query: { page: pageParam, itemsPerPage: COMPANIES_SHOWN } }, { signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
});

export const acceptedTermsQuery = queryOptions({
  queryKey: ["account", "terms"],
  queryFn: ({ signal }) => api("GET /account-use-terms/default-list")({}, { signal }),
});
