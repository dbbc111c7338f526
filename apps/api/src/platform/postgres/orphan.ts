import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { isRunningPostgres, isTaken } from "./postmaster-process.ts";

export type ServerAddress = { readonly pid: number; readonly port: number };

/** What the server last wrote into its folder about itself; true or not, only a connection tells. */
export const readPostmasterFile = async ({ folder }: Cluster): Promise<ServerAddress | undefined> => {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && port ? { pid, port } : undefined;
};

/**
 * Whether the server at this address serves this very folder: it is asked for a file that was put there just now. Names would not
 * settle it, since a folder can be copied, linked, or seen under another path by the server.
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
 * After a hard end (of a container, say) the number of the dead server may belong to any other program, or to nothing but its own
 * remains, and PostgreSQL would not start while it is taken. Then its note is removed; if the number is free PostgreSQL does that
 * itself, after looking more closely. The server's shared memory guards the folder in both cases.
 */
export const discardStaleNote = async (cluster: Cluster): Promise<void> => {
  const written = await readPostmasterFile(cluster);
  if (!written || (await isRunningPostgres(written.pid)) || !(await isTaken(written.pid))) return;
  await rm(join(cluster.folder, "postmaster.pid"), { force: true });
};
