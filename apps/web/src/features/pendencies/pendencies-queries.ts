import type { FilterInOrder } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../shared/api/repeat-keys.ts";
import { withRefusalTexts } from "../../shared/bulk/with-refusal-texts.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import type { OfferedMove } from "../../shared/pendencies/moves/own-moves.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { filterOf } from "./filter-of.ts";
import type { PendencyAddress } from "./pendency-filter.ts";

/** A page of the list. */
export const pendenciesQuery = (query: PendencyAddress, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "list", query, companies],
    queryFn: ({ signal }) => api("GET /pendencies")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

/** Totals per tab, independent of the selected tab. */
export const totalsQuery = (address: PendencyAddress, companies: SelectedCompanies) => {
  const { status: _status, rejected: _rejected, withoutRejection: _others, ...query } = filterOf(address);
  return queryOptions({
    queryKey: [...everyPendency, "totals", query, companies],
    queryFn: async ({ signal }) => (await api("GET /pendencies/totals")({ query }, { ...companyIdParam(companies), signal })).results,
    placeholderData: keepPreviousDataOf(companies),
  });
};

/** The version of a pendency that the user saw when deciding. */
type Read = Pick<PendencyRow, "id" | "version">;
/** Without an action the status decides. */
type Work = Partial<Pick<OfferedMove, "action">> &
  Pick<OfferedMove, "status"> & { readonly ids: number[]; readonly read: Read[]; readonly note: string | null };

type Moved = Awaited<ReturnType<ReturnType<typeof api<"POST /pendencies/bulk">>>>;
/** Callbacks of the hook, which run even after the component unmounts. */
type After = { readonly onSuccess: (moved: Moved) => void; readonly onError: (error: Error) => void };
/** Reuses the idempotency key after a lost response, so that the same request returns its first result. */
export const useMoveMany = (companies: SelectedCompanies, after: After) => {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  return useMutation({
    mutationFn: (body: Work) =>
      keys(JSON.stringify(body), (idempotencyKey) =>
        withRefusalTexts(api("POST /pendencies/bulk")({ body }, { ...companyIdParam(companies), idempotencyKey })),
      ),
    ...after,
    onSettled: () => {
      // Not awaited, so that the result is shown before all dependent queries are refetched.
      void invalidateArea(client, "pendencies");
    },
  });
};

export const exportPendencies = (body: FilterInOrder, companies: SelectedCompanies) =>
  api("POST /reports/pendencies/export")({ body }, companyIdParam(companies));
