import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { pendenciesQuery } from "../../features/pendencies/pendencies-queries.ts";
import type { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { combineQueuePages, type PageQuery, pageBefore } from "./combine-queue-pages.ts";

type Options = {
  readonly filter: PendencyAddress;
  readonly companies: SelectedCompanies;
  readonly key: string;
  readonly enabled: boolean;
  /** Whether a row of the list belongs to the queue; a function outside of components. */
  readonly accepts: (row: PendencyRow) => boolean;
};

/** The pages of the list from the current one on, plus every page that the user reaches in the queue. */
export const useQueuePages = ({ filter, companies, key, enabled, accepts }: Options) => {
  const { page } = filter;
  const [loaded, setLoaded] = useState({ key, pages: 1 });
  const pages = loaded.key === key ? loaded.pages : 1;
  const from = pageBefore(page);
  const pageQueries = Array.from({ length: page + pages - from }, (_, at) => pendenciesQuery({ ...filter, page: from + at }, companies));
  const combine = useCallback((queries: readonly PageQuery[]) => combineQueuePages(queries, { page, accepts }), [page, accepts]);
  const found = useQueries({ queries: pageQueries.map((query) => ({ ...query, enabled })), combine });
  return { ...found, readOn: () => setLoaded({ key, pages: pages + 1 }) };
};
