import type { Run } from "./search/find-in-text.ts";
import type { Size } from "./view.ts";

/** The scale of a page and its rotation in quarter turns. */
export type PageTransform = { readonly scale: number; readonly turns: number };
/** Cancellable work on a page. */
export type CancellableTask<T> = { readonly done: Promise<T>; readonly cancel: () => void };

export type BookPage = {
  readonly size: Size;
  readonly draw: (standing: PageTransform, canvas: HTMLCanvasElement) => CancellableTask<void>;
  /** Renders an invisible text layer over the page, for search and copying. */
  readonly lay: (standing: PageTransform, letters: HTMLElement) => CancellableTask<readonly HTMLElement[]>;
};

/** An opened PDF, TIFF or HEIC file. Its decoder is loaded with the first document. */
export type PagedDocument = {
  readonly pages: number;
  /** The size of the first page without rotation. Other pages are assumed to have the same size until they are drawn. */
  readonly size: Size;
  /** Whether its pages can have a text layer. */
  readonly hasLetters: boolean;
  readonly page: (number: number) => Promise<BookPage>;
  readonly runsOn: (number: number) => Promise<readonly Run[]>;
  /** Whether its worker was terminated. */
  readonly isLost: () => boolean;
  /** Returns a function that unsubscribes. */
  readonly whenLost: (tell: () => void) => () => void;
  /** Called when the user leaves the document. Terminates its worker if the document hangs. */
  readonly goOn: () => void;
  readonly close: () => void;
};
