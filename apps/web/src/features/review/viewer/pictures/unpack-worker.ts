import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";
import { type PictureFile, TooLarge } from "../../../../shared/images/sheets.ts";
import { sharpnessOf } from "../view.ts";
import type { Unpacked, UnpackRequest, WhyNot } from "./unpack.ts";

const opened = async (file: Blob): Promise<PictureFile> => {
  const bytes = await file.arrayBuffer();
  if (file.type === "image/tiff") {
    // The TIFF decoder looks for other decoders on `window`, which a worker does not have.
    Object.assign(globalThis, { window: globalThis });
    return (await import("./tiff.ts")).openTiff(bytes);
  }
  const [{ openHeic }, wasm] = await Promise.all([
    import("../../../../shared/images/heic.ts"),
    fetch(wasmUrl).then((answer) => answer.arrayBuffer()),
  ]);
  return openHeic(bytes, wasm);
};

const work = async ({ file, page }: UnpackRequest): Promise<Unpacked> => {
  const { sheets, unpack } = await opened(file);
  const { width, height, rgba } = await unpack(page - 1);
  const sharp = sharpnessOf({ width, height }, 1);
  const [resizeWidth, resizeHeight] = [width, height].map((side) => Math.max(1, Math.floor(side * sharp)));
  const smaller = sharp < 1 && { resizeWidth, resizeHeight, resizeQuality: "high" as const };
  const picture = await createImageBitmap(new ImageData(rgba, width, height), { ...smaller });
  return { sheets, picture };
};

const reply = (answer: Unpacked | WhyNot, transfer: Transferable[] = []) => postMessage(answer, { transfer });
const fail = (error: unknown) => reply({ why: error instanceof TooLarge ? "tooLarge" : "broken" });

/** Worker that decodes one page of one file. Unhandled rejections of the decoder are reported as failures too. */
addEventListener("unhandledrejection", ({ reason }) => fail(reason));
addEventListener("message", ({ data }: MessageEvent<UnpackRequest>) => {
  work(data).then((unpacked) => reply(unpacked, [unpacked.picture]), fail);
});
