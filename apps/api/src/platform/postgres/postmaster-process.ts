import { readFile } from "node:fs/promises";
import { runAs } from "./server-user.ts";

/** Its state and its name, as the system tells them: `S (postgres)`, `Z (node)`; nothing when there is no such process. */
const describeProcess = async (pid: number): Promise<string> => {
  if (process.platform !== "linux")
    return (await runAs({ command: "/bin/ps", args: ["-o", "stat=,comm=", "-p", String(pid)], user: {} })).output;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.replace(/^\d+ (\(.*\)) ([A-Z]).*$/s, "$2 $1");
};

/** A process that was killed keeps its number until its parent has looked, which in some containers nobody ever does: it counts as ended. */
export const isRunningPostgres = async (pid: number): Promise<boolean> => {
  const described = (await describeProcess(pid)).trim();
  return described.includes("postgres") && !described.startsWith("Z");
};

/** Whether the number belongs to some process at all, be it only the remains of one. */
export const isTaken = async (pid: number): Promise<boolean> => (await describeProcess(pid)).trim() !== "";
