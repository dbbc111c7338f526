import { noSpaceLeft, notWritable } from "../config/file-failure.ts";
import { StartFailure } from "../config/start-failure.ts";

const severity = /^.*?(?:FATAL|PANIC|initdb: error|error):\s*/;

/** A disk that is nearly full takes part of what is written, and PostgreSQL then speaks of bytes instead of space. */
const fullDisk = /No space left on device|Disk quota exceeded|Check free disk space|wrote only \d+ of \d+ bytes/;

/** The line that ended it: PostgreSQL's last one of that weight, or else its last word. */
const lastWord = (output: string): string => {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return (lines.findLast((line) => severity.test(line)) ?? lines.at(-1) ?? "it said nothing").replace(severity, "").trim();
};

/** What `initdb` or `postgres` wrote before it gave up, as a sentence for whoever starts Em Dia. */
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
