import { setTimeout } from "node:timers/promises";
import { bringUp } from "./bring-up.ts";
import { type EmbeddedOptions, type EmbeddedPostgres, startInstallation } from "./embedded.ts";
import { ownerUrl } from "./launch.ts";

export type SuperviseOptions = EmbeddedOptions & {
  /** One line for the log whenever the server was lost or could not be brought back. */
  readonly report: (line: string) => void;
};

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
const HEALTHY_AFTER_MS = 10_000;

/** Pauses grow while the server keeps ending, so that a full disk is not asked many times a second. */
const nextPause = (pause: number, livedMs: number): number =>
  livedMs > HEALTHY_AFTER_MS ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pause * 2));

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Like `startEmbeddedPostgres`, and if the server ends by itself it is started again at the same address: pools find it where it
 * was, with everything that was committed.
 */
export const superviseEmbedded = async ({ report, ...options }: SuperviseOptions): Promise<EmbeddedPostgres> => {
  const { installation, server: first, release } = await startInstallation(options);
  const { port, adopted } = first;
  const stopping = new AbortController();
  let server = first;

  const keepRunning = async () => {
    let pause = 0;
    while (!stopping.signal.aborted) {
      const since = performance.now();
      await server.ended;
      if (stopping.signal.aborted) return;
      report("PostgreSQL ended unexpectedly and is started again.");
      pause = nextPause(pause, performance.now() - since);
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      server = await bringUp(installation, { port, only: true }).catch((error: unknown) => {
        report(sentenceOf(error));
        return server; // which has ended, so that the next round follows
      });
    }
  };
  const running = keepRunning();

  const stop = async () => {
    stopping.abort();
    await server.stop();
    await running;
    await server.stop(); // it may have come back while it was being stopped
    release();
  };
  return { url: ownerUrl(installation, port), port, adopted, stop };
};
