import { resolve } from "node:path";
import { readKeptFile } from "../config/data-folder.ts";
import { clusterIn } from "./cluster.ts";
import { urlOfOwner } from "./launch.ts";
import { readPostmasterFile, servesCluster } from "./orphan.ts";

/** The address of the embedded server while somebody else keeps it running, so that a program beside the product may use it too. */
export const findRunningEmbedded = async (dataDir: string): Promise<string | undefined> => {
  const cluster = clusterIn(resolve(dataDir));
  const written = await readPostmasterFile(cluster);
  const password = await readKeptFile(cluster.passwordFile);
  if (!written || !password) return undefined;
  const url = urlOfOwner(password, written.port);
  return (await servesCluster(url, cluster)) ? url : undefined;
};
