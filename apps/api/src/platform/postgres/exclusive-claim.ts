import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readKeptFile } from "../config/data-folder.ts";
import { explainFailureAt, notWritable } from "../config/file-failure.ts";
import { StartFailure } from "../config/start-failure.ts";

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/** A lock of the operating system on a file. Node offers none of its own; SQLite's exclusive transaction on an empty file is one. */
const tryToLock = (path: string): DatabaseSync | undefined => {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path);
    file.exec("pragma journal_mode = memory; begin exclusive");
    return file;
  } catch (error) {
    file?.close();
    if (isBusy(error)) return undefined;
    throw notWritable(path);
  }
};

/**
 * Keeps a second start away from the same data folder. The lock ends with the process that holds it, however it ends, so nothing
 * has to guess whether the process of a number written down earlier is still the same one. The number is there for people only.
 */
export const claimDataFolder = async (dataDir: string): Promise<{ readonly release: () => void }> => {
  const holderFile = join(dataDir, "in-use.pid");
  const lock = tryToLock(join(dataDir, "in-use.lock"));
  if (!lock) {
    const holder = (await readKeptFile(holderFile))?.trim();
    throw new StartFailure(
      `The data folder ${dataDir} is already in use by another start of Em Dia${holder ? ` (process ${holder})` : ""}: end that one, or choose another folder with EMDIA_DATA_DIR.`,
    );
  }
  await writeFile(holderFile, `${process.pid}\n`).catch(explainFailureAt(holderFile));
  return { release: () => lock.close() };
};
