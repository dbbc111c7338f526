import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { keepFile, readKeptFile } from "../config/data-folder.ts";
import { StartFailure } from "../config/start-failure.ts";
import type { Cluster } from "./cluster.ts";
import { type Installation, launch, ownerUrl } from "./launch.ts";
import { discardStaleNote, readPostmasterFile, servesCluster } from "./orphan.ts";
import { isRunningPostgres } from "./postmaster-process.ts";
import { type RunningServer, runningStranger } from "./running-server.ts";

/** A server killed with SIGKILL, or its connections, may look alive for some seconds. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;

/**
 * A port below the ephemeral range: otherwise a client that connects while the server is down could get the same port and block its
 * restart.
 */
const anyPort = (): number => randomInt(20_000, 30_000);

const storedPort = async ({ portFile }: Cluster): Promise<number | undefined> => Number(await readKeptFile(portFile)) || undefined;

const storePort = async (port: number, cluster: Cluster): Promise<void> => {
  if ((await storedPort(cluster)) !== port) await keepFile(cluster.portFile, `${port}\n`);
};

const adoptOrphan = async (installation: Installation): Promise<RunningServer | undefined> => {
  const written = await readPostmasterFile(installation.cluster);
  if (!written || !(await isRunningPostgres(written.pid))) return undefined;
  const isOurs = await servesCluster(ownerUrl(installation, written.port), installation.cluster);
  return isOurs ? runningStranger(written.pid, written.port) : undefined;
};

const folderHeld = async (cluster: Cluster): Promise<StartFailure> => {
  const holder = await readPostmasterFile(cluster);
  return new StartFailure(
    `${cluster.folder} is held by a PostgreSQL that does not answer${holder ? ` (process ${holder.pid})` : ""}: end it and start again.`,
  );
};

export type PortWish = {
  readonly port?: number | undefined /** A restarted server must use its previous port. */;
  readonly only?: boolean;
};

/** Returns a running server of this data folder: adopts an orphan or starts a new one. */
export const bringUp = async (installation: Installation, wish: PortWish): Promise<RunningServer> => {
  const { cluster } = installation;
  const until = performance.now() + PATIENCE_MS;
  let port = wish.port ?? (await storedPort(cluster)) ?? anyPort();
  for (;;) {
    const orphan = await adoptOrphan(installation);
    if (orphan) return orphan;
    await discardStaleNote(cluster);
    const attempt = await launch(installation, port);
    if (attempt.outcome === "running") {
      await storePort(port, cluster);
      return attempt.server;
    }
    if (performance.now() > until) {
      throw attempt.outcome === "folder held"
        ? await folderHeld(cluster)
        : new StartFailure(`Port ${port} is taken: end what listens there.`);
    }
    if (attempt.outcome === "port taken" && !wish.only) port = anyPort();
    else await setTimeout(RETRY_MS);
  }
};
