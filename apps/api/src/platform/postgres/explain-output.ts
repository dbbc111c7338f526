import { noSpaceLeft, notWritable } from "../config/file-failure.ts";
import { StartFailure } from "../config/start-failure.ts";

const severity = /^.*?(?:FATAL|PANIC|initdb: error|error):\s*/;

/** Messages of a full disk. On a nearly full disk PostgreSQL reports a short write instead of missing space. */
const fullDisk = /No space left on device|Disk quota exceeded|Check free disk space|wrote only \d+ of \d+ bytes/;

/** The last line with severity FATAL, PANIC or error, or else the last line. */
const lastWord = (output: string): string => {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return (lines.findLast((line) => severity.test(line)) ?? lines.at(-1) ?? "it said nothing").replace(severity, "").trim();
};

/** Turns the output of a failed `initdb` or `postgres` into a sentence for the operator. */
export const explainOutput = (output: string, folder: string): StartFailure => {
  const last = lastWord(output);
  if (fullDisk.test(output)) return noSpaceLeft(folder);
  if (/Permission denied|Read-only file system/.test(last)) return notWritable(folder);
  if (/incompatible with server/.test(output)) {
    return new StartFailure(
      `${folder} was made by another version of PostgreSQL: start the version of Em Dia that made it, or choose another EMDIA_DATA_DIR.`,
    );
  }
  return new StartFailure(`The embedded PostgreSQL did not start (${last}): see ${folder}.log.`);
};
