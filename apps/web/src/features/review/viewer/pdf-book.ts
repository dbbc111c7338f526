import { getDocument, type PDFDocumentLoadingTask, type PDFPageProxy, PDFWorker, TextLayer, version } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { Begun, Book, Standing } from "./book.ts";
import { PIXELS_IN_POINT, type Size } from "./view.ts";

const OPENING_MS = 20_000;
const parts = new URL(`/assets/pdfjs-${version}/`, location.origin).href;

let desk: { readonly worker: PDFWorker; readonly port: Worker } | null = null;
const workerAtHand = (): PDFWorker => {
  if (desk === null) {
    const port = new Worker(workerUrl, { type: "module" });
    desk = { port, worker: PDFWorker.create({ port }) };
  }
  return desk.worker;
};

/** Whoever hangs over one document must not keep the next one waiting. */
const giveUp = () => {
  desk?.worker.destroy();
  desk?.port.terminate();
  desk = null;
};

const opened = async ({ promise }: PDFDocumentLoadingTask) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(new Error("the document did not open in time"));
    }, OPENING_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

const sizeOf = (page: PDFPageProxy): Size => {
  const { width, height } = page.getViewport({ scale: PIXELS_IN_POINT });
  return { width, height };
};

/** More than this no browser draws well. */
const PIXELS_MAX = 16_777_216;

const viewportOf = (page: PDFPageProxy, { scale, turns }: Standing) =>
  page.getViewport({ scale: scale * PIXELS_IN_POINT, rotation: (page.rotate + turns * 90) % 360 });

const draw = (page: PDFPageProxy, standing: Standing, canvas: HTMLCanvasElement): Begun<void> => {
  const viewport = viewportOf(page, standing);
  const { width, height } = viewport;
  const sharp = Math.min(devicePixelRatio, Math.sqrt(PIXELS_MAX / (width * height)));
  canvas.width = Math.floor(width * sharp);
  canvas.height = Math.floor(height * sharp);
  const drawing = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
  return { done: drawing.promise, cancel: () => drawing.cancel() };
};

const lay = (page: PDFPageProxy, standing: Standing, letters: HTMLElement): Begun<readonly HTMLElement[]> => {
  letters.replaceChildren();
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: letters, viewport: viewportOf(page, standing) });
  return { done: layer.render().then(() => layer.textDivs), cancel: () => layer.cancel() };
};

/** Opens a PDF in a worker. Whatever it needs beside its own bytes comes from here, and nothing in it is run. */
export const openBook = async (data: Uint8Array): Promise<Book> => {
  const task = getDocument({
    data,
    worker: workerAtHand(),
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    iccUrl: `${parts}iccs/`,
    useWorkerFetch: true,
    isEvalSupported: false,
    verbosity: 0,
  });
  const pdf = await opened(task);
  return {
    pages: pdf.numPages,
    size: sizeOf(await pdf.getPage(1)),
    page: async (number) => {
      const page = await pdf.getPage(number);
      return {
        size: sizeOf(page),
        draw: (standing, canvas) => draw(page, standing, canvas),
        lay: (standing, letters) => lay(page, standing, letters),
      };
    },
    runsOn: async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.flatMap((item) => ("str" in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
    },
    close: () => void task.destroy(),
  };
};
