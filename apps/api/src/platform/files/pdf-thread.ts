import { closeSync, fstatSync, openSync, readlinkSync, readSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { getDocument, PDFDataRangeTransport } from "unpdf/pdfjs";

/** Result of the worker thread that opens PDFs: the number of pages, or the reason why the document is unreadable. */
export type PdfFound = { readonly pages: number } | "needs_password" | "broken";

const NICENESS = 5;
/** Lowers the thread's priority below that of requests. Only Linux has priorities per thread, and some containers forbid them. */
const letOthersGoFirst = (): void => {
  if (process.platform !== "linux") return;
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICENESS);
  } catch {
    // runs with the normal priority then
  }
};
letOthersGoFirst();

const RANGE_BYTES = 65_536;
/** Options of pdf.js: no rendering, and no code of the document. */
const onlyLooking = { verbosity: 0, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, useWasm: false };

/** Reads ranges of the file on demand, so that a large document is never in memory as a whole. */
class RangesOfFile extends PDFDataRangeTransport {
  readonly file: number;
  constructor(file: number) {
    super(fstatSync(file).size, null);
    this.file = file;
  }
  override requestDataRange(begin: number, end: number): void {
    const part = new Uint8Array(end - begin);
    const read = readSync(this.file, part, 0, part.length, begin);
    queueMicrotask(() => this.onDataRange(begin, part.subarray(0, read)));
  }
}

const isPasswordAsked = (error: unknown): boolean => error instanceof Error && error.name === "PasswordException";

/** Loads the first page as well, because a document may declare pages that do not exist. */
const look = async (path: string): Promise<PdfFound> => {
  const file = openSync(path, "r");
  const range = new RangesOfFile(file);
  const task = getDocument({ range, rangeChunkSize: RANGE_BYTES, disableAutoFetch: true, disableStream: true, ...onlyLooking });
  try {
    const document = await task.promise;
    await document.getPage(1);
    return { pages: document.numPages };
  } catch (error) {
    return isPasswordAsked(error) ? "needs_password" : "broken";
  } finally {
    await task.destroy();
    closeSync(file);
  }
};

parentPort?.on("message", async (path: string) => parentPort?.postMessage(await look(path)));
