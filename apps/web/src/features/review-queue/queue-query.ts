import { FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { ReviewQueueQuery } from "@emdia/contract/pendencies/review-queue-routes.ts";
import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** The URL holds the page of the projects. */
export const QueueAddress = ReviewQueueQuery;
type QueueAddress = z.output<typeof QueueAddress>;

export const queueQuery = (query: QueueAddress, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "review-queue", query, companies],
    queryFn: ({ signal }) => api("GET /pendencies/review-queue")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

/** Suppliers of the first page: those with the most overdue reviews. */
export const supplierQueuesQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "review-queue", "suppliers", companies],
    queryFn: ({ signal }) =>
      api("GET /pendencies/review-queue/suppliers")(
        { query: { page: FIRST_PAGE, itemsPerPage: PAGE_SIZE_MAX } },
        { ...companyIdParam(companies), signal },
      ),
    placeholderData: keepPreviousDataOf(companies),
  });
