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
  /** Not durable is for tests alone: after a power failure such a cluster is worth nothing. */
  readonly durable?: boolean;
  /** Where it should listen if nobody else does; otherwise where it listened last, or anywhere. */
  readonly port?: number;
};
export type EmbeddedPostgres = {
  /** The owner's, on the database `postgres`. */
  readonly url: string;
  readonly port: number;
  /** It was running already, left behind by a start that was killed. */
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

/** Claims the data folder, makes its cluster if need be and brings its server up, or leaves nothing claimed. */
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

/** Starts, or adopts, the server of this data folder, from nothing if need be. If it ends by itself, it stays down. */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { installation, server, release } = await startInstallation(options);
  const { port, adopted } = server;
  return { url: ownerUrl(installation, port), port, adopted, stop: () => server.stop().finally(release) };
};
