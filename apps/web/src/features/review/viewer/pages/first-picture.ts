import type { PagedDocument, PageTransform } from "../paged-document.ts";
import { roomExpected } from "../use-element-size.ts";
import { firstView, scaleOf } from "../view.ts";

type Picture = PageTransform & { readonly canvas: HTMLCanvasElement };
/** The last canvas of each document's first page, for an immediate first render. */
const pictures = new WeakMap<PagedDocument, Picture>();

/** Scale differences below this are not visible. */
const NEAR = 0.001;

export const keepFirstPicture = (book: PagedDocument, picture: Picture): void => void pictures.set(book, picture);

export const firstPictureOf = (book: PagedDocument, { scale, turns }: PageTransform): HTMLCanvasElement | null => {
  const known = pictures.get(book);
  return known && known.turns === turns && Math.abs(known.scale - scale) < NEAR ? known.canvas : null;
};

/** Pre-renders the first page at its expected size. */
export const prerenderFirstPage = async (book: PagedDocument): Promise<void> => {
  const room = roomExpected();
  const transform = { scale: scaleOf(firstView, book.size, room), turns: firstView.turns };
  if (room.width === 0 || firstPictureOf(book, transform) !== null) return;
  const page = await book.page(1);
  const canvas = document.createElement("canvas");
  await page.draw(transform, canvas).done;
  keepFirstPicture(book, { ...transform, canvas });
};
