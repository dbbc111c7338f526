import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { everyFacility } from "./every-facility.ts";

/** The contractor's units with their areas. The key starts with the facilities prefix, so that changes of units invalidate it. */
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
