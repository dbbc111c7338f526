import { StartFailure } from "./start-failure.ts";

export const notWritable = (path: string): StartFailure =>
  new StartFailure(
    `This user may not read and write ${path}: give it to the user who starts Em Dia, or choose another folder with EMDIA_DATA_DIR.`,
  );

export const noSpaceLeft = (path: string): StartFailure =>
  new StartFailure(
    `No space is left on the disk that holds ${path}: free some, or choose another disk with EMDIA_DATA_DIR, and start again.`,
  );

/** Says nothing about a path: an external server has its own disk, and the embedded one uses the disk of the data folder. */
const noSpaceForDatabase = (): StartFailure =>
  new StartFailure("No space is left on the disk of the database: free some, or choose another disk with EMDIA_DATA_DIR, and start again.");

const notAFolder = (path: string): StartFailure =>
  new StartFailure(`${path} cannot be a folder, because it or something on the way to it is a file: choose another with EMDIA_DATA_DIR.`);

const explanations: { readonly [code: string]: (path: string) => StartFailure } = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOSPC: noSpaceLeft,
  EDQUOT: noSpaceLeft,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
};

export const hasCode = (error: unknown, code: string): boolean => error instanceof Error && "code" in error && error.code === code;

/** For `.catch`: turns a disk error into a `StartFailure` for the operator and rethrows any other error unchanged. */
export const explainFailureAt =
  (path: string) =>
  (error: unknown): never => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw explanations[code]?.(path) ?? error;
  };

const DISK_FULL_IN_POSTGRESQL = "53100";

/** Explains a full disk wherever the start meets it: in the data folder or in PostgreSQL. */
export const explainFullDisk = (error: unknown): StartFailure | undefined => {
  if (hasCode(error, DISK_FULL_IN_POSTGRESQL)) return noSpaceForDatabase();
  return hasCode(error, "ENOSPC") || hasCode(error, "EDQUOT") ? noSpaceLeft("the data folder") : undefined;
};
