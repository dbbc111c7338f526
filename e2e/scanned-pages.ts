import type { MadeDocument } from "../apps/api/test/many-kinds/twenty-documents.ts";
import { type WrittenPage, writtenTiff } from "../apps/web/src/features/review/viewer/pictures/written-tiff.ts";

const [WIDTH, HEIGHT, DPI] = [600, 840, 96];
const [INK, PAPER] = [30, 240];
const isBar = (x: number, y: number): boolean => y > HEIGHT / 8 && y < HEIGHT / 4 && x > WIDTH / 8 && x < (WIDTH * 3) / 4;

/** A scanned colour page with a bar; the argument is its orientation tag. */
const page = (upright = 1): WrittenPage => ({
  tags: {
    256: WIDTH,
    257: HEIGHT,
    258: [8, 8, 8],
    259: 1,
    262: 2,
    274: upright,
    277: 3,
    278: HEIGHT,
    282: [[DPI, 1]],
    283: [[DPI, 1]],
  },
  strip: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const point = Math.floor(at / 3);
    return isBar(point % WIDTH, Math.floor(point / WIDTH)) ? INK : PAPER;
  }),
});

const FED_SIDEWAYS = 6;
const SIDE = 400_000;
const tiff = (name: string, pages: readonly WrittenPage[]): MadeDocument => ({ name, type: "image/tiff", bytes: writtenTiff(pages) });

export const threePages = (): MadeDocument => tiff("dossie.tiff", [page(), page(FED_SIDEWAYS), page()]);
/** A small file that declares a picture larger than memory. */
export const hugePicture = (): MadeDocument => tiff("enorme.tiff", [{ tags: { ...page().tags, 256: SIDE, 257: SIDE } }]);
