import type { Cron } from "../crons.ts";
import type { SweepContext } from "../job-context.ts";

/** A job over all companies. Only the sweeps in this folder run as the sweep role. */
export type Sweep = Omit<Cron, "job"> & { readonly name: string; readonly run: (context: SweepContext) => Promise<void> };

export const PAGE_ROWS = 5_000;
