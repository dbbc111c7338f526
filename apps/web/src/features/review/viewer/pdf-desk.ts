import { PDFWorker } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** Where documents are taken apart, beside the page. One that hangs is left with everything on it, and a new one is set up. */
export type Desk = {
  readonly worker: PDFWorker;
  readonly lost: Promise<never>;
  readonly isLost: () => boolean;
  readonly leave: () => void;
};

export class DeskLost extends Error {}

let current: Desk | null = null;

const setUp = (): Desk => {
  const port = new Worker(workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port });
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {});
  let isLeft = false;
  return {
    worker,
    lost,
    isLost: () => isLeft,
    leave: () => {
      if (isLeft) return;
      isLeft = true;
      current = null;
      worker.destroy();
      port.terminate();
      reject(new DeskLost("another document made the worker hang"));
    },
  };
};

export const deskAtHand = (): Desk => {
  current ??= setUp();
  return current;
};
