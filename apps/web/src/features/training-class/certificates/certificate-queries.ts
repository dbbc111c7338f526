import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyTraining } from "../../../shared/trainings/training-queries.ts";
import type { ClassRef } from "../class-queries.ts";

const PAGE_SIZE = 50;
const WRITING_POLLING_MS = 3_000;

/** Certificates of a class, also ended ones. Reads them again until a job has written the PDF of each. */
export const certificatesQuery = ({ companyId, id }: ClassRef) =>
  infiniteQueryOptions({
    queryKey: [...everyTraining, "class", id, "certificates", companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /integrations/{companyId}/training-classes/{id}/certificates")(
        { companyId, id, query: { page: pageParam, itemsPerPage: PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ results }) => results.some(({ isReady, state }) => !isReady && state === "valid")) ? WRITING_POLLING_MS : false,
  });

export const certificateLink = ({ companyId }: ClassRef, certificateId: number) =>
  api("GET /integrations/{companyId}/certificates/{certificateId}")({ companyId, certificateId });
