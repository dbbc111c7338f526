import type { PagedDocument, PageTransform } from "../paged-document.ts";
import { roomExpected } from "../use-element-size.ts";
import { firstView, scaleOf } from "../view.ts";

type Picture = PageTransform & { readonly canvas: HTMLCanvasElement };
/** The first page of each book that is kept, as it was drawn last: whoever comes to it sees it at once. */
const pictures = new WeakMap<PagedDocument, Picture>();

/** Where a page is a thousandth larger than its picture, nobody sees it. */
const NEAR = 0.001;

export const keepFirstPicture = (book: PagedDocument, picture: Picture): void => void pictures.set(book, picture);

export const firstPictureOf = (book: PagedDocument, { scale, turns }: PageTransform): HTMLCanvasElement | null => {
  const known = pictures.get(book);
  return known && known.turns === turns && Math.abs(known.scale - scale) < NEAR ? known.canvas : null;
};

/** Draws the first page before anybody looks at it, as large as it will be. */
export const prerenderFirstPage = async (book: PagedDocument): Promise<void> => {
  const room = roomExpected();
  const standing = { scale: scaleOf(firstView, book.size, room), turns: firstView.turns };
  if (room.width === 0 || firstPictureOf(book, standing) !== null) return;
  const page = await book.page(1);
  const canvas = document.createElement("canvas");
  await page.draw(standing, canvas).done;
  keepFirstPicture(book, { ...standing, canvas });
};
