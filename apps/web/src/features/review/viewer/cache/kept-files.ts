import { api } from "../../../../shared/api/api.ts";
import type { PagedDocument } from "../paged-document.ts";
import { openPictures } from "../pictures/picture-book.ts";
import type { Size } from "../view.ts";
import { FileNotFetched } from "../why-not-shown.ts";
import { createLruCache } from "./create-lru-cache.ts";

const PDF = "application/pdf";
const pdfBook = () => import("../pdf/pdf-book.ts");

const FILES_KEPT = 6;
/** Two documents side by side, the previous one, and a prefetched one. */
const OPENED_KEPT = 4;

const bytesAt = async (url: string): Promise<ArrayBuffer> => {
  try {
    const answer = await fetch(url);
    if (answer.ok) return await answer.arrayBuffer();
    throw new Error(`the file answered ${answer.status}`);
  } catch (cause) {
    throw new FileNotFetched("the file did not come", { cause });
  }
};

/**
 * The signed URL expires after a minute, so the bytes are fetched at once. `ahead` does not mark the document as viewed; the viewer does
 * that.
 */
const fetchFile = async (id: number): Promise<Blob> => {
  const { url, type } = await api("GET /documents/{id}")({ id, query: { ahead: true } });
  // Sets up the PDF worker while the bytes load. A failure shows up when the document is opened.
  if (type === PDF)
    pdfBook().then(
      ({ getReady }) => getReady(),
      () => undefined,
    );
  return new Blob([await bytesAt(url)], { type });
};

/** The bytes of recent documents, by document id. */
const keptFiles = createLruCache({ most: FILES_KEPT, make: fetchFile });

const openFile = async (file: Blob): Promise<PagedDocument> => {
  if (file.type !== PDF) return openPictures(file);
  const { openBook } = await pdfBook();
  return openBook(async () => new Uint8Array(await file.arrayBuffer()));
};

/** Opened documents with pages. */
export const documentCache = createLruCache<PagedDocument>({
  most: OPENED_KEPT,
  make: async (id) => openFile(await keptFiles.get(id)),
  drop: (book) => book.close(),
  isStale: (book) => book.isLost(),
});

export type OpenedPicture = { readonly address: string; readonly size: Size; readonly image: HTMLImageElement };

/** Decoded images. Keeping the image element avoids decoding it again. */
export const keptPictures = createLruCache<OpenedPicture>({
  most: OPENED_KEPT,
  make: async (id) => {
    const address = URL.createObjectURL(await keptFiles.get(id));
    const image = new Image();
    image.src = address;
    await image.decode();
    return { address, image, size: { width: image.naturalWidth, height: image.naturalHeight } };
  },
  drop: ({ address }) => URL.revokeObjectURL(address),
});
