import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { ProjectCompaniesQuery } from "@emdia/contract/projects/company-routes.ts";
import type { DryRun, Project } from "@emdia/contract/projects/wizard.ts";
import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { api } from "../../shared/api/api.ts";
import { projectKey } from "../../shared/projects/project-query.ts";

/** Counts and figures. The key has the blocked state, because linking changes them. */
export const countsQuery = ({ id, projectIsBlocked }: Pick<Project, "id" | "projectIsBlocked">) =>
  queryOptions({
    queryKey: [...projectKey(id), "counts", projectIsBlocked],
    queryFn: ({ signal }) => api("GET /projects/{id}/additional-infos")({ id }, { signal }),
  });

/** The previous page stays visible while the next one loads. */
export const suppliersOfProjectQuery = (id: number, query: ProjectCompaniesQuery) =>
  queryOptions({
    queryKey: [...projectKey(id), "suppliers", query],
    queryFn: ({ signal }) => api("GET /projects/{id}/companies")({ id, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** No cache: the settings form must start from the current values. */
export const supplierQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), "supplier", id],
    queryFn: ({ signal }) => api("GET /projects/company/{id}")({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const workersOfProjectQuery = (id: number, query: WorkerListQuery) =>
  queryOptions({
    queryKey: [...projectKey(id), "workers", query],
    queryFn: ({ signal }) => api("GET /employees/project/{id}")({ id, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const peopleOfProjectQuery = (id: number, query: PeopleQuery) =>
  queryOptions({
    queryKey: [...projectKey(id), "people", query],
    queryFn: ({ signal }) => api("GET /projects/{id}/accounts")({ id, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const profilesToGiveQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["people", "project-profiles", companyId],
    queryFn: ({ signal }) => api("GET /projects/profiles/company/{id}")({ id: companyId }, { signal }),
  });

export const demandedQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), "demands", "all"],
    queryFn: ({ signal }) => api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId }, { signal }),
  });

export const risksOfProjectQuery = (id: number) =>
  queryOptions({
    queryKey: [...projectKey(id), "risk-activities"],
    queryFn: ({ signal }) => api("GET /risk-activities/project/{id}")({ id }, { signal }),
  });

/** Preview of a scope change; the form loads it before the user confirms. */
export const scopePreviewQuery = (id: number, change: z.input<typeof DryRun>) =>
  queryOptions({
    queryKey: [...projectKey(id), "scope-preview", change],
    queryFn: ({ signal }) => api("POST /projects/{id}/dry-run")({ id, body: change }, { signal }),
    staleTime: 0,
  });

const HISTORY_PAGE_SIZE = 20;
/** The history of the project, or only the entries of one supplier. */
export const projectHistoryQuery = (id: number, providerId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...projectKey(id), "history", providerId],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE };
      if (providerId === null) return api("GET /projects/{id}/history")({ id, query }, { signal });
      return api("GET /projects/{id}/providers/{providerId}/history")({ id, providerId, query }, { signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });
