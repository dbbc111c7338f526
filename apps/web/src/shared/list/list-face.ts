import { FIRST_PAGE, type PAGE_SIZE_CHOICES } from "@emdia/contract/limits.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";

export type ListAnswer<R> = { readonly results: readonly R[]; readonly meta: PagingMeta };
/** `closed`: the person may not load it. `beyond`: there are rows, but no longer on this page. */
export type ListFace = "closed" | "loading" | "failed" | "empty" | "beyond" | "full";

type Input = { readonly mayLoad: boolean; readonly answer: ListAnswer<unknown> | undefined; readonly error: unknown };

/** Which of its faces a list shows. Rows once seen stay when loading them again fails. */
export const listState = ({ mayLoad, answer, error }: Input): ListFace => {
  if (!mayLoad) return "closed";
  if (!answer) return error === null ? "loading" : "failed";
  if (answer.results.length > 0) return "full";
  return answer.meta.page > FIRST_PAGE ? "beyond" : "empty";
};

/** The first and the last row on screen, counted from one. */
export const rangeOf = ({ results, meta }: ListAnswer<unknown>): { readonly from: number; readonly to: number } => {
  const before = (meta.page - FIRST_PAGE) * meta.itemsPerPage;
  return { from: before + 1, to: before + results.length };
};

/** The sizes to choose from, with the one in use among them wherever it came from. */
export const sizesWith = (choices: typeof PAGE_SIZE_CHOICES, size: number): readonly number[] =>
  [...new Set([...choices, size])].sort((one, other) => one - other);
