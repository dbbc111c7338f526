import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { paging } from "@emdia/contract/list.ts";
import { ReviewQueueQuery } from "@emdia/contract/pendencies/review-queue-routes.ts";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** The URL holds the page of the projects and that of the suppliers, which share the page size. */
export const QueueAddress = z.extend(ReviewQueueQuery, { supplierPage: paging().page });
type QueueAddress = z.output<typeof QueueAddress>;
/** A change of the page size returns both lists to their first page. */
export const firstPages = { page: FIRST_PAGE, supplierPage: FIRST_PAGE };

export const queueQuery = ({ page, itemsPerPage }: QueueAddress, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "review-queue", page, itemsPerPage, companies],
    queryFn: ({ signal }) =>
      api("GET /pendencies/review-queue")({ query: { page, itemsPerPage } }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

/** Suppliers in the queue, those with the most overdue reviews first. */
export const supplierQueuesQuery = ({ supplierPage: page, itemsPerPage }: QueueAddress, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "review-queue", "suppliers", page, itemsPerPage, companies],
    queryFn: ({ signal }) =>
      api("GET /pendencies/review-queue/suppliers")({ query: { page, itemsPerPage } }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });
