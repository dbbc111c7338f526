import type { PictureSheet } from "../../../../shared/images/sheets.ts";
import type { CancellableTask, PagedDocument, PageTransform } from "../paged-document.ts";
import { asTurned, sharpnessOf } from "../view.ts";
import { unpack } from "./unpack.ts";

/** Number of decoded pages in the cache, including the first. A decoded page is as large as one or two screens. */
const PAGES_KEPT = 3;
const QUARTER = Math.PI / 2;

type Laid = { readonly picture: ImageBitmap; readonly sheet: PictureSheet };

const paint = (canvas: HTMLCanvasElement, { picture, sheet }: Laid, { scale, turns }: PageTransform): void => {
  const seen = asTurned(sheet.size, turns);
  const [width, height] = [seen.width * scale, seen.height * scale];
  const sharp = sharpnessOf({ width, height }, devicePixelRatio);
  canvas.width = Math.max(1, Math.floor(width * sharp));
  canvas.height = Math.max(1, Math.floor(height * sharp));
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("nothing to draw with");
  brush.imageSmoothingQuality = "high";
  brush.translate(canvas.width / 2, canvas.height / 2);
  brush.rotate((turns + sheet.turns) * QUARTER);
  brush.scale(sheet.isMirrored ? -1 : 1, 1);
  const laid = asTurned(canvas, turns + sheet.turns);
  brush.drawImage(picture, -laid.width / 2, -laid.height / 2, laid.width, laid.height);
};

/** Cache of decoded pages. Evicts the oldest entry, but never the first page. */
const keptPages = (first: ImageBitmap) => {
  const cache = new Map([[1, first]]);
  return {
    get: (number: number) => cache.get(number),
    put: (number: number, picture: ImageBitmap) => {
      cache.set(number, picture);
      const oldest = [...cache.keys()][1];
      if (cache.size > PAGES_KEPT && oldest !== undefined) {
        cache.get(oldest)?.close();
        cache.delete(oldest);
      }
    },
    close: () => {
      for (const picture of cache.values()) picture.close();
      cache.clear();
    },
  };
};

/** Opens image files that browsers cannot draw. Each page is decoded in its own worker, so that a hanging page does not block others. */
export const openPictures = async (file: Blob): Promise<PagedDocument> => {
  const { sheets, picture: first } = await unpack({ file, page: 1 }).done;
  const cache = keptPages(first);
  const underWay = new Set<() => void>();
  const pictureOf = (number: number): CancellableTask<ImageBitmap> => {
    const known = cache.get(number);
    if (known) return { done: Promise.resolve(known), cancel: () => {} };
    const { done, cancel } = unpack({ file, page: number });
    underWay.add(cancel);
    const put = ({ picture }: { readonly picture: ImageBitmap }) => {
      cache.put(number, picture);
      return picture;
    };
    return { done: done.then(put).finally(() => underWay.delete(cancel)), cancel };
  };
  const sheetOf = (number: number): PictureSheet => {
    const sheet = sheets[number - 1];
    if (!sheet) throw new Error("a page that is not there");
    return sheet;
  };
  return {
    pages: sheets.length,
    size: sheetOf(1).size,
    hasLetters: false,
    page: async (number) => {
      const sheet = sheetOf(number);
      return {
        size: sheet.size,
        draw: (transform, canvas) => {
          const { done, cancel } = pictureOf(number);
          return { done: done.then((picture) => paint(canvas, { picture, sheet }, transform)), cancel };
        },
        lay: () => ({ done: Promise.resolve([]), cancel: () => {} }),
      };
    },
    runsOn: async () => [],
    isLost: () => false,
    whenLost: () => () => {},
    goOn: () => {},
    close: () => {
      for (const cancel of underWay) cancel();
      cache.close();
    },
  };
};
