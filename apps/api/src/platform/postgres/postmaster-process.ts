import { readFile } from "node:fs/promises";
import { runAs } from "./server-user.ts";

/** State and name of a process, such as `S (postgres)` or `Z (node)`; empty if it does not exist. */
const describeProcess = async (pid: number): Promise<string> => {
  if (process.platform !== "linux")
    return (await runAs({ command: "/bin/ps", args: ["-o", "stat=,comm=", "-p", String(pid)], user: {} })).output;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.replace(/^\d+ (\(.*\)) ([A-Z]).*$/s, "$2 $1");
};

/** Whether a PostgreSQL process runs. A zombie counts as ended: some containers never reap it. */
export const isRunningPostgres = async (pid: number): Promise<boolean> => {
  const described = (await describeProcess(pid)).trim();
  return described.includes("postgres") && !described.startsWith("Z");
};

/** Whether the process id is in use, even by a zombie. */
export const isTaken = async (pid: number): Promise<boolean> => (await describeProcess(pid)).trim() !== "";
