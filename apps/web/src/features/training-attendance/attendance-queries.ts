import type { ClassToday } from "@emdia/contract/trainings/attendance-routes.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { everyTraining } from "../../shared/trainings/training-queries.ts";
import { attendance } from "./records/attendance.ts";

const PAGE_SIZE = 100;

/** Classes with a session today, for which the user records the attendance. */
export const classesOfTodayQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyTraining, "today", companies],
    queryFn: ({ signal }) =>
      api("GET /integrations/training-classes/today")({ query: { itemsPerPage: PAGE_SIZE } }, { ...companyIdParam(companies), signal }),
  });

const readRoster = async ({ companyId, id }: ClassToday, signal: AbortSignal) =>
  api("GET /integrations/{companyId}/training-classes/{id}/attendance")({ companyId, id }, { signal });

/** Stores the roster of a class, which the screen then reads from the records. The answer is whether the class can be read today. */
export const rosterQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyTraining, "roster", id],
    queryFn: async ({ signal }) => {
      const { results } = await api("GET /integrations/training-classes/today")({ query: { id } }, { signal });
      const [training] = results;
      if (training === undefined) return false;
      await attendance.keepRoster(training, await readRoster(training, signal));
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });
