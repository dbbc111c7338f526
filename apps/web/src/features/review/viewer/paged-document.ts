import type { Run } from "./search/find-in-text.ts";
import type { Size } from "./view.ts";

/** How large a page is drawn, and which way up. */
export type PageTransform = { readonly scale: number; readonly turns: number };
/** Work on a page that may be ended before it is done. */
export type CancellableTask<T> = { readonly done: Promise<T>; readonly cancel: () => void };

export type BookPage = {
  readonly size: Size;
  readonly draw: (standing: PageTransform, canvas: HTMLCanvasElement) => CancellableTask<void>;
  /** Lays the letters of the page over its picture, invisible, to be searched and copied. */
  readonly lay: (standing: PageTransform, letters: HTMLElement) => CancellableTask<readonly HTMLElement[]>;
};

/** A PDF, or a file of pictures that no browser draws by itself, opened. What draws it is fetched with the first one. */
export type PagedDocument = {
  readonly pages: number;
  /** Of the first page, as it lies; the others are taken to be alike until they are drawn. */
  readonly size: Size;
  /** Whether letters may stand on its pages, to be searched and copied. */
  readonly hasLetters: boolean;
  readonly page: (number: number) => Promise<BookPage>;
  readonly runsOn: (number: number) => Promise<readonly Run[]>;
  /** Whether the worker that held it was left. */
  readonly isLost: () => boolean;
  /** Answers how to hear of it no longer. */
  readonly whenLost: (tell: () => void) => () => void;
  /** Whoever looks at something else leaves the worker behind, where it hangs over this document. */
  readonly goOn: () => void;
  readonly close: () => void;
};
