import { setTimeout } from "node:timers/promises";
import { bringUp } from "./bring-up.ts";
import { type EmbeddedOptions, type EmbeddedPostgres, startInstallation } from "./embedded.ts";
import { ownerUrl } from "./launch.ts";

export type SuperviseOptions = EmbeddedOptions & {
  /** Called with a log line when the server ends unexpectedly or fails to restart. */
  readonly report: (line: string) => void;
};

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
const HEALTHY_AFTER_MS = 10_000;

/** Exponential backoff while the server keeps ending, for example because of a full disk. */
const nextPause = (pause: number, livedMs: number): number =>
  livedMs > HEALTHY_AFTER_MS ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pause * 2));

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Like `startEmbeddedPostgres`, but restarts the server on the same port if it ends, so that pools reconnect. */
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
        return server; // it has ended, so the loop continues
      });
    }
  };
  const running = keepRunning();

  const stop = async () => {
    stopping.abort();
    await server.stop();
    await running;
    await server.stop(); // it may have restarted during the stop
    release();
  };
  return { url: ownerUrl(installation, port), port, adopted, stop };
};
