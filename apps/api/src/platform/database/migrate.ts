import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { explainFullDisk } from "../config/file-failure.ts";
import { StartFailure } from "../config/start-failure.ts";
import { codeOf, connectAsOwner, messageOf, placeOf } from "./connect-as-owner.ts";
import { type MigrationFile, readMigrations } from "./migration-files.ts";
import { refuseEarlierSeries } from "./refuse-earlier-series.ts";
import { type SqlStatement, splitStatements } from "./sql-statements.ts";

type Applied = { readonly number: number; readonly name: string; readonly checksum: string };

const TURN = 0x65_6d_64_69_61; // "emdia"
const RETRY_MS = 100;
const NOT_ALLOWED = "42501";
/**
 * Lock timeout: an `alter table` that waits for a long query blocks every later query, so it fails instead and the operator starts again.
 */
const LOCK_PATIENCE = "10s";

/**
 * Takes the advisory lock, so that one process migrates at a time. Polls, because a waiting query would block `create index concurrently`.
 */
const waitForTurn = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [TURN]);
    if (rows[0]?.mine) return;
    await setTimeout(RETRY_MS);
  }
};

const readApplied = async (client: pg.Client, url: string): Promise<readonly Applied[]> => {
  const make = `create schema if not exists emdia;
    create table if not exists emdia.migration
      (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`;
  await client.query(make).catch((error: unknown) => {
    if (codeOf(error) !== NOT_ALLOWED) throw error;
    throw new StartFailure(`The user of DATABASE_URL may not change ${placeOf(url)} (${messageOf(error)}): make that user its owner.`);
  });
  return (await client.query<Applied>("select number, name, checksum from emdia.migration")).rows;
};

/** Checks names and checksums of the migrations in common. The database may have more, from a newer version. */
const refuseChanged = (files: readonly MigrationFile[], applied: readonly Applied[]): void => {
  for (const { number, name, checksum } of applied) {
    const file = files.find((candidate) => candidate.number === number);
    if (file && file.name !== name) throw new StartFailure(`Migration ${file.name} was applied as ${name}: give it that name again.`);
    if (file && file.checksum !== checksum) {
      throw new StartFailure(
        `Migration ${name} was changed after it was applied: bring back its old text and write the change as a new migration.`,
      );
    }
  }
};

const ENDS_TRANSACTION = /^(begin|start\s+transaction|commit|rollback|end|abort)\b/i;

const lineOf = ({ text, line }: SqlStatement, error: unknown): number => {
  const position = error instanceof pg.DatabaseError ? Number(error.position ?? 1) : 1;
  return line + text.slice(0, position - 1).split("\n").length - 1;
};

const runStatements = async (client: pg.Client, file: MigrationFile): Promise<void> => {
  const afterwards = file.runsOutsideTransaction
    ? "what came before that line stays, and all of it runs again on the next start: correct it so that it may"
    : "it was rolled back whole: correct it, or the data it met, and start again";
  for (const statement of splitStatements(file.sql)) {
    const failed = (line: number, message: string) =>
      new StartFailure(`Migration ${file.name} failed at line ${line} (${message}); ${afterwards}.`);
    if (ENDS_TRANSACTION.test(statement.text)) throw failed(statement.line, "a migration does not begin or end transactions itself");
    await client.query(statement.text).catch((error: unknown) => {
      throw explainFullDisk(error) ?? failed(lineOf(statement, error), messageOf(error));
    });
  }
};

const record = (client: pg.Client, { number, name, checksum }: MigrationFile) =>
  client.query("insert into emdia.migration (number, name, checksum) values ($1, $2, $3)", [number, name, checksum]);

const apply = async (client: pg.Client, file: MigrationFile): Promise<void> => {
  if (file.runsOutsideTransaction) {
    await runStatements(client, file);
    await record(client, file);
    return;
  }
  await client.query(`begin; set local lock_timeout = '${LOCK_PATIENCE}'`);
  try {
    await runStatements(client, file);
    await record(client, file);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined); // a lost connection rolls back by itself
    throw error;
  }
};

/** Applies the pending migrations and returns their names. Forward only. */
export const migrate = async (ownerUrl: string, folder: string, embeddedIn?: string): Promise<readonly string[]> => {
  const files = await readMigrations(folder);
  const client = await connectAsOwner(ownerUrl);
  try {
    await waitForTurn(client);
    const applied = await readApplied(client, ownerUrl);
    refuseEarlierSeries(applied, { ownerUrl, embeddedIn });
    refuseChanged(files, applied);
    const pending = files.filter(({ number }) => !applied.some((done) => done.number === number));
    for (const file of pending) await apply(client, file);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // also releases the advisory lock
  }
};
