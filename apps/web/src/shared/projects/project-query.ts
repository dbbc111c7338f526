import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** Query key prefix of one project. */
export const projectKey = (id: number) => ["projects", "one", id] as const;

/** A project with all data of its wizard and its detail page. */
export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: [...projectKey(id), "whole"],
    queryFn: ({ signal }) => api("GET /projects/{id}")({ id }, { signal }),
  });
