import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";
import { TooLarge } from "./sheets.ts";

export type HeicRequest = { readonly file: Blob; readonly longSide: number };
export type HeicReply = { readonly image: ImageBitmap } | { readonly reason: "tooLarge" | "broken" };

const decode = async ({ file, longSide }: HeicRequest): Promise<ImageBitmap> => {
  const [{ openHeic }, wasm] = await Promise.all([import("./heic.ts"), fetch(wasmUrl).then((answer) => answer.arrayBuffer())]);
  const { width, height, rgba } = await openHeic(await file.arrayBuffer(), wasm).unpack(0);
  const scale = Math.min(1, longSide / Math.max(width, height));
  const [resizeWidth, resizeHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  return createImageBitmap(new ImageData(rgba, width, height), { resizeWidth, resizeHeight, resizeQuality: "high" });
};

const reply = (answer: HeicReply, transfer: Transferable[] = []) => postMessage(answer, { transfer });
const fail = (error: unknown) => reply({ reason: error instanceof TooLarge ? "tooLarge" : "broken" });

/** Worker that decodes the first image of a HEIC. Unhandled rejections of the decoder are failures too. */
addEventListener("unhandledrejection", ({ reason }) => fail(reason));
addEventListener("message", ({ data }: MessageEvent<HeicRequest>) => {
  decode(data).then((image) => reply({ image }, [image]), fail);
});
