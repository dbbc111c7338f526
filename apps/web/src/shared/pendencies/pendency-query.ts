import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** Everything that is known of pendencies begins with this word. */
export const everyPendency = ["pendencies"] as const;

export const pendencyQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPendency, "record", id],
    queryFn: ({ signal }) => api("GET /pendencies/{id}")({ id }, { signal }),
  });
