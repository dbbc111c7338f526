import { expect, test } from "vitest";
import { explainOutput } from "./explain-output.ts";

const sentenceFor = (output: string) => explainOutput(output, "/srv/emdia/postgres").sentence;

test.each([
  'FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
  'ERROR:  could not extend file "base/1/1249": wrote only 4096 of 8192 bytes at block 24\nPANIC:  cannot abort transaction 1, it was already committed',
])("explainOutput recognizes a full disk in %s", (output) => {
  expect(sentenceFor(output)).toMatch(/^No space is left on the disk that holds \/srv\/emdia\/postgres/);
});

test("explainOutput names a folder without permission", () => {
  expect(sentenceFor('FATAL:  could not open file "global/pg_control": Permission denied')).toMatch(/^This user may not read and write/);
});

test("explainOutput repeats the last fatal message without its prefix", () => {
  const output =
    "2026-03-10 10:00:00 UTC [7] FATAL:  could not load library\n2026-03-10 10:00:00 UTC [7] LOG:  database system is shut down\n";
  expect(sentenceFor(output)).toBe("The embedded PostgreSQL did not start (could not load library): see /srv/emdia/postgres.log.");
});
