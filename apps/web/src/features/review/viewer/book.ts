import type { Run } from "./find-in-text.ts";
import type { Size } from "./view.ts";

export type Drawing = {
  readonly scale: number;
  readonly turns: number;
  readonly canvas: HTMLCanvasElement;
  /** Where the letters of the page are laid over its picture. */
  readonly letters: HTMLElement;
};

export type BookPage = {
  readonly size: Size;
  readonly draw: (drawing: Drawing) => {
    readonly drawn: Promise<void>;
    readonly laid: Promise<readonly HTMLElement[]>;
    readonly cancel: () => void;
  };
};

/** A PDF that was opened. What draws it is fetched with the first one. */
export type Book = {
  readonly pages: number;
  /** Of the first page, as it lies; the others are taken to be alike until they are drawn. */
  readonly size: Size;
  readonly page: (number: number) => Promise<BookPage>;
  readonly runsOn: (number: number) => Promise<readonly Run[]>;
  readonly close: () => void;
};
