import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** Query key prefix of all pendency data. */
export const everyPendency = ["pendencies"] as const;

export const pendencyQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPendency, "record", id],
    queryFn: ({ signal }) => api("GET /pendencies/{id}")({ id }, { signal }),
  });
