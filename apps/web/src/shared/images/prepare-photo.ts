import { encodeJpeg } from "./encode-jpeg.ts";
import type { HeicReply, HeicRequest } from "./heic-worker.ts";
import { HEAD_BYTES, imageKindOf } from "./image-kind.ts";
import { UnfitPhoto } from "./unfit-photo.ts";

/** Twice the side that the server stores, so that its own reduction has enough detail. */
const LONG_SIDE_PX = 1_280;
const QUALITY = 0.9;
const HEIC_TIMEOUT_MS = 20_000;

/** Decodes a HEIC in its own worker, which is terminated when it is done or too slow. */
const openHeic = (file: Blob): Promise<ImageBitmap> => {
  const { promise, resolve, reject } = Promise.withResolvers<ImageBitmap>();
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  const fail = () => reject(new UnfitPhoto("unreadable"));
  const timeout = setTimeout(fail, HEIC_TIMEOUT_MS);
  worker.onmessage = ({ data }: MessageEvent<HeicReply>) => {
    if ("image" in data) resolve(data.image);
    else reject(new UnfitPhoto(data.reason === "tooLarge" ? "tooManyPixels" : "unreadable"));
  };
  worker.onerror = fail;
  worker.postMessage({ file, longSide: LONG_SIDE_PX } satisfies HeicRequest);
  return promise.finally(() => {
    clearTimeout(timeout);
    worker.terminate();
  });
};

const openDrawable = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch(() => {
    throw new UnfitPhoto("unreadable");
  });

/** Turns a photo of any size, also a HEIC, into a small upright JPEG without metadata. Throws `UnfitPhoto` for other files. */
export const preparePhoto = async (file: Blob): Promise<Blob> => {
  const kind = imageKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === "other") throw new UnfitPhoto("wrongType");
  const image = await (kind === "heic" ? openHeic(file) : openDrawable(file));
  try {
    return (await encodeJpeg(image, { longSide: LONG_SIDE_PX, quality: QUALITY })).blob;
  } finally {
    image.close();
  }
};
