import type { printLayouts } from "@emdia/contract/badges/badge-routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { saveFile } from "../../shared/files/open-file.ts";
import { everyWorker } from "../../shared/workers/worker-query.ts";

export type PrintLayout = (typeof printLayouts)[number];

/** Links to photo and logo expire after minutes, so the query refetches before that. */
const BADGE_FRESH_MS = 300_000;

export const badgeQuery = (contractId: number) =>
  queryOptions({
    queryKey: [...everyWorker, "badge", contractId],
    queryFn: ({ signal }) => api("GET /companies/employees/{contractId}/badge")({ contractId }, { signal }),
    staleTime: BADGE_FRESH_MS,
    retry: false,
  });

export const useReissueBadge = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contractId: number) => api("POST /companies/employees/{contractId}/badge/reissue")({ contractId }),
    onSuccess: (badge) => client.setQueryData(badgeQuery(badge.contractId).queryKey, badge),
    // The other links of the worker share the id.
    onSettled: () => client.invalidateQueries({ queryKey: [...everyWorker, "badge"] }),
  });
};

type Print = { readonly contractIds?: readonly number[]; readonly employeeIds?: readonly number[]; readonly layout: PrintLayout };

/** Downloads the PDF and returns how many badges it has. */
export const usePrintBadges = () =>
  useMutation({
    mutationFn: async ({ contractIds = [], employeeIds = [], layout }: Print) => {
      const body = { contractIds: [...contractIds], employeeIds: [...employeeIds], layout };
      const printed = await api("POST /companies/employees/badges/print")({ body });
      await saveFile(async () => printed);
      return printed;
    },
  });
