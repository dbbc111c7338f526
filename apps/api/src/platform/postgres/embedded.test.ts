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

/** A data folder whose server was stopped, as it comes out of a backup: whoever copies it owns it then. */
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

/** Another process that starts the server and commits a row; once it has said so it is killed before it can tidy up. */
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

describe("from nothing", () => {
  test("a server starts that sorts as Portuguese does and listens on this machine alone", async () => {
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

  test("cluster and password are for nobody else to read", async () => {
    expect((await stat(join(template, "postgres"))).mode & 0o777).toBe(0o700);
    expect((await stat(join(template, "postgres.password"))).mode & 0o777).toBe(0o600);
  });

  test("a first start that was killed half way is begun again", async () => {
    await mkdir(join(dataDir, "postgres.draft-abcdef", "base"), { recursive: true });
    const server = await start();
    expect(existsSync(join(dataDir, "postgres.draft-abcdef"))).toBe(false);
    await server.stop();
  });
});

describe("the next start", () => {
  test("finds the rows and the port of the last one", async () => {
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

  test("adopts the server of a start that was killed, with what it had committed, and stops it in the end", async () => {
    await startElsewhereAndKill();
    const pid = await postmasterPid();
    const server = await start();
    expect(server.adopted).toBe(true);
    expect(await postmasterPid()).toBe(pid);
    expect(await ask(server.url, "select id from kept")).toEqual([7]);
    await server.stop();
    await expect(ask(server.url, "select 1")).rejects.toThrow("ECONNREFUSED");
  });

  test("recovers when the server was killed together with the process that started it", async () => {
    await startElsewhereAndKill();
    process.kill(await postmasterPid(), "SIGKILL");
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await ask(server.url, "select id from kept")).toEqual([7]);
    await server.stop();
  });

  test("is not misled by a note whose process number belongs to another program by now", async () => {
    bringBackup();
    const stranger = spawn("sleep", ["60"]);
    await writeFile(join(dataDir, "postgres", "postmaster.pid"), `${stranger.pid}\n/elsewhere\n1\n5\n\n127.0.0.1\n1 1\nready   \n`);
    const server = await start();
    expect(await postmasterPid()).not.toBe(stranger.pid);
    stranger.kill();
    await server.stop();
  });

  test("takes another port when somebody listens on the last one, and keeps to it", async () => {
    bringBackup();
    const port = Number(await readFile(join(dataDir, "postgres.port"), "utf8"));
    const somebody = createServer().listen(port, "127.0.0.1");
    await once(somebody, "listening");
    const second = await start();
    expect(second.port).not.toBe(port);
    await second.stop();
    somebody.close();
    const third = await start();
    expect(third.port).toBe(second.port);
    await third.stop();
  });
});

describe("what keeps it from starting is said in a sentence", () => {
  test("another start uses the data folder", async () => {
    bringBackup();
    const server = await start();
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: `The data folder ${dataDir} is already in use by another start of Em Dia (process ${process.pid}): end that one, or choose another folder with EMDIA_DATA_DIR.`,
    });
    await server.stop();
    await (await start()).stop();
  });

  test("the password of the cluster is lost", async () => {
    bringBackup();
    await rm(join(dataDir, "postgres.password"));
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: expect.stringMatching(/^.*postgres\.password is missing/),
    });
  });

  test("the cluster was made by another version of PostgreSQL", async () => {
    bringBackup();
    await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: expect.stringContaining("was made by another version of PostgreSQL"),
    });
  });

  test("the cluster is damaged, with PostgreSQL's own words", async () => {
    bringBackup();
    await rm(join(dataDir, "postgres", "global", "pg_control"));
    await expect(start()).rejects.toMatchObject({
      name: "StartFailure",
      sentence: expect.stringMatching(/^The embedded PostgreSQL did not start \(.*pg_control.*\): see .*postgres\.log\.$/),
    });
  });

  test("the data folder is a file", async () => {
    await writeFile(dataDir, "");
    await expect(start()).rejects.toMatchObject({ name: "StartFailure", sentence: expect.stringContaining("cannot be a folder") });
  });
});
