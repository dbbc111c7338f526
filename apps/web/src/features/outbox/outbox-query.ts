import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** Somebody who opens it waits for a message that was asked for a moment ago: what is cached is old. */
export const outboxQuery = queryOptions({
  queryKey: ["demo", "outbox"],
  queryFn: ({ signal }) => api("GET /demo/outbox")({}, { signal }),
  staleTime: 0,
});
