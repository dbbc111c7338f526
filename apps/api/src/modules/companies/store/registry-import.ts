import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { openClient } from "../../../platform/database/connect-as-owner.ts";
import { openCopy } from "./copy-in.ts";

/** Connection as the database owner; one import uses it from the first row to the last. */
export type ImportConnection = pg.Client;
export const openImportConnection = async (ownerUrl: string): Promise<ImportConnection> => {
  const client = await openClient(ownerUrl);
  await client.query("set maintenance_work_mem = '256MB'; set statement_timeout = 0");
  return client;
};

/** The tables that an import rebuilds; the current tables remain in use until all new tables are complete. */
export const importedTables = ["company", "establishment", "simples", "partner", "term", "searched", "frequent_word"] as const;

export type FileProgress = { readonly rowsRead: number; readonly rowsBad: number; readonly isDone: boolean };
export type Fault = { readonly rowNumber: number; readonly reason: string };
export type Import = { readonly id: number; readonly finishedAt: Date | null };

const TURN = 0x65_6d_63_6e_70_6a; // "emcnpj"
const TURN_ATTEMPTS = 50;
const TURN_PAUSE_MS = 200;

/** Advisory lock: one import at a time. Retries, because PostgreSQL releases the lock of a killed process with a delay. */
export const takeTurn = async (client: ImportConnection, { patient }: { readonly patient: boolean }): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [TURN]);
    if (rows[0]?.mine) return true;
    if (!patient || attempt === TURN_ATTEMPTS) return false;
    await setTimeout(TURN_PAUSE_MS);
  }
};

export const inOwnTransaction = async <T>(client: ImportConnection, work: () => Promise<T>): Promise<T> => {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined); // a lost connection rolls back by itself
    throw error;
  }
};

/** The newest import, finished or not. */
export const lastImport = async (connection: ImportConnection): Promise<(Import & { readonly fingerprint: string }) | undefined> => {
  const { rows } = await connection.query<Import & { readonly fingerprint: string }>(
    'select id, fingerprint, finished_at as "finishedAt" from registry.import order by id desc limit 1',
  );
  return rows[0];
};

/** Creates empty tables, and deletes those of an unfinished import. */
export const beginImport = (client: ImportConnection, fingerprint: string): Promise<Import> =>
  inOwnTransaction(client, async () => {
    for (const table of importedTables) {
      await client.query(`drop table if exists registry_next.${table}`);
      await client.query(`create table registry_next.${table} (like registry.${table})`);
    }
    await client.query("delete from registry.import where finished_at is null");
    await client.query("delete from registry.import_file where import_id not in (select id from registry.import)");
    await client.query("delete from registry.import_fault where import_id not in (select id from registry.import)");
    const { rows } = await client.query<Import>(
      'insert into registry.import (fingerprint) values ($1) returning id, finished_at as "finishedAt"',
      [fingerprint],
    );
    const [made] = rows;
    if (!made) throw new Error("an import that was written down is not there");
    return made;
  });

export const progressOf = async (client: ImportConnection, importId: number, file: string): Promise<FileProgress> => {
  const { rows } = await client.query<FileProgress>(
    'select rows_read as "rowsRead", rows_bad as "rowsBad", is_done as "isDone" from registry.import_file where import_id = $1 and file = $2',
    [importId, file],
  );
  return rows[0] ?? { rowsRead: 0, rowsBad: 0, isDone: false };
};

export type Batch = {
  readonly write: (bytes: Buffer) => Promise<void>;
  /** Commits rows and progress in one transaction, so that an interrupted import resumes at the right row. */
  readonly commit: (progress: FileProgress, faults: readonly Fault[]) => Promise<void>;
};
export type BatchPlace = { readonly importId: number; readonly file: string; readonly table: string; readonly columns: readonly string[] };

export const openBatch = async (client: ImportConnection, { importId, file, table, columns }: BatchPlace): Promise<Batch> => {
  await client.query("begin");
  const copy = await openCopy(client, `copy registry_next.${table} (${columns.join(", ")}) from stdin (encoding 'LATIN1')`);
  return {
    write: copy.write,
    commit: async ({ rowsRead, rowsBad, isDone }, faults) => {
      await copy.end();
      await client.query(
        `insert into registry.import_file (import_id, file, rows_read, rows_bad, is_done) values ($1, $2, $3, $4, $5)
         on conflict (import_id, file) do update set rows_read = $3, rows_bad = $4, is_done = $5`,
        [importId, file, rowsRead, rowsBad, isDone],
      );
      await client.query(
        `insert into registry.import_fault (import_id, file, row_number, reason)
         select $1, $2, * from unnest($3::bigint[], $4::text[])`,
        [importId, file, faults.map(({ rowNumber }) => rowNumber), faults.map(({ reason }) => reason)],
      );
      await client.query("commit");
    },
  };
};

export type FaultsOfFile = { readonly file: string; readonly reason: string; readonly rows: number; readonly first: readonly number[] };

export const faultsOf = async (client: ImportConnection, importId: number): Promise<readonly FaultsOfFile[]> => {
  const { rows } = await client.query<FaultsOfFile>(
    `select file, reason, count(*) as rows, (array_agg(row_number order by row_number))[1:5] as first
     from registry.import_fault where import_id = $1 group by file, reason order by file, count(*) desc`,
    [importId],
  );
  return rows;
};
