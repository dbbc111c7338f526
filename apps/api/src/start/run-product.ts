import { explainFullDisk } from "../platform/config/file-failure.ts";
import { readSettings } from "../platform/config/settings.ts";
import { StartFailure } from "../platform/config/start-failure.ts";
import { type Running, start } from "./start.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const endWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
const sentenceOf = (error: unknown): string => {
  const failure = error instanceof StartFailure ? error : explainFullDisk(error);
  if (failure) return failure.sentence;
  return `Em Dia could not start: ${error instanceof Error ? error.message : String(error)}. If this goes on, report it with the log in the data folder.`;
};

/** npm forwards a signal that the terminal has already sent: a second signal within this time is a duplicate. */
const ECHO_MS = 1_000;

/** Ctrl-C stops gracefully; a second one exits immediately. */
const stopOnSignals = (running: Promise<Running>) => {
  let askedAt: number | undefined;
  const stop = async () => {
    if (askedAt !== undefined && performance.now() - askedAt > ECHO_MS) process.exit(1);
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    const { stop } = await running;
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
  process.on("SIGHUP", () => void stop()); // the terminal was closed
};

/** Runs the product as a program, configured by the environment. Waits for `webReady` before it listens. */
export const runProduct = async (webReady: Promise<void> = Promise.resolve()): Promise<void> => {
  const settings = readSettings(process.env);
  if (!settings.ok) return endWith(settings.sentence);
  const running = start(settings.value, { say, webReady });
  stopOnSignals(running);
  await running.catch((error: unknown) => endWith(sentenceOf(error)));
};
