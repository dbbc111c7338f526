import { getDocument, type PDFPageProxy, TextLayer, version } from "pdfjs-dist";
import type { CancellableTask, PagedDocument, PageTransform } from "../paged-document.ts";
import { PIXELS_IN_POINT, type Size, sharpnessOf } from "../view.ts";
import { createWatchdog } from "./create-watchdog.ts";
import { DeskLost, getPdfWorker, type PdfWorkerHandle, rejectIfWorkerLost } from "./pdf-desk.ts";

const parts = new URL(`/assets/pdfjs-${version}/`, location.origin).href;
/** Larger images are left out of the page, because decoding them would exhaust the memory. */
const IMAGE_PIXELS_MAX = 200_000_000;

const sizeOf = (page: PDFPageProxy): Size => {
  const { width, height } = page.getViewport({ scale: PIXELS_IN_POINT });
  return { width, height };
};

const viewportOf = (page: PDFPageProxy, { scale, turns }: PageTransform) =>
  page.getViewport({ scale: scale * PIXELS_IN_POINT, rotation: (page.rotate + turns * 90) % 360 });

const draw = (page: PDFPageProxy, transform: PageTransform, canvas: HTMLCanvasElement): CancellableTask<void> => {
  const viewport = viewportOf(page, transform);
  const sharp = sharpnessOf(viewport, devicePixelRatio);
  canvas.width = Math.max(1, Math.floor(viewport.width * sharp));
  canvas.height = Math.max(1, Math.floor(viewport.height * sharp));
  const drawing = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
  return { done: drawing.promise, cancel: () => drawing.cancel() };
};

const lay = (page: PDFPageProxy, transform: PageTransform, letters: HTMLElement): CancellableTask<readonly HTMLElement[]> => {
  letters.replaceChildren();
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: letters, viewport: viewportOf(page, transform) });
  return { done: layer.render().then(() => layer.textDivs), cancel: () => layer.cancel() };
};

const openAt = async (handle: PdfWorkerHandle, data: Uint8Array): Promise<PagedDocument> => {
  const { watch, hangs } = createWatchdog(handle.leave);
  const onWorker = <T>(work: Promise<T>): Promise<T> => watch(rejectIfWorkerLost(handle, work));
  const task = getDocument({
    data,
    worker: handle.worker,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    iccUrl: `${parts}iccs/`,
    useWorkerFetch: true,
    isEvalSupported: false,
    maxImageSize: IMAGE_PIXELS_MAX,
    verbosity: 0,
  });
  const opening = task.promise.then(async (pdf) => ({ pdf, first: await pdf.getPage(1) }));
  const { pdf, first } = await onWorker(opening);
  return {
    pages: pdf.numPages,
    size: sizeOf(first),
    hasLetters: true,
    page: async (number) => {
      const page = await onWorker(pdf.getPage(number));
      return {
        size: sizeOf(page),
        draw: (transform, canvas) => {
          const { done, cancel } = draw(page, transform, canvas);
          return { done: onWorker(done), cancel };
        },
        lay: (transform, letters) => lay(page, transform, letters),
      };
    },
    runsOn: async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.flatMap((item) => ("str" in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
    },
    isLost: handle.isLost,
    whenLost: handle.whenLost,
    goOn: () => hangs() && handle.leave(),
    close: () => void task.destroy(),
  };
};

/** Sets up the worker early, because that takes as long as loading a document. */
export const getReady = (): void => void getPdfWorker();

/** Opens a PDF in a worker. Fonts and decoders come from this server, and scripts in the PDF are not executed. */
export const openBook = async (read: () => Promise<Uint8Array>): Promise<PagedDocument> => {
  try {
    return await openAt(getPdfWorker(), await read());
  } catch (error) {
    // Retries in a new worker if another document made the old one hang.
    if (error instanceof DeskLost) return openAt(getPdfWorker(), await read());
    throw error;
  }
};
