import { FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { RiskCalendarQuery } from "@emdia/contract/risk-schedule/calendar.ts";
import type { RiskCandidateQuery } from "@emdia/contract/risk-schedule/competence.ts";
import type {
  RiskScheduleChange,
  RiskScheduleFilter,
  RiskScheduleInput,
  RiskScheduleListQuery,
} from "@emdia/contract/risk-schedule/schedule.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../shared/api/repeat-keys.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** Prefix of all query keys of risk schedules. */
export const everySchedule = ["risk-schedule"] as const;
/** How often an open schedule is read again: its status follows the clock, and the documents of its team. */
export const STATUS_REFRESH_MS = 60_000;
const CHOICES_FRESH_MS = 300_000;
const HISTORY_PAGE_SIZE = 20;

export const schedulesQuery = (query: RiskScheduleListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySchedule, "list", query, companies],
    queryFn: ({ signal }) => api("GET /risk-schedule")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

/** Bars of a calendar. The key ends with the companies, as that of the list. */
export const calendarQuery = (query: RiskCalendarQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySchedule, "calendar", query, companies],
    queryFn: ({ signal }) => api("GET /risk-schedule/calendar")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

export const scheduleQuery = (id: number) =>
  queryOptions({
    queryKey: [...everySchedule, "one", id],
    queryFn: ({ signal }) => api("GET /risk-schedule/{id}")({ id }, { signal }),
  });

/** Activities of the platform and of the contractors in the view, the fixed two first (C-108). */
export const activitiesQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySchedule, "activities", companies],
    queryFn: ({ signal }) => api("GET /risk-activities/default-list")({}, { ...companyIdParam(companies), signal }),
    staleTime: CHOICES_FRESH_MS,
  });

/** Units of the contractors in the view, with their areas. */
export const placesQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySchedule, "places", companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PAGE_SIZE_MAX };
      return (await api("GET /facilities-with-departments")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    staleTime: CHOICES_FRESH_MS,
  });

/** Projects in which the user may plan, by a part of their name. */
export const plannedProjectsQuery = (name: string, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everySchedule, "projects", name, companies],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PAGE_SIZE_MAX, ...(name !== "" && { name }) };
      return (await api("GET /risk-schedule/projects")({ query }, { ...companyIdParam(companies), signal })).results;
    },
    placeholderData: keepPreviousData,
  });

/** Places, activities and suppliers of a project. */
export const projectOptionsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...everySchedule, "project", projectId],
    queryFn: ({ signal }) => api("GET /risk-schedule/projects/{projectId}")({ projectId }, { signal }),
  });

/** Workers for a schedule (C-114). The id of an unsaved one is 0. */
export const candidatesQuery = (id: number, query: RiskCandidateQuery) =>
  queryOptions({
    queryKey: [...everySchedule, "candidates", id, query],
    queryFn: ({ signal }) => api("GET /employees/risk-schedule/{id}")({ id, query }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const scheduleHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everySchedule, "history", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /risk-schedule/{id}/history")({ id, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });

/** Invalidates also after a refusal, because another user may have changed the schedule. */
export const useChange = <T, V>(mutationFn: (input: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: everySchedule }) });
};

/** A repetition after a lost answer creates no second schedule. */
export const useCreateSchedule = () => {
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  return useChange((body: RiskScheduleInput) =>
    keys(JSON.stringify(body), (idempotencyKey) => api("POST /risk-schedule")({ body }, { idempotencyKey })),
  );
};

type Change = { readonly id: number; readonly body: RiskScheduleChange };
export const useChangeSchedule = () => useChange(({ id, body }: Change) => api("PUT /risk-schedule/{id}")({ id, body }));

export const useCancelSchedule = (id: number) =>
  useChange((reason: string) => api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason } }));

export const useRevalidateSchedule = (id: number) => useChange(() => api("PATCH /risk-schedule/{id}/revalidate")({ id }));

export const exportSchedules = (body: RiskScheduleFilter, companies: SelectedCompanies) =>
  api("POST /risk-schedule/export")({ body }, companyIdParam(companies));
