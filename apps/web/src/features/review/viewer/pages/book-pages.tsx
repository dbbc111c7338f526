import { useEffect, useRef, useState } from "react";
import type { PagedDocument } from "../paged-document.ts";
import { highlightMatches, unmarkFound } from "../search/marks.ts";
import type { TextSearch } from "../search/use-text-search.ts";
import { BookPage } from "./book-page.tsx";
import type { OnLaid } from "./use-text-layer.ts";

type Props = { readonly book: PagedDocument; readonly scale: number; readonly turns: number; readonly search: TextSearch };

/** The text layers of the drawn pages, for search highlights. */
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

/** The pages of a document, one below the other. */
export const BookPages = ({ book, scale, turns, search: { matches, here } }: Props) => {
  const { laid, version, onLaid } = useLaid();
  const place = useRef<HTMLDivElement>(null);
  const match = matches[here];
  useEffect(() => {
    if (match) place.current?.querySelector(`[data-page="${match.page}"]`)?.scrollIntoView({ block: "nearest" });
  }, [match]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly drawn page may contain matches.
  useEffect(() => {
    if (matches.length === 0) return;
    highlightMatches(matches, here, laid.current)?.startContainer.parentElement?.scrollIntoView({ block: "center", inline: "nearest" });
    return unmarkFound;
  }, [matches, here, version, laid]);
  return (
    <div ref={place} style={{ display: "grid", gap: "0.75rem", width: "max-content", minWidth: "100%" }}>
      {Array.from({ length: book.pages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a document are never reordered.
        <BookPage key={index} book={book} number={index + 1} scale={scale} turns={turns} onLaid={onLaid} />
      ))}
    </div>
  );
};
