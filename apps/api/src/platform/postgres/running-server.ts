import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { isRunningPostgres } from "./postmaster-process.ts";

/** A running server: a child process, or an adopted one. */
export type RunningServer = {
  readonly port: number;
  readonly adopted: boolean;
  /** Settles when the server has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Fast shutdown: closes connections and writes all data. Settles when the server has ended. */
  readonly stop: () => Promise<void>;
};

const FAST_SHUTDOWN = "SIGINT";
const IMMEDIATE_SHUTDOWN = "SIGQUIT";
const PATIENCE_MS = 20_000;
const GLANCE_MS = 100;

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has just ended, as intended.
  }
};

/** Polls for the end of an adopted server, because the system reports the end of a process only to its parent. */
const endOfStranger = async (pid: number): Promise<void> => {
  while (await isRunningPostgres(pid)) await setTimeout(GLANCE_MS, undefined, { ref: false });
};

type Process = { readonly pid: number; readonly port: number; readonly adopted: boolean; readonly ended: Promise<void> };
const runningServer = ({ pid, port, adopted, ended }: Process): RunningServer => {
  let isAlive = true;
  const death = ended.then(() => {
    isAlive = false;
  });
  /** Falls back to an immediate shutdown after the timeout. That loses no committed data, but the next start takes longer. */
  const stop = async () => {
    if (!isAlive) return; // the process id may be reused by now
    signal(pid, FAST_SHUTDOWN);
    const waiting = new AbortController();
    await Promise.race([death, setTimeout(PATIENCE_MS, undefined, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
    if (isAlive) signal(pid, IMMEDIATE_SHUTDOWN);
    await death;
  };
  return { port, adopted, ended: death, stop };
};

export const runningChild = (child: ChildProcess, port: number): RunningServer => {
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return runningServer({ pid: child.pid ?? 0, port, adopted: false, ended });
};

export const runningStranger = (pid: number, port: number): RunningServer =>
  runningServer({ pid, port, adopted: true, ended: endOfStranger(pid) });
