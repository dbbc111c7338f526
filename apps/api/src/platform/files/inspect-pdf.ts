import { Worker } from "node:worker_threads";
import type { PdfFound } from "./pdf-thread.ts";

/** About 100 times the duration of the largest usual document. */
const DEADLINE_MS = 10_000;
const MEMORY_MAX_MB = 512;

const beginThread = (): Worker =>
  new Worker(new URL("./pdf-thread.ts", import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } });

/** The thread's message, or the reason why there is none. */
type Answer = PdfFound | "died" | "late";
const answerOf = (thread: Worker, path: string, deadlineMs: number): Promise<Answer> => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const died = () => resolve("died");
  const timer = setTimeout(() => resolve("late"), deadlineMs);
  thread.once("message", resolve).once("error", died).once("exit", died);
  thread.postMessage(path);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off("message", resolve).off("error", died).off("exit", died);
  });
};

/** Content of a PDF, or `too_slow` above the deadline. */
type Inspected = PdfFound | "too_slow";
type Inspect = (path: string) => Promise<Inspected>;

/**
 * Opens documents one after the other in a reused worker thread. An untrusted PDF may loop or crash, and the thread isolates other requests
 * from that.
 */
export const pdfInspector = (deadlineMs = DEADLINE_MS): Inspect => {
  let worker: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const inspect = async (path: string): Promise<Inspected> => {
    const thread = worker ?? beginThread();
    worker = thread;
    thread.ref();
    const answer = await answerOf(thread, path, deadlineMs);
    thread.unref(); // lets the process exit
    if (answer !== "died" && answer !== "late") return answer;
    worker = undefined;
    thread.on("error", () => undefined); // it may still fail while it terminates
    await thread.terminate();
    return answer === "late" ? "too_slow" : "broken";
  };
  return (path) => {
    const answer = before.then(() => inspect(path));
    before = answer.catch(() => undefined);
    return answer;
  };
};

/** Longer than nearly every document. Above it, new documents go to another thread. */
const STUCK_AFTER_MS = 250;
type Patience = { readonly deadlineMs?: number; readonly stuckAfterMs?: number };

/** A thread with the start times of its queued documents. */
const laneOf = ({ deadlineMs, stuckAfterMs = STUCK_AFTER_MS }: Patience) => {
  const inspect = pdfInspector(deadlineMs);
  const waiting: number[] = [];
  return {
    waiting,
    isStuck: () => waiting[0] !== undefined && performance.now() - waiting[0] >= stuckAfterMs,
    inspect: (path: string) => {
      waiting.push(performance.now());
      return inspect(path).finally(() => {
        waiting.shift();
        if (waiting.length > 0) waiting[0] = performance.now();
      });
    },
  };
};

/**
 * A pool of threads. A document goes to another thread only if the earlier ones are stuck: one bad document does not block the others, and
 * many good ones do not use every CPU.
 */
export const pdfInspectors = (threads: number, patience: Patience = {}): Inspect => {
  const lanes = Array.from({ length: threads }, () => laneOf(patience));
  return (path) => {
    const lane = lanes.find(({ isStuck }) => !isStuck()) ?? lanes.toSorted((one, other) => one.waiting.length - other.waiting.length)[0];
    return lane ? lane.inspect(path) : Promise.reject(new Error("documents are opened in no thread at all"));
  };
};

/** The thread pool of this process. */
export const inspectPdf = pdfInspectors(3);
