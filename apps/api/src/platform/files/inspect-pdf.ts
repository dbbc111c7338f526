import { Worker } from "node:worker_threads";
import type { PdfFound } from "./pdf-thread.ts";

/** A hundred times what the largest document takes that people send. */
const DEADLINE_MS = 10_000;
const MEMORY_MAX_MB = 512;

const beginThread = (): Worker =>
  new Worker(new URL("./pdf-thread.ts", import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } });

/** What the thread answers, or how the document made an end of it. */
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

/** What is found in a file, or that it keeps whoever opens it too long. */
type Inspected = PdfFound | "too_slow";
type Inspect = (path: string) => Promise<Inspected>;

/**
 * Opens documents one after the other in a thread of its own, which is kept: reading what strangers made may take long or fail in any way,
 * and nobody who asks for something else shall notice.
 */
export const pdfInspector = (deadlineMs = DEADLINE_MS): Inspect => {
  let kept: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const inspect = async (path: string): Promise<Inspected> => {
    const thread = kept ?? beginThread();
    kept = thread;
    thread.ref();
    const answer = await answerOf(thread, path, deadlineMs);
    thread.unref(); // it keeps no process from ending
    if (answer !== "died" && answer !== "late") return answer;
    kept = undefined;
    thread.on("error", () => undefined); // it may still fail while it is ended
    await thread.terminate();
    return answer === "late" ? "too_slow" : "broken";
  };
  return (path) => {
    const answer = before.then(() => inspect(path));
    before = answer.catch(() => undefined);
    return answer;
  };
};

/** Longer than nearly every document takes: whoever comes after one that takes longer does not wait behind it. */
const STUCK_AFTER_MS = 250;
type Patience = { readonly deadlineMs?: number; readonly stuckAfterMs?: number };

/** A thread with those who wait for it, each by when it began to be the next. */
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
 * Several threads, of which another is begun when those before it are stuck: one document that nobody can read does not stop everybody
 * else's, and a crowd of good ones does not take the processors from those who ask for something else.
 */
export const pdfInspectors = (threads: number, patience: Patience = {}): Inspect => {
  const lanes = Array.from({ length: threads }, () => laneOf(patience));
  return (path) => {
    const lane = lanes.find(({ isStuck }) => !isStuck()) ?? lanes.toSorted((one, other) => one.waiting.length - other.waiting.length)[0];
    return lane ? lane.inspect(path) : Promise.reject(new Error("documents are opened in no thread at all"));
  };
};

/** Those of this process. */
export const inspectPdf = pdfInspectors(3);
