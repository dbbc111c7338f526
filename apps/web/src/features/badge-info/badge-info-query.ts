import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** Public information about a badge. Always read anew, because it answers whether the worker may work now. */
export const badgeInfoQuery = (id: string) =>
  queryOptions({
    queryKey: ["badge-info", id],
    queryFn: ({ signal }) => api("GET /employees/badge-info/{id}")({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
