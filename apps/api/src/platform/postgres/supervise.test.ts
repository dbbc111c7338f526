import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { superviseEmbedded } from "./supervise.ts";

test("a server killed with SIGKILL restarts on its port with all rows", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "emdia-postgres-"));
  const lines: string[] = [];
  // A slow machine may need a second attempt, which is reported as well.
  const losses = () => lines.filter((line) => line === "PostgreSQL ended unexpectedly and is started again.").length;
  const server = await superviseEmbedded({ dataDir, report: (line) => lines.push(line) });
  const pool = new pg.Pool({ connectionString: server.url, max: 1 });
  pool.on("error", () => undefined);
  await pool.query("create table kept (id int primary key)");

  for (const id of [1, 2]) {
    await pool.query("insert into kept values ($1)", [id]);
    const [pid] = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGKILL");
    await vi.waitFor(() => expect(losses()).toBeGreaterThanOrEqual(id), { timeout: 5_000 });
    await vi.waitFor(() => pool.query("select 1"), { timeout: 15_000 });
  }
  expect((await pool.query("select id from kept order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);

  await pool.end();
  await server.stop();
  await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toThrow("ECONNREFUSED");
  await rm(dataDir, { recursive: true });
});
