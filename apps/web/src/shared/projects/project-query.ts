import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** Everything that is known of one project begins with these words. */
export const projectKey = (id: number) => ["projects", "one", id] as const;

/** One project with everything its wizard and its detail show. */
export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: [...projectKey(id), "whole"],
    queryFn: ({ signal }) => api("GET /projects/{id}")({ id }, { signal }),
  });
