import { PDFWorker } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** The PDF worker. A worker that hangs is terminated with all of its documents, and the next document gets a new one. */
export type PdfWorkerHandle = {
  readonly worker: PDFWorker;
  readonly isLost: () => boolean;
  /** Returns a function that unsubscribes. Without it, the long-lived worker would keep references to closed documents. */
  readonly whenLost: (tell: () => void) => () => void;
  readonly leave: () => void;
};

export class DeskLost extends Error {}

let current: PdfWorkerHandle | null = null;

const setUp = (): PdfWorkerHandle => {
  const port = new Worker(workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port });
  const listeners = new Set<() => void>();
  let isLeft = false;
  return {
    worker,
    isLost: () => isLeft,
    whenLost: (tell) => {
      if (isLeft) tell();
      else listeners.add(tell);
      return () => listeners.delete(tell);
    },
    leave: () => {
      if (isLeft) return;
      isLeft = true;
      current = null;
      worker.destroy();
      port.terminate();
      for (const tell of listeners) tell();
    },
  };
};

/** Settles with the work, or rejects if the worker is terminated first. */
export const rejectIfWorkerLost = async <T>(handle: PdfWorkerHandle, work: Promise<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const unsubscribe = handle.whenLost(() => reject(new DeskLost("another document made the worker hang")));
  work.then(resolve, reject);
  return promise.finally(unsubscribe);
};

export const getPdfWorker = (): PdfWorkerHandle => {
  current ??= setUp();
  return current;
};
