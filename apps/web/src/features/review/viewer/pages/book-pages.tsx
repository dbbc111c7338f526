import { useEffect, useRef, useState } from "react";
import type { PagedDocument } from "../paged-document.ts";
import { highlightMatches, unmarkFound } from "../search/marks.ts";
import type { TextSearch } from "../search/use-text-search.ts";
import { BookPage } from "./book-page.tsx";
import type { OnLaid } from "./use-text-layer.ts";

type Props = { readonly book: PagedDocument; readonly scale: number; readonly turns: number; readonly search: TextSearch };

/** The letters of the pages that are drawn, for the search to mark in them. */
const useLaid = () => {
  const laid = useRef(new Map<number, readonly HTMLElement[]>());
  const [version, setVersion] = useState(0);
  const onLaid: OnLaid = (page, letters) => {
    if (letters === null) laid.current.delete(page);
    else laid.current.set(page, letters);
    if (letters !== null) setVersion((known) => known + 1);
  };
  return { laid, version, onLaid };
};

/** The pages of a book one below the other. */
export const BookPages = ({ book, scale, turns, search: { matches, here } }: Props) => {
  const { laid, version, onLaid } = useLaid();
  const place = useRef<HTMLDivElement>(null);
  const match = matches[here];
  useEffect(() => {
    if (match) place.current?.querySelector(`[data-page="${match.page}"]`)?.scrollIntoView({ block: "nearest" });
  }, [match]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is drawn may hold what is looked for.
  useEffect(() => {
    if (matches.length === 0) return;
    highlightMatches(matches, here, laid.current)?.startContainer.parentElement?.scrollIntoView({ block: "center", inline: "nearest" });
    return unmarkFound;
  }, [matches, here, version, laid]);
  return (
    <div ref={place} style={{ display: "grid", gap: "0.75rem", width: "max-content", minWidth: "100%" }}>
      {Array.from({ length: book.pages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a document never change their order.
        <BookPage key={index} book={book} number={index + 1} scale={scale} turns={turns} onLaid={onLaid} />
      ))}
    </div>
  );
};
