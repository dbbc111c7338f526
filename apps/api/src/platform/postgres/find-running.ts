import { resolve } from "node:path";
import { readKeptFile } from "../config/data-folder.ts";
import { clusterIn } from "./cluster.ts";
import { urlOfOwner } from "./launch.ts";
import { readPostmasterFile, servesCluster } from "./orphan.ts";

/** URL of the embedded server if another process runs it, for command-line tools. */
export const findRunningEmbedded = async (dataDir: string): Promise<string | undefined> => {
  const cluster = clusterIn(resolve(dataDir));
  const written = await readPostmasterFile(cluster);
  const password = await readKeptFile(cluster.passwordFile);
  if (!written || !password) return undefined;
  const url = urlOfOwner(password, written.port);
  return (await servesCluster(url, cluster)) ? url : undefined;
};
