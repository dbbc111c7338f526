import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SERVER_FLAGS } from "../../../tools/server-flags.mjs";

/** The product as a separate process, like `npm start`. */
export type Product = {
  readonly address: string;
  readonly killProcess: () => Promise<void>;
  readonly killDatabase: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Sends SIGINT and returns the exit code. */
  readonly interrupt: () => Promise<number | null>;
};
/** Exit code, error output and log of a failed start. */
export type FailedStart = { readonly code: number | null; readonly complaint: string; readonly log: string };
type Environment = Readonly<Record<string, string>>;
const MAIN = join(import.meta.dirname, "../src/main.ts");
const READY = /Em Dia ready: (\S+)/;

const launch = (settings: Environment): ChildProcess => {
  const env = { ...process.env, PORT: "0", EMDIA_LOG_LEVEL: "warn", NODE_ENV: "production", ...settings };
  return spawn(process.execPath, [...SERVER_FLAGS, MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
};

const ready = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const printed: string[] = [];
    const hear = (chunk: Buffer) => {
      printed.push(String(chunk));
      const [, address] = READY.exec(printed.join("")) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`it ended with ${code} before it was ready: ${printed.join("")}`)));
  });

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null ? new Promise((resolve) => child.once("exit", () => resolve())) : Promise.resolve();

/** Process id of the embedded database server, which has its own process group. */
export const databasePid = async (dataDir: string): Promise<number> => {
  const { clusterIn } = await import("../src/platform/postgres/cluster.ts");
  const [pid] = (await readFile(join(clusterIn(dataDir).folder, "postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
};

/** Starts the product with settings that make it fail, and waits for its end. */
export const failToStart = (settings: Environment): Promise<FailedStart> =>
  new Promise((resolve, reject) => {
    const child = launch(settings);
    const complaint: string[] = [];
    const log: string[] = [];
    child.stdout?.on("data", (chunk) => {
      log.push(String(chunk));
      if (!READY.test(String(chunk))) return;
      child.kill("SIGTERM");
      reject(new Error("it started"));
    });
    child.stderr?.on("data", (chunk) => complaint.push(String(chunk)));
    child.once("close", (code) => resolve({ code, complaint: complaint.join(""), log: log.join("") }));
  });

export const startProduct = async (dataDir: string, settings: Environment = {}): Promise<Product> => {
  const child = launch({ ...settings, EMDIA_DATA_DIR: dataDir });
  const address = (await ready(child)).replace("localhost", "127.0.0.1");
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return {
    address,
    killProcess: () => end("SIGKILL"),
    killDatabase: async () => void process.kill(await databasePid(dataDir), "SIGKILL"),
    stop: () => end("SIGTERM"),
    interrupt: async () => {
      await end("SIGINT");
      return child.exitCode;
    },
  };
};

/** Waits until the product has recovered from a killed database. */
export const untilReady = async ({ address }: Product) => {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { ok } = await fetch(`${address}/api/health/ready`);
    if (ok) return;
  }
  throw new Error("the product did not recover from the loss of its database");
};
