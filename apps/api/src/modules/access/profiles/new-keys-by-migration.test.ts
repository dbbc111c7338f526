import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newSupplied } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const file = join(import.meta.dirname, "../../../../migrations/0035-salary-and-health-keys.sql");

test("the migration adds both keys except to readers", async () => {
  const pool = world.database.ownerPool();
  const { providerId } = await newSupplied(world);
  const before = {
    writer: ["see_file_pendency", "see_employee", "see_employee_data", "update_employee"],
    reader: ["see_file_pendency", "see_employee_data", "export_employee"],
    other: ["see_employee", "update_employee"],
  };
  for (const [name, keys] of Object.entries(before))
    await pool.query("insert into access_profile (company_id, name, relation_type, permissions) values ($1, $2, 'both', $3)", [
      providerId,
      name,
      keys,
    ]);
  const text = await readFile(file, "utf8");
  const block = text.slice(text.indexOf("do $$"));
  await pool.query(block);
  await pool.query(block);
  const { rows } = await pool.query<{ name: string; permissions: string[] }>(
    "select name, permissions from access_profile where company_id = $1 and name = any ($2)",
    [providerId, Object.keys(before)],
  );
  expect(Object.fromEntries(rows.map(({ name, permissions }) => [name, permissions]))).toEqual({
    ...before,
    writer: ["see_file_pendency", "see_health_document", "see_employee", "see_employee_data", "see_employee_salary", "update_employee"],
  });
});
