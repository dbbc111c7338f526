import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** Public information about a permit. Always read anew, because its state is that of now. */
export const permitInfoQuery = (code: string) =>
  queryOptions({
    queryKey: ["permit-info", code],
    queryFn: ({ signal }) => api("GET /work-permits/{code}")({ code }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
