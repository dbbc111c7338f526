import makeDecoder from "libheif-js/libheif-wasm/libheif.js";
import { ifNotTooLarge, type PictureFile, type Pixels } from "./sheets.ts";

type Canvas = { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number };
type HeifImage = {
  readonly get_width: () => number;
  readonly get_height: () => number;
  readonly display: (canvas: Canvas, done: (filled: Canvas | null) => void) => void;
};
/** The JavaScript API of libheif, which its types do not declare. */
type Library = { readonly HeifDecoder: new () => { readonly decode: (file: Uint8Array) => readonly HeifImage[] } };

const unpack = (image: HeifImage): Promise<Pixels> => {
  const [width, height] = [image.get_width(), image.get_height()];
  ifNotTooLarge(width, height);
  const canvas = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return new Promise((resolve, reject) => {
    image.display(canvas, (filled) =>
      filled ? resolve({ width, height, rgba: filled.data }) : reject(new Error("it could not be unpacked")),
    );
  });
};

/** Opens HEIC images, as phones store them. The decoder returns them upright. */
export const openHeic = (file: ArrayBuffer, wasm: ArrayBuffer): PictureFile => {
  const { HeifDecoder } = makeDecoder({ wasmBinary: wasm, print: () => {}, printErr: () => {} }) as unknown as Library;
  const images = new HeifDecoder().decode(new Uint8Array(file));
  return {
    sheets: images.map((image) => ({ turns: 0, isMirrored: false, size: { width: image.get_width(), height: image.get_height() } })),
    unpack: async (at) => {
      const image = images[at];
      if (!image) throw new Error("a picture that is not there");
      return unpack(image);
    },
  };
};
