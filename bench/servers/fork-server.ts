import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { SERVER_FLAGS } from "../../tools/server-flags.mjs";
import type { FloorKeys } from "./floor-module.ts";

/** Input of a server process, sent by IPC so that no password appears in the process list. */
export type ServerTask = { readonly databaseUrl: string; readonly secret: string; readonly floor: FloorKeys; readonly filesFolder: string };
export type ForkedServer = { readonly address: string; readonly stop: () => Promise<void> };

const scripts = { product: "product.ts", bare: "bare.ts" } as const;

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", (code) => reject(new Error(`a server to be measured ended with ${code}`)));
  });

/** Runs a server in a separate process, because a shared event loop would distort the measurement. */
export const forkServer = async (kind: keyof typeof scripts, task: ServerTask): Promise<ForkedServer> => {
  const child = fork(join(import.meta.dirname, scripts[kind]), { execArgv: SERVER_FLAGS, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.send(task);
  const port = await portOf(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      child.disconnect();
      return ended;
    },
  };
};
