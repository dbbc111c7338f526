import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { isRunningPostgres, isTaken } from "./postmaster-process.ts";

export type ServerAddress = { readonly pid: number; readonly port: number };

/** Process id and port that the server last wrote. They may be outdated. */
export const readPostmasterFile = async ({ folder }: Cluster): Promise<ServerAddress | undefined> => {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && port ? { pid, port } : undefined;
};

/**
 * Whether the server at this address serves this folder: creates a file and queries it through the server. Paths cannot be compared,
 * because a folder may be copied, linked or mounted elsewhere.
 */
export const servesCluster = async (url: string, { folder }: Cluster): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  const mark = `emdia-mark-${randomUUID()}`;
  try {
    await client.connect();
    await writeFile(join(folder, mark), "");
    const { rowCount } = await client.query("select from pg_stat_file($1, true) where size is not null", [mark]);
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await rm(join(folder, mark), { force: true });
    await client.end().catch(() => undefined);
  }
};

/**
 * Removes a postmaster.pid that would block the start: after a hard stop (of a container, for example) its process id may belong to another
 * program. PostgreSQL removes one with a free id itself. The server's shared memory protects the folder in both cases.
 */
export const discardStaleNote = async (cluster: Cluster): Promise<void> => {
  const written = await readPostmasterFile(cluster);
  if (!written || (await isRunningPostgres(written.pid)) || !(await isTaken(written.pid))) return;
  await rm(join(cluster.folder, "postmaster.pid"), { force: true });
};
