import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./embedded.ts";

let template: string;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), "emdia postgres "));
  await (await startEmbeddedPostgres({ dataDir: template, durable: false })).stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "emdia postgres "));
  dataDir = join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(template, { recursive: true, force: true }));

/** Copies a data folder with a stopped server, as a restored backup. */
const bringBackup = () => execFileSync("cp", ["-R", template, dataDir]);

const start = (wish: { readonly port?: number } = {}) => startEmbeddedPostgres({ dataDir, durable: false, ...wish });

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" });
  await client.end();
  return rows.flat();
};

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);

/** Starts the server in another process, which commits a row and is then killed before any cleanup. */
const startElsewhereAndKill = async () => {
  const program = `
    import pg from "pg";
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve?.("./embedded.ts") ?? new URL("./embedded.ts", import.meta.url).href)};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: true });
    const client = new pg.Client(url);
    await client.connect();
    await client.query("create table kept (id int); insert into kept values (7)");
    console.log("committed");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
};

describe("first start", () => {
  test("the server collates Portuguese and listens on the loopback address", async () => {
    const server = await start();
    expect(await ask(server.url, "select word from unnest(array['zebra', 'água', 'avião', 'Bahia']) word order by word")).toEqual([
      "água",
      "avião",
      "Bahia",
      "zebra",
    ]);
    expect(
      await ask(server.url, "select setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories') order by name"),
    ).toEqual(["127.0.0.1", ""]);
    await server.stop();
  });

  test("cluster and password file are readable by their owner only", async () => {
    expect((await stat(join(template, "postgres"))).mode & 0o777).toBe(0o700);
    expect((await stat(join(template, "postgres.password"))).mode & 0o777).toBe(0o600);
  });

  test("the next start removes the draft of a killed first start", async () => {
    await mkdir(join(dataDir, "postgres.draft-abcdef", "base"), { recursive: true });
    const server = await start();
    expect(existsSync(join(dataDir, "postgres.draft-abcdef"))).toBe(false);
    await server.stop();
  });
});

describe("next start", () => {
  test("a restart has the same rows and port", async () => {
    bringBackup();
    const first = await start();
    await ask(first.url, "create table kept (id int)");
    await ask(first.url, "insert into kept values (42)");
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, "select id from kept")).toEqual([42]);
    await second.stop();
  });

  test("a start adopts the server of a killed process and stops it", async () => {
    await startElsewhereAndKill();
    const pid = await postmasterPid();
    const server = await start();
    expect(server.adopted).toBe(true);
    expect(await postmasterPid()).toBe(pid);
    expect(await ask(server.url, "select id from kept")).toEqual([7]);
    await server.stop();
    await expect(ask(server.url, "select 1")).rejects.toThrow("ECONNREFUSED");
  });

  test("a start recovers after server and parent process were killed", async () => {
    await startElsewhereAndKill();
    process.kill(await postmasterPid(), "SIGKILL");
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await ask(server.url, "select id from kept")).toEqual([7]);
    await server.stop();
  });

  test("a start ignores a postmaster.pid with the id of another program", async () => {
    bringBackup();
    const stranger = spawn("sleep", ["60"]);
    await writeFile(join(dataDir, "postgres", "postmaster.pid"), `${stranger.pid}\n/elsewhere\n1\n5\n\n127.0.0.1\n1 1\nready   \n`);
    const server = await start();
    expect(await postmasterPid()).not.toBe(stranger.pid);
    stranger.kill();
    await server.stop();
  });

  test("a start stores another port when its port is taken", async () => {
    bringBackup();
    const port = Number(await readFile(join(dataDir, "postgres.port"), "utf8"));
    const blocker = createServer().listen(port, "127.0.0.1");
    await once(blocker, "listening");
    const second = await start();
    expect(second.port).not.toBe(port);
    await second.stop();
    blocker.close();
    const third = await start();
    expect(third.port).toBe(second.port);
    await third.stop();
  });
});

describe("start failures", () => {
  test("a data folder in use by another process fails the start", async () => {
    bringBackup();
    const server = await start();
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: `The data folder ${dataDir} is already in use by another start of Em Dia (process ${process.pid}): end that one, or choose another folder with EMDIA_DATA_DIR.`,
    });
    await server.stop();
    await (await start()).stop();
  });

  test("a missing password file fails the start", async () => {
    bringBackup();
    await rm(join(dataDir, "postgres.password"));
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: expect.stringMatching(/^.*postgres\.password is missing/),
    });
  });

  test("a cluster of another PostgreSQL version fails the start", async () => {
    bringBackup();
    await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: expect.stringContaining("was made by another version of PostgreSQL"),
    });
  });

  test("a damaged cluster fails the start with PostgreSQL's message", async () => {
    bringBackup();
    await rm(join(dataDir, "postgres", "global", "pg_control"));
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: expect.stringMatching(/^The embedded PostgreSQL did not start \(.*pg_control.*\): see .*postgres\.log\.$/),
    });
  });

  test("a file instead of the data folder fails the start", async () => {
    await writeFile(dataDir, "");
    await expect(start()).rejects.toMatchObject({ name: "StartFailure", sentence: expect.stringContaining("cannot be a folder") });
  });
});
