import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** Never cached: users open the outbox to look for a message sent just now. */
export const outboxQuery = queryOptions({
  queryKey: ["demo", "outbox"],
  queryFn: ({ signal }) => api("GET /demo/outbox")({}, { signal }),
  staleTime: 0,
});
