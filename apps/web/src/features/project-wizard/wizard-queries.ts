import type { Plan } from "@emdia/contract/limits.ts";
import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { DryRun } from "@emdia/contract/projects/wizard.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { api } from "../../shared/api/api.ts";
import { projectKey } from "../../shared/projects/project-query.ts";

/** The contracting companies in which the user may create a project. */
export const contractorsQuery = () =>
  queryOptions({
    queryKey: ["projects", "create", "companies"],
    queryFn: async ({ signal }) =>
      (await api("GET /projects/create/companies")({ query: { itemsPerPage: PAGE_SIZE_MAX } }, { signal })).results,
  });

/** The persons of a contractor who can be the contact of a project. */
export const contactsQuery = (company: number, project: number | undefined) =>
  queryOptions({
    queryKey: ["projects", "create", "contacts", company, project],
    queryFn: async ({ signal }) =>
      (
        await api("GET /projects/create/contacts")(
          { query: { company, itemsPerPage: PAGE_SIZE_MAX, ...(project !== undefined && { project }) } },
          { signal },
        )
      ).results,
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

/** A change for the preview, without its start day. */
export type DryRunChange = Omit<z.input<typeof DryRun>, "from">;

/** The preview of a change, loaded when the user opens it. */
export const dryRunQuery = (id: number, change: z.input<typeof DryRun>) =>
  queryOptions({
    queryKey: [...projectKey(id), "dry-run", change],
    queryFn: ({ signal }) => api("POST /projects/{id}/dry-run")({ id, body: change }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Invitations of an address, including accepted ones. */
export const confirmedInvitesQuery = (companyId: number, email: string) =>
  queryOptions({
    queryKey: ["invites", "confirmed", companyId, email],
    queryFn: ({ signal }) => api("GET /invites/users")({ query: { query: email, confirmed: true } }, { companyId, signal }),
    staleTime: 0,
  });

/** The workers with a link that ends after the project's end date. */
export const beyondEndQuery = (id: number, endDate: string) =>
  queryOptions({
    queryKey: [...projectKey(id), "beyond-end", endDate],
    queryFn: ({ signal }) => api("GET /projects/{id}/employees-beyond")({ id, query: { endDate } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
