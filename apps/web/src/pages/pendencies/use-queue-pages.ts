import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { pendenciesQuery } from "../../features/pendencies/pendencies-queries.ts";
import type { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import type { Queue } from "../../features/review/queue/queue-context.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

type Page = {
  readonly results: readonly PendencyRow[];
  readonly meta: { readonly page: number; readonly lastPage: number; readonly totalResults: number; readonly totalIsExact: boolean };
};
type Read = { readonly data: Page | undefined; readonly isPlaceholderData: boolean; readonly isFetching: boolean };

/** What several pages hold: one that moved to the next while they were read stands there once. */
const together = (pages: readonly Read[]) => {
  const read = pages.flatMap(({ data, isPlaceholderData }) => (data && !isPlaceholderData ? [data] : []));
  const rows = new Map(read.flatMap(({ results }) => results).map((row) => [row.id, row]));
  const meta = read.at(-1)?.meta;
  const total: Queue["total"] = meta ? { count: meta.totalResults, isExact: meta.totalIsExact } : null;
  const hasMore = read.length === pages.length && meta !== undefined && meta.page < meta.lastPage;
  const isReading = pages.some(({ isFetching }) => isFetching);
  return { rows: meta ? [...rows.values()] : undefined, total, hasMore, isReading };
};

type Asked = { readonly filter: PendencyAddress; readonly key: string; readonly enabled: boolean };

/** The list from the page on which it was left, and every further one that somebody walked up to. */
export const useQueuePages = ({ filter, key, enabled }: Asked) => {
  const [companies] = useSelectedCompanies();
  const [met, meet] = useState({ key, pages: 1 });
  const pages = met.key === key ? met.pages : 1;
  const asked = Array.from({ length: pages }, (_, at) => pendenciesQuery({ ...filter, page: filter.page + at }, companies));
  const found = useQueries({ queries: asked.map((query) => ({ ...query, enabled })), combine: together });
  return { ...found, readOn: () => meet({ key, pages: pages + 1 }) };
};
