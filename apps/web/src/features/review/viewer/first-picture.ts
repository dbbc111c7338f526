import type { Book, Standing } from "./book.ts";
import { roomExpected } from "./use-room.ts";
import { firstView, scaleOf } from "./view.ts";

type Picture = Standing & { readonly canvas: HTMLCanvasElement };
/** The first page of each book that is kept, as it was drawn last: whoever comes to it sees it at once. */
const pictures = new WeakMap<Book, Picture>();

/** Where a page is a thousandth larger than its picture, nobody sees it. */
const NEAR = 0.001;

export const keepFirstPicture = (book: Book, picture: Picture): void => void pictures.set(book, picture);

export const firstPictureOf = (book: Book, { scale, turns }: Standing): HTMLCanvasElement | null => {
  const known = pictures.get(book);
  return known && known.turns === turns && Math.abs(known.scale - scale) < NEAR ? known.canvas : null;
};

/** Draws the first page before anybody looks at it, as large as it will be. */
export const drawAhead = async (book: Book): Promise<void> => {
  const room = roomExpected();
  const standing = { scale: scaleOf(firstView, book.size, room), turns: firstView.turns };
  if (room.width === 0 || firstPictureOf(book, standing) !== null) return;
  const page = await book.page(1);
  const canvas = document.createElement("canvas");
  await page.draw(standing, canvas).done;
  keepFirstPicture(book, { ...standing, canvas });
};
