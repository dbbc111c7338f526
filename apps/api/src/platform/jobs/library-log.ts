import { Logger } from "graphile-worker";
import type { JobLog } from "./job-context.ts";

/** Logs only the text of the library's messages, because their metadata contains payloads. Skips failed jobs, which `job-tasks.ts` logs. */
export const libraryLog = (log: JobLog): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure) return;
    if (level === "error" || level === "warning") log.warn({ library: "graphile-worker" }, message);
    else log.debug({ library: "graphile-worker" }, message);
  });
