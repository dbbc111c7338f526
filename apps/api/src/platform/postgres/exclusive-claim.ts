import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readKeptFile } from "../config/data-folder.ts";
import { explainFailureAt, notWritable } from "../config/file-failure.ts";
import { StartFailure } from "../config/start-failure.ts";

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/** Takes an operating system lock on a file. Node has no API for that, so this uses SQLite's exclusive transaction on an empty file. */
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
 * Claims the data folder for this process. The lock ends with the process, so no stale process id must be interpreted; the written id is
 * for the error message only.
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
