import { closeSync, fstatSync, openSync, readlinkSync, readSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { getDocument, PDFDataRangeTransport } from "unpdf/pdfjs";

/** What opening a PDF tells: how many pages it has, or why nobody can read it. */
export type PdfFound = { readonly pages: number } | "needs_password" | "broken";

const NICENESS = 5;
/** Whoever waits for a page comes before whoever looks into a document. Linux alone tells the threads of a process apart, and not in every container. */
const letOthersGoFirst = (): void => {
  if (process.platform !== "linux") return;
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICENESS);
  } catch {
    // as good as anybody's, then: no document is refused for it
  }
};
letOthersGoFirst();

const RANGE_BYTES = 65_536;
/** Nothing is drawn here, and nothing that a document brings along is run. */
const onlyLooking = { verbosity: 0, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, useWasm: false };

/** Hands out the parts that are asked for, so that a long document is never in memory whole. */
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

/** The first page is loaded as well: a document may promise pages that it does not have. */
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
