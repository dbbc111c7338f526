import { Logger } from "graphile-worker";
import type { JobLog } from "./job-context.ts";

/** The library's lines carry whole jobs beside them; only their text is kept, and failures of jobs are told by ourselves. */
export const libraryLog = (log: JobLog): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure) return;
    if (level === "error" || level === "warning") log.warn({ library: "graphile-worker" }, message);
    else log.debug({ library: "graphile-worker" }, message);
  });
