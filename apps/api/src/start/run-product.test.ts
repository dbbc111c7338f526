import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ownDatabase } from "../../test/database.ts";
import { databasePid, failToStart, type Product, startProduct } from "../../test/product.ts";

const database = ownDatabase();
const folder = await mkdtemp(join(tmpdir(), "emdia-start-"));
const dataDir = join(folder, "data");
const withoutDemo = { EMDIA_DEMO: "off", EMDIA_MAIL_URL: "outbox:" };
const running: { product?: Product; other?: Server } = {};

// A start without the demo is refused while these accounts are active.
beforeAll(() => database.ownerPool().query("update account set disabled_at = now() where demo"));
afterAll(async () => {
  await running.product?.stop();
  running.other?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server that occupies a port. */
const takenPort = async (): Promise<number> => {
  const other = createServer();
  running.other = other;
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  return (other.address() as AddressInfo).port;
};

/** Expects exactly this sentence on stderr, without a stack trace. */
const endsWith = async (settings: Readonly<Record<string, string>>, sentence: string) =>
  expect(await failToStart(settings)).toMatchObject({ code: 1, complaint: `${sentence}\n` });

describe.concurrent("failed starts", () => {
  test("an unknown setting fails the start with one sentence", () =>
    endsWith({ EMDIA_DEMOO: "on" }, "EMDIA_DEMOO is not a setting of Em Dia: README.md lists them all."));

  test("a malformed setting fails the start with one sentence", () =>
    endsWith({ PORT: "seventy" }, "PORT is malformed: it must be a port from 0 to 65535."));

  test("a file instead of the data folder fails the start", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    await endsWith(
      { EMDIA_DATA_DIR: file },
      `${file} cannot be a folder, because it or something on the way to it is a file: choose another with EMDIA_DATA_DIR.`,
    );
  });

  test("an unreachable database fails the start without showing the password", async () => {
    const address = new URL(inject("databases").owner);
    address.password = "guessed";
    const { code, complaint } = await failToStart({ ...withoutDemo, DATABASE_URL: address.href, EMDIA_SECRET: inject("secret") });
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The database \S+ at \S+ cannot be opened \([^\n]+\): check DATABASE_URL and that it is running\.\n$/);
    expect(complaint).not.toContain("guessed");
  });

  test("a port in use fails the start with one sentence", async () => {
    const port = await takenPort();
    await endsWith(
      {
        ...withoutDemo,
        PORT: String(port),
        DATABASE_URL: database.url("owner"),
        EMDIA_SECRET: inject("secret"),
        EMDIA_DATA_DIR: join(folder, "files"),
      },
      `Port ${port} on 127.0.0.1 is taken by another program: stop it, or choose another port with PORT.`,
    );
  });

  test("an https address without trusted proxies is warned about", async () => {
    const { log } = await failToStart({
      ...withoutDemo,
      EMDIA_PUBLIC_URL: "https://emdia.example",
      PORT: "1",
      HOST: "203.0.113.1",
      DATABASE_URL: database.url("owner"),
      EMDIA_SECRET: inject("secret"),
      EMDIA_DATA_DIR: join(folder, "proxy-files"),
    });
    expect(log).toContain("EMDIA_TRUSTED_PROXIES is not set");
  });
});

test("a start without the demo is refused while a demo account is active", async () => {
  await database.ownerPool().query("update account set disabled_at = null where email = 'admin@serraazul.example'");
  await endsWith(
    { ...withoutDemo, DATABASE_URL: database.url("owner"), EMDIA_SECRET: inject("secret"), EMDIA_DATA_DIR: join(folder, "demo-files") },
    "The database has active accounts of the demo, whose password is public: start with another database, or with another EMDIA_DATA_DIR.",
  );
});

test("a second start is refused, and Ctrl-C ends the first completely", async () => {
  const product = await startProduct(dataDir, withoutDemo);
  running.product = product;
  const server = await databasePid(dataDir);
  const { code, complaint } = await failToStart({ EMDIA_DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(complaint).toMatch(
    /^The data folder \S+ is already in use by another start of Em Dia \(process \d+\): end that one, or choose another folder with EMDIA_DATA_DIR\.\n$/,
  );
  expect((await fetch(`${product.address}/api/health/ready`)).status).toBe(200);

  expect(await product.interrupt()).toBe(0);
  expect(() => process.kill(server, 0)).toThrow("ESRCH");
  await expect(fetch(`${product.address}/api/health/live`)).rejects.toThrow();
});
