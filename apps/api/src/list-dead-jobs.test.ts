import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { ownDatabase } from "../test/database.ts";

const database = ownDatabase();
const command = join(import.meta.dirname, "list-dead-jobs.ts");
const listed = (settings: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, [command], { env: { ...process.env, ...settings } });
const asOperator = () => listed({ DATABASE_URL: database.url("owner"), EMDIA_SECRET: inject("secret"), EMDIA_MAIL_URL: "outbox:" });

test("the command lists dead jobs, newest first, with their cause", async () => {
  expect((await asOperator()).stdout).toBe("No job is dead.\n");
  const owner = database.ownerPool();
  await owner.query(`select enqueue('test.note-down', '{"note": 5}'), enqueue('test.send-mail', '{}'), enqueue('test.still-tried', '{}')`);
  const end = `update graphile_worker._private_jobs j set attempts = max_attempts, last_error = $2, updated_at = $3
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`;
  await owner.query(end, ["test.note-down", "the file is gone\n    at read (file.ts:5)", "2026-03-10T12:00:00Z"]);
  await owner.query(end, ["test.send-mail", null, "2026-03-11T08:30:00Z"]);
  expect((await asOperator()).stdout.split("\n")).toEqual([
    expect.stringMatching(/^2026-03-11T08:30:00\.000Z {2}test\.send-mail \(job \d+, 8 attempts\): without a cause$/),
    expect.stringMatching(/^2026-03-10T12:00:00\.000Z {2}test\.note-down \(job \d+, 8 attempts\): the file is gone$/),
    "",
  ]);
});

test("the command fails when the product does not run", async () => {
  const nowhere = join(tmpdir(), "emdia-nothing-runs-here");
  await expect(listed({ EMDIA_DATA_DIR: nowhere })).rejects.toMatchObject({
    code: 1,
    stderr: `No Em Dia runs in ${nowhere}: start it, or choose its folder with EMDIA_DATA_DIR, and ask again.\n`,
  });
});
