import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { CallOptions } from "@emdia/contract/route.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** Companies for the project search; without a value, all companies of the user. */
export type ChoosingFor = Pick<CallOptions, "companyId">;

/** Active projects, searched by a part of their name. */
export const projectsToChooseQuery = (whom: ChoosingFor, words: string) =>
  queryOptions({
    queryKey: ["projects", "to-choose", whom, words],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PAGE_SIZE_MAX, state: ["active" as const], ...(words && { query: words }) };
      return (await api("GET /projects")({ query }, { ...whom, signal })).results;
    },
    placeholderData: keepPreviousData,
  });
