import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/api-failure.ts";

/** Query key prefix of all worker data. */
export const everyWorker = ["workers"] as const;

export const workerQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "record", id],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}")({ id }, { signal }),
  });

/** Photo links expire after minutes, so the query refetches before that. */
const IMAGE_FRESH_MS = 300_000;
const SCAN_POLL_MS = 5_000;
const isNotScanned = (error: unknown): boolean => error instanceof ApiFailure && error.code === "worker.image_not_scanned";

export const workerImageQuery = (id: number, version: string) =>
  queryOptions({
    queryKey: [...everyWorker, "image", id, version],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}/image")({ id }, { signal }),
    staleTime: IMAGE_FRESH_MS,
    refetchInterval: ({ state: { error } }) => (isNotScanned(error) ? SCAN_POLL_MS : false),
  });
