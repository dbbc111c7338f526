import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchDatabase } from "../measuring/database.ts";

/** "months" adds the reconcile and the e-mails, "trainings" the certificates and the eligibility, "schedules" the eligibility and the risk schedules. */
type JobSet = "usual" | "months" | "trainings" | "schedules";
export type WorkTask = {
  readonly database: Omit<BenchDatabase, "stop">;
  readonly dataDir: string /** The instant at which it works. */;
  readonly now: string;
  readonly jobs: JobSet;
};
type Options = { readonly filesFolder?: string; readonly jobs?: JobSet };
type ForkedWork = {
  /** Peak memory of the process. */
  readonly megabytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Runs the jobs in a separate process. `filesFolder` has the files of a server. */
export const forkWork = async ({ stop: _, ...database }: BenchDatabase, now: string, options: Options = {}): Promise<ForkedWork> => {
  const ownFolder = await mkdtemp(join(tmpdir(), "emdia-bench-work-"));
  const { filesFolder: dataDir = ownFolder, jobs = "usual" } = options;
  const child = fork(join(import.meta.dirname, "work.ts"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const answer = async (asked: WorkTask | "memory"): Promise<unknown> => {
    const answered = once(child, "message");
    child.send(asked);
    const ended = once(child, "exit").then(() => Promise.reject(new Error("whoever takes jobs has ended")));
    const [message] = await Promise.race([answered, ended]);
    return message;
  };
  await answer({ database, dataDir, now, jobs });
  return {
    megabytes: async () => Number(await answer("memory")),
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
      await rm(ownFolder, { recursive: true, force: true });
    },
  };
};
