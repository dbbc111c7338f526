import { isSearchable } from "@emdia/contract/search/is-searchable.ts";
import { SEARCH_DEBOUNCE_MS } from "@emdia/contract/search/limits.ts";
import type { SearchAnswer } from "@emdia/contract/search/routes.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { worthRetrying } from "../../shared/api/query-client.ts";
import { retryAfterSeconds } from "../../shared/api/retry-after-seconds.ts";

const MINUTE_SECONDS = 60;

/** Seconds until the next search, if the account has reached its limit. */
const secondsOfLimit = (failure: unknown): number | undefined =>
  failure instanceof ApiFailure && failure.code === "search.too_many" ? (retryAfterSeconds(failure) ?? MINUTE_SECONDS) : undefined;

/** Searches in all companies of the account. At the limit it is repeated once the limit allows it. */
const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn: ({ signal }) => api("GET /search")({ query: { q: text } }, { signal }),
    retry: (failures, failure) => secondsOfLimit(failure) !== undefined || worthRetrying(failures, failure),
    retryDelay: (_, failure) => (secondsOfLimit(failure) ?? 1) * 1_000,
  });

export type SearchState =
  | { readonly state: "none" | "short" | "searching" }
  | { readonly state: "limited"; readonly seconds: number }
  | { readonly state: "failed"; readonly failure: unknown; readonly retry: () => void }
  | { readonly state: "found"; readonly answer: SearchAnswer };

/** Search for the typed text. It is `searching` from the first key on, before the debounced request is sent. */
export const useSearch = (typed: string): SearchState => {
  const text = typed.trim();
  const [settled] = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const isWanted = isSearchable(text);
  const { data, isError, error, failureReason, refetch } = useQuery({ ...searchQuery(settled), enabled: isWanted && settled === text });
  if (text === "") return { state: "none" };
  if (!isWanted) return { state: "short" };
  if (settled !== text) return { state: "searching" };
  if (data) return { state: "found", answer: data };
  if (isError) return { state: "failed", failure: error, retry: () => void refetch() };
  const seconds = secondsOfLimit(failureReason);
  return seconds === undefined ? { state: "searching" } : { state: "limited", seconds };
};
