import { api } from "../../../shared/api/api.ts";
import type { Book } from "./book.ts";
import { keepFew } from "./keep-few.ts";

const FILES_KEPT = 6;
/** Two beside each other, and one that comes next. */
const BOOKS_KEPT = 4;

/** The link lives for a minute, so the bytes are fetched as soon as it is there, and once; whoever looks at them tells so by itself. */
const fetchFile = async (id: number): Promise<Blob> => {
  const { url, type } = await api("GET /documents/{id}")({ id, query: { ahead: true } });
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
  return new Blob([await answer.arrayBuffer()], { type });
};

/** The bytes of the documents that were looked at last, by the id of the document. */
export const keptFiles = keepFew({ most: FILES_KEPT, make: fetchFile });

/** Those of them that are PDFs, opened. */
export const keptBooks = keepFew<Book>({
  most: BOOKS_KEPT,
  make: async (id) => {
    const [{ openBook }, file] = await Promise.all([import("./pdf-book.ts"), keptFiles.get(id)]);
    return openBook(new Uint8Array(await file.arrayBuffer()));
  },
  drop: (book) => book.close(),
});
