// Text layer of a PDF that is not uploaded yet.
import { getDocument, PDFWorker } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

const PAGES_MAX = 3;
/** A damaged file may keep the worker busy without end. */
const DEADLINE_MS = 10_000;

const textOf = async (task: ReturnType<typeof getDocument>, maxLength: number): Promise<string> => {
  const pdf = await task.promise;
  let text = "";
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX) && text.length < maxLength; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : " "}` : "")).join("");
  }
  return text.slice(0, maxLength);
};

const setUp = () => {
  const port = new Worker(workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port });
  const end = () => {
    worker.destroy();
    port.terminate();
  };
  return { worker, end };
};

/** Reads the beginning of the text of PDFs, one after the other in one worker. A file that cannot be read has no text. */
export const openTextReader = () => {
  let current = setUp();
  return {
    read: async (file: File, maxLength: number): Promise<string> => {
      const data = new Uint8Array(await file.arrayBuffer());
      const task = getDocument({ data, worker: current.worker, isEvalSupported: false, verbosity: 0 });
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(() => late.resolve(null), DEADLINE_MS);
      const text = await Promise.race([textOf(task, maxLength).catch(() => ""), late.promise]);
      clearTimeout(timer);
      if (text === null) {
        current.end();
        current = setUp();
      } else await task.destroy();
      return text ?? "";
    },
    close: () => current.end(),
  };
};
