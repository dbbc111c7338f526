import { createHash } from "node:crypto";
import { StartFailure } from "../../../platform/config/start-failure.ts";
import { gatherWords, giveIndexes, hasCompanies, swapTables } from "../store/registry-finish.ts";
import {
  beginImport,
  faultsOf,
  type ImportConnection,
  importedTables,
  lastImport,
  openImportConnection,
  takeTurn,
} from "../store/registry-import.ts";
import { BATCH_ROWS, loadFile } from "./load-file.ts";
import { type PublishedFile, publishedFiles } from "./published-file.ts";

export type Importing = {
  /** Prints one progress line. */
  readonly say: (line: string) => void;
  readonly batchRows?: number;
  /** Skips the import if another import was begun or is running. */
  readonly givesWay?: boolean;
};

/** Identifies an import by its file names and sizes, so that a second run with the same files resumes it or does nothing. */
const fingerprintOf = (files: readonly PublishedFile[]): string =>
  createHash("sha256")
    .update(JSON.stringify(files.map(({ name, bytes }) => [name, bytes])))
    .digest("hex");

const count = new Intl.NumberFormat("en-US");
const rowsText = (rows: number): string => `${count.format(rows)} ${rows === 1 ? "row" : "rows"}`;

const progressLine = (begun: number) => {
  let before = { at: begun, rows: 0 };
  let current = "";
  return ({ file, rowsRead, rowsBad, share }: { file: string; rowsRead: number; rowsBad: number; share: number }): string => {
    const now = performance.now();
    const rows = file === current ? rowsRead - before.rows : rowsRead;
    const speed = Math.round((rows / Math.max(1, now - before.at)) * 1000);
    before = { at: now, rows: rowsRead };
    current = file;
    const bad = rowsBad > 0 ? `, ${count.format(rowsBad)} bad` : "";
    return `${file}: ${rowsText(rowsRead)}${bad}, ${Math.floor(share * 100)} %, ${count.format(speed)} a second`;
  };
};

const printFaults = async (connection: ImportConnection, importId: number, { say }: Importing): Promise<void> => {
  for (const { file, reason, rows, first } of await faultsOf(connection, importId))
    say(`${file}: ${rowsText(rows)} left out (${reason}), the first: ${first.join(", ")}`);
};

const finish = async (connection: ImportConnection, importId: number, importing: Importing): Promise<void> => {
  if (!(await hasCompanies(connection)))
    throw new StartFailure(
      "No establishment could be read from these files, so what is there was left as it is: look at the reasons above.",
    );
  importing.say("Making the indexes");
  for (const table of importedTables) {
    if (table === "searched") await gatherWords(connection);
    const repeated = await giveIndexes(connection, table);
    if (repeated > 0) importing.say(`${table}: ${rowsText(repeated)} left out (published twice)`);
  }
  await swapTables(connection, importId);
};

/** Returns the import to resume or a new one; undefined if nothing is left to import. */
const openImport = async (connection: ImportConnection, fingerprint: string, { say, givesWay }: Importing): Promise<number | undefined> => {
  const last = await lastImport(connection);
  const isSame = last?.fingerprint === fingerprint;
  if (last && !isSame && givesWay) return undefined;
  if (!last || !isSame) return (await beginImport(connection, fingerprint)).id;
  if (last.finishedAt) {
    say(`These files were imported on ${last.finishedAt.toISOString().slice(0, 10)}: nothing is left to do`);
    return undefined;
  }
  say("Going on where the last import was stopped");
  return last.id;
};

const run = async (connection: ImportConnection, folder: string, importing: Importing): Promise<void> => {
  const { say, batchRows = BATCH_ROWS, givesWay = false } = importing;
  const files = await publishedFiles(folder);
  if (!(await takeTurn(connection, { patient: !givesWay }))) {
    if (givesWay) return;
    throw new StartFailure("Another import is running: wait for its end, or end it.");
  }
  const importId = await openImport(connection, fingerprintOf(files), importing);
  if (importId === undefined) return;
  const line = progressLine(performance.now());
  for (const file of files) await loadFile({ connection, importId, batchRows, onBatch: (progress) => say(line(progress)) }, file);
  await printFaults(connection, importId, importing);
  await finish(connection, importId, importing);
  say("The registry is there");
};

/** Imports a folder of published files into new tables. Readers use the previous tables until the final swap. */
export const importRegistry = async (ownerUrl: string, folder: string, importing: Importing): Promise<void> => {
  const connection = await openImportConnection(ownerUrl);
  try {
    await run(connection, folder, importing);
  } finally {
    await connection.end();
  }
};
