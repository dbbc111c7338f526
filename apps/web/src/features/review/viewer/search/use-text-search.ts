import { useEffect, useState } from "react";
import type { PagedDocument } from "../paged-document.ts";
import { findIn, type TextMatch } from "./find-in-text.ts";

export type Match = TextMatch & { readonly page: number };

/** Cached text runs per document and page. */
const runsOf = new WeakMap<PagedDocument, Map<number, ReturnType<PagedDocument["runsOn"]>>>();
const runsOn = (book: PagedDocument, page: number): ReturnType<PagedDocument["runsOn"]> => {
  const pages = runsOf.get(book) ?? new Map<number, ReturnType<PagedDocument["runsOn"]>>();
  runsOf.set(book, pages);
  const runs = pages.get(page) ?? book.runsOn(page);
  pages.set(page, runs);
  return runs;
};

const matchesIn = async (book: PagedDocument, query: string, isWanted: () => boolean): Promise<readonly Match[]> => {
  const found: Match[] = [];
  for (let page = 1; query.trim() !== "" && page <= book.pages && isWanted(); page += 1)
    found.push(...findIn(await runsOn(book, page), query).map((one) => ({ ...one, page })));
  return found;
};

/** Searches the document and navigates between the matches. */
export const useTextSearch = (book: PagedDocument | null) => {
  const [query, setQuery] = useState("");
  const [matches, setMatches] = useState<readonly Match[]>([]);
  const [here, setHere] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const update = (found: readonly Match[]) => {
      if (!isWanted) return;
      setMatches(found);
      setHere(0);
    };
    if (book !== null) matchesIn(book, query, () => isWanted).then(update, () => update([]));
    return () => {
      isWanted = false;
    };
  }, [book, query]);
  const step = (by: 1 | -1) => setHere((current) => (matches.length === 0 ? 0 : (current + by + matches.length) % matches.length));
  return { query, setQuery, matches, here, step };
};
export type TextSearch = ReturnType<typeof useTextSearch>;
