import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openWorld } from "../../test/world.ts";

const world = openWorld();
const MIGRATION = join(import.meta.dirname, "../../migrations/0034-demo-accounts.sql");

test("the demo loader marks its accounts, those that the migration lists", async () => {
  const sql = await readFile(MIGRATION, "utf8");
  const listed = [...sql.matchAll(/'(\S+@\S+\.example)'/g)].map(([, email]) => email);
  const { rows } = await world.database.ownerPool().query<{ email: string; demo: boolean }>("select email, demo from account");
  expect(rows.every(({ demo }) => demo)).toBe(true);
  expect(rows.map(({ email }) => email).sort()).toEqual(listed.sort());
});
