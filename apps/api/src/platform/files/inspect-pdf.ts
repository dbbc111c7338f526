import { Worker } from "node:worker_threads";
import type { PdfFound } from "./pdf-thread.ts";

const DEADLINE_MS = 20_000;
const MEMORY_MAX_MB = 512;

const beginThread = (): Worker =>
  new Worker(new URL("./pdf-thread.ts", import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } });

/** The answer of the thread, or that the document is broken: it made the thread die, or kept it busy for too long. */
const answerOf = (thread: Worker, path: string, deadlineMs: number): Promise<PdfFound | "died"> => {
  const { promise, resolve } = Promise.withResolvers<PdfFound | "died">();
  const died = () => resolve("died");
  const timer = setTimeout(died, deadlineMs);
  thread.once("message", resolve).once("error", died).once("exit", died);
  thread.postMessage(path);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off("message", resolve).off("error", died).off("exit", died);
  });
};

/**
 * Opens documents one after the other in a thread of its own, which is kept: reading what strangers made may take long or fail in any way,
 * and nobody who asks for something else shall notice.
 */
export const pdfInspector = (deadlineMs = DEADLINE_MS): ((path: string) => Promise<PdfFound>) => {
  let kept: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const inspect = async (path: string): Promise<PdfFound> => {
    const thread = kept ?? beginThread();
    kept = thread;
    thread.ref();
    const answer = await answerOf(thread, path, deadlineMs);
    thread.unref(); // it keeps no process from ending
    if (answer !== "died") return answer;
    kept = undefined;
    thread.on("error", () => undefined); // it may still fail while it is ended
    await thread.terminate();
    return "broken";
  };
  return (path) => {
    const answer = before.then(() => inspect(path));
    before = answer.catch(() => undefined);
    return answer;
  };
};

/** The one of this process. */
export const inspectPdf = pdfInspector();
