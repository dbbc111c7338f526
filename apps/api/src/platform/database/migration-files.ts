import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "../config/start-failure.ts";

export type MigrationFile = {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly runsOutsideTransaction: boolean;
};

const OUTSIDE_TRANSACTION = "-- outside a transaction";
const NAME = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

const readMigration = async (folder: string, name: string): Promise<MigrationFile> => {
  const [, number] = NAME.exec(name) ?? [];
  if (number === undefined) throw new StartFailure(`${name} is not a name for a migration: write it like 0001-what-changes.sql.`);
  const sql = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { number: Number(number), name, sql, checksum, runsOutsideTransaction: sql.startsWith(OUTSIDE_TRANSACTION) };
};

/** All migrations, numbered 1, 2, 3 without a gap, so that a merge of two branches with the same number fails. */
export const readMigrations = async (folder: string): Promise<readonly MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(names.map((name) => readMigration(folder, name)));
  files.forEach(({ number, name }, index) => {
    const before = files[index - 1];
    if (before?.number === number) throw new StartFailure(`${before.name} and ${name} have the same number: give the later one the next.`);
    if (number !== index + 1) throw new StartFailure(`There is no migration ${index + 1} before ${name}: number them without a gap.`);
  });
  return files;
};
