import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** Everything that is known of workers begins with this word. */
export const everyWorker = ["workers"] as const;

export const workerQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "record", id],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}")({ id }, { signal }),
  });

/** Links to photos live for minutes, and are asked for again before they end. */
const IMAGE_FRESH_MS = 300_000;
export const workerImageQuery = (id: number, version: string) =>
  queryOptions({
    queryKey: [...everyWorker, "image", id, version],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}/image")({ id }, { signal }),
    staleTime: IMAGE_FRESH_MS,
  });
