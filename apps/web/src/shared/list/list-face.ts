// State of a list, and its range and page sizes.
import { FIRST_PAGE, type PAGE_SIZE_CHOICES } from "@emdia/contract/limits.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";

export type ListAnswer<R> = { readonly results: readonly R[]; readonly meta: PagingMeta };
/** `closed`: the user may not load the list. `beyond`: the list has rows, but not on this page. */
export type ListFace = "closed" | "loading" | "failed" | "empty" | "beyond" | "full";

type Input = { readonly mayLoad: boolean; readonly answer: ListAnswer<unknown> | undefined; readonly error: unknown };

/** State of a list. Loaded rows stay when a refetch fails. */
export const listState = ({ mayLoad, answer, error }: Input): ListFace => {
  if (!mayLoad) return "closed";
  if (!answer) return error === null ? "loading" : "failed";
  if (answer.results.length > 0) return "full";
  return answer.meta.page > FIRST_PAGE ? "beyond" : "empty";
};

/** First and last row number on screen, starting at 1. */
export const rangeOf = ({ results, meta }: ListAnswer<unknown>): { readonly from: number; readonly to: number } => {
  const before = (meta.page - FIRST_PAGE) * meta.itemsPerPage;
  return { from: before + 1, to: before + results.length };
};

/** The page sizes on offer, plus the current one. */
export const sizesWith = (choices: typeof PAGE_SIZE_CHOICES, size: number): readonly number[] =>
  [...new Set([...choices, size])].sort((one, other) => one - other);
