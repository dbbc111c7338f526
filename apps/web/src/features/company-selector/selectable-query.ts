import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { PermissionArea } from "@emdia/contract/permissions.ts";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { isSingle } from "../../shared/session/companies/selection-area.ts";

const PAGE_SIZE = 20;

/** The selectable companies: those with a permission of this area, or all of them in my account and outside any area. */
export const selectableQuery = (area: PermissionArea | null, query: string) =>
  infiniteQueryOptions({
    queryKey: ["companies", "selectable", area, query],
    queryFn: ({ pageParam, signal }) => {
      const listQuery = { page: pageParam, itemsPerPage: PAGE_SIZE, query };
      if (area === null || isSingle(area)) return api("GET /account/my-companies")({ query: listQuery }, { signal });
      return api("GET /account/companies")({ query: { ...listQuery, category: area } }, { signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
