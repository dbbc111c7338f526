import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { prepareDataFolder } from "../config/data-folder.ts";
import { bringUp } from "./bring-up.ts";
import { clusterIn, createCluster, ownerPassword, takeCluster } from "./cluster.ts";
import { claimDataFolder } from "./exclusive-claim.ts";
import { findPrograms } from "./find-programs.ts";
import { type Installation, ownerUrl } from "./launch.ts";
import type { RunningServer } from "./running-server.ts";
import { chooseServerUser } from "./server-user.ts";

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** False is for tests only: a power failure destroys such a cluster. */
  readonly durable?: boolean;
  /** Preferred port. The default is the previous port, else any free one. */
  readonly port?: number;
};
export type EmbeddedPostgres = {
  /** URL of the owner, for the database `postgres`. */
  readonly url: string;
  readonly port: number;
  /** True if a killed process had left the server running. */
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
};

const openCluster = async (dataDir: string, durable: boolean): Promise<Installation> => {
  const cluster = clusterIn(dataDir);
  const user = await chooseServerUser(cluster.folder);
  const programs = await findPrograms(dataDir, user);
  if (existsSync(cluster.folder)) await takeCluster(cluster, user);
  else await createCluster(cluster, { programs, user, durable });
  return { cluster, programs, user, durable, password: await ownerPassword(cluster) };
};

type Started = { readonly installation: Installation; readonly server: RunningServer; readonly release: () => void };

/** Claims the data folder, creates its cluster if absent and starts the server. Releases the claim on failure. */
export const startInstallation = async ({ dataDir, durable = true, port }: EmbeddedOptions): Promise<Started> => {
  const folder = resolve(dataDir);
  await prepareDataFolder(folder);
  const { release } = await claimDataFolder(folder);
  try {
    const installation = await openCluster(folder, durable);
    return { installation, server: await bringUp(installation, { port }), release };
  } catch (error) {
    release();
    throw error;
  }
};

/** Starts or adopts the server of a data folder. Does not restart it if it ends. */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { installation, server, release } = await startInstallation(options);
  const { port, adopted } = server;
  return { url: ownerUrl(installation, port), port, adopted, stop: () => server.stop().finally(release) };
};
