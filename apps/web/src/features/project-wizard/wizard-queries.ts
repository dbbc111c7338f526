import type { Plan } from "@emdia/contract/limits.ts";
import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { DryRun } from "@emdia/contract/projects/wizard.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { api } from "../../shared/api/api.ts";
import { everyFacility } from "../../shared/places/every-facility.ts";
import { projectKey } from "../../shared/projects/project-query.ts";

/** Contracting companies in which the person may begin a project. */
export const contractorsQuery = () =>
  queryOptions({
    queryKey: ["projects", "create", "companies"],
    queryFn: async ({ signal }) =>
      (await api("GET /projects/create/companies")({ query: { itemsPerPage: PAGE_SIZE_MAX } }, { signal })).results,
  });

/** Units of the contractor with their areas. What anybody does to a unit makes them be asked for anew. */
export const unitsQuery = (companyId: number, words: string) =>
  queryOptions({
    queryKey: [...everyFacility, "with-areas", companyId, words],
    queryFn: ({ signal }) =>
      api("GET /facilities-with-departments")(
        { query: { itemsPerPage: PAGE_SIZE_MAX, ...(words !== "" && { query: words }) } },
        { companyId, signal },
      ),
    placeholderData: keepPreviousData,
  });

export const riskActivitiesQuery = (id: number) =>
  queryOptions({
    queryKey: [...projectKey(id), "risk-activities"],
    queryFn: ({ signal }) => api("GET /risk-activities/project/{id}")({ id }, { signal }),
  });

export const demandsQuery = (projectId: number, plan: Plan) =>
  queryOptions({
    queryKey: [...projectKey(projectId), "demands", plan],
    queryFn: ({ signal }) => api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId, query: { plan } }, { signal }),
  });

/** A change that is looked at, without the day from which it shall hold. */
export type DryRunChange = Omit<z.input<typeof DryRun>, "from">;

/** What a change would do, as it is typed: asked when somebody looks at it. */
export const dryRunQuery = (id: number, change: z.input<typeof DryRun>) =>
  queryOptions({
    queryKey: [...projectKey(id), "dry-run", change],
    queryFn: ({ signal }) => api("POST /projects/{id}/dry-run")({ id, body: change }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Invitations of an address, also those that were taken up. */
export const confirmedInvitesQuery = (companyId: number, email: string) =>
  queryOptions({
    queryKey: ["invites", "confirmed", companyId, email],
    queryFn: ({ signal }) => api("GET /invites/users")({ query: { query: email, confirmed: true } }, { companyId, signal }),
    staleTime: 0,
  });

/** Whose link goes on after a day on which the project would end. */
export const beyondEndQuery = (id: number, endDate: string) =>
  queryOptions({
    queryKey: [...projectKey(id), "beyond-end", endDate],
    queryFn: ({ signal }) => api("GET /projects/{id}/employees-beyond")({ id, query: { endDate } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
