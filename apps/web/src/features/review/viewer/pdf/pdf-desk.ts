import { PDFWorker } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** Where documents are taken apart, beside the page. One that hangs is left with everything on it, and a new one is set up. */
export type PdfWorkerHandle = {
  readonly worker: PDFWorker;
  readonly isLost: () => boolean;
  /** Answers how to hear of it no longer: a desk outlives by far what is read on it, and would keep all of that. */
  readonly whenLost: (tell: () => void) => () => void;
  readonly leave: () => void;
};

export class DeskLost extends Error {}

let current: PdfWorkerHandle | null = null;

const setUp = (): PdfWorkerHandle => {
  const port = new Worker(workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port });
  const told = new Set<() => void>();
  let isLeft = false;
  return {
    worker,
    isLost: () => isLeft,
    whenLost: (tell) => {
      if (isLeft) tell();
      else told.add(tell);
      return () => told.delete(tell);
    },
    leave: () => {
      if (isLeft) return;
      isLeft = true;
      current = null;
      worker.destroy();
      port.terminate();
      for (const tell of told) tell();
    },
  };
};

/** Done with the work, or with the desk where it is left first. */
export const rejectIfWorkerLost = async <T>(desk: PdfWorkerHandle, work: Promise<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const hearNoLonger = desk.whenLost(() => reject(new DeskLost("another document made the worker hang")));
  work.then(resolve, reject);
  return promise.finally(hearNoLonger);
};

export const getPdfWorker = (): PdfWorkerHandle => {
  current ??= setUp();
  return current;
};
