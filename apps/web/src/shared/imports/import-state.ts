import type { ImportState, ImportSummary } from "@emdia/contract/imports/report.ts";

const running: readonly ImportState[] = ["reading", "running"];
/** Whether the server still works on the import. */
export const isRunning = ({ state }: Pick<ImportSummary, "state">): boolean => running.includes(state);

const ended: readonly ImportState[] = ["done", "failed", "undone"];
/** Whether the state is final. An import that waits for its columns or for its start is not. */
export const isEnded = ({ state }: Pick<ImportSummary, "state">): boolean => ended.includes(state);

/** Progress in percent; null until the number of lines is known. */
export const percentOf = ({ done, total }: Pick<ImportSummary, "done" | "total">): number | null =>
  total === null || total === 0 ? null : Math.min(99, Math.floor((done / total) * 100));
