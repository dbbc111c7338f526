import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The whole product as its own process, as `npm start` runs it. */
export type Product = {
  readonly address: string;
  readonly killProcess: () => Promise<void>;
  readonly killDatabase: () => Promise<void>;
  readonly stop: () => Promise<void>;
};
const MAIN = join(import.meta.dirname, "../src/main.ts");
const READY = /Em Dia ready: (\S+)/;

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

const databasePid = async (dataDir: string): Promise<number> => {
  const { clusterIn } = await import("../src/platform/postgres/cluster.ts");
  const [pid] = (await readFile(join(clusterIn(dataDir).folder, "postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
};

export const startProduct = async (dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const env = { ...process.env, ...settings, EMDIA_DATA_DIR: dataDir, PORT: "0", EMDIA_LOG_LEVEL: "warn", NODE_ENV: "production" };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
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
  };
};
