import type { FilterInOrder } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { readAnew } from "../../shared/api/read-anew.ts";
import { createRepeatKeys } from "../../shared/api/repeat-keys.ts";
import { withWords } from "../../shared/bulk/with-words.ts";
import { keptAmong } from "../../shared/list/kept-among.ts";
import type { OfferedMove } from "../../shared/pendencies/own-moves.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";
import { actingFor } from "../../shared/session/acting-for.ts";
import type { SelectedCompanies } from "../../shared/session/selected-companies.ts";
import { filterOf } from "./filter-of.ts";
import type { PendencyAddress } from "./pendency-filter.ts";

/** A page of the list. */
export const pendenciesQuery = (query: PendencyAddress, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "list", query, companies],
    queryFn: ({ signal }) => api("GET /pendencies")({ query }, { ...actingFor(companies), signal }),
    placeholderData: keptAmong(companies),
  });

/** How many stand where, whichever status is looked at. */
export const totalsQuery = (address: PendencyAddress, companies: SelectedCompanies) => {
  const { status: _status, ...query } = filterOf(address);
  return queryOptions({
    queryKey: [...everyPendency, "totals", query, companies],
    queryFn: async ({ signal }) => (await api("GET /pendencies/totals")({ query }, { ...actingFor(companies), signal })).results,
    placeholderData: keptAmong(companies),
  });
};

/** The version of one of many that somebody saw when they decided. */
type Read = Pick<PendencyRow, "id" | "version">;
type Work = Pick<OfferedMove, "action" | "status"> & { readonly ids: number[]; readonly read: Read[]; readonly note: string | null };

type Moved = Awaited<ReturnType<ReturnType<typeof api<"POST /pendencies/bulk">>>>;
/** What follows is done wherever somebody has gone meanwhile. */
type After = { readonly onSuccess: (moved: Moved) => void; readonly onError: (error: Error) => void };
/** Sent again after an answer that was lost, the same work is told as it was done the first time. */
export const useMoveMany = (companies: SelectedCompanies, after: After) => {
  const client = useQueryClient();
  const [keys] = useState(() => createRepeatKeys(newKey));
  return useMutation({
    mutationFn: (body: Work) =>
      keys(JSON.stringify(body), (idempotencyKey) =>
        withWords(api("POST /pendencies/bulk")({ body }, { ...actingFor(companies), idempotencyKey })),
      ),
    ...after,
    onSettled: () => {
      // What came of it is told at once, and not only when all that it changed was read again.
      void readAnew(client, "pendencies");
    },
  });
};

export const exportPendencies = (body: FilterInOrder, companies: SelectedCompanies) =>
  api("POST /reports/pendencies/export")({ body }, actingFor(companies));
