import { type PictureSheet, TooLarge } from "../../../../shared/images/sheets.ts";
import type { CancellableTask } from "../paged-document.ts";
import { WATCHDOG_TIMEOUT_MS } from "../pdf/create-watchdog.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

/** A request to decode one page. */
export type UnpackRequest = { readonly file: Blob; readonly page: number };
export type Unpacked = { readonly sheets: readonly PictureSheet[]; readonly picture: ImageBitmap };
export type WhyNot = { readonly why: "tooLarge" | "broken" };

const AT_ONCE = 2;
const schedule = limitConcurrency(AT_ONCE);

const unpackNow = (wanted: UnpackRequest): CancellableTask<Unpacked> => {
  const { promise, resolve, reject } = Promise.withResolvers<Unpacked>();
  const worker = new Worker(new URL("./unpack-worker.ts", import.meta.url), { type: "module" });
  const giveUp = () => reject(new Error("given up"));
  const timeout = setTimeout(giveUp, WATCHDOG_TIMEOUT_MS);
  worker.onmessage = ({ data }: MessageEvent<Unpacked | WhyNot>) => {
    if ("picture" in data) resolve(data);
    else reject(data.why === "tooLarge" ? new TooLarge() : new Error("broken"));
  };
  worker.onerror = giveUp;
  worker.postMessage(wanted);
  const done = promise.finally(() => {
    clearTimeout(timeout);
    worker.terminate();
  });
  return { done, cancel: giveUp };
};

/** Decodes a page in its own worker, which is terminated when it is done, canceled or too slow. */
export const unpack = (wanted: UnpackRequest): CancellableTask<Unpacked> => schedule(() => unpackNow(wanted));
