import { mkdtemp, rename, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { movableClock } from "../../../test/movable-clock.ts";
import { sweepContext } from "../jobs/job-context.ts";
import { sweeps } from "../jobs/sweeps.ts";
import { collectOrphans } from "./collect-orphans.ts";
import { type FileStore, openFileStore } from "./file-store.ts";

const database = ownDatabase();
const jobs = ownJobs(database);
const opened: { folder?: string; files?: FileStore } = {};
const files = (): FileStore => {
  if (!opened.files) throw new Error("the store is not open yet");
  return opened.files;
};

beforeAll(async () => {
  opened.folder = await mkdtemp(join(tmpdir(), "emdia-orphans-"));
  const storageUrl = pathToFileURL(opened.folder).href;
  opened.files = await openFileStore({ storageUrl, dataDir: opened.folder, secret: "a secret", clock: movableClock() });
});
afterAll(() => rm(opened.folder ?? "", { recursive: true, force: true }));

const store = async (text: string): Promise<string> => {
  const kept = await files().store(Readable.from([Buffer.from(text)]), { maxBytes: 1_000 });
  if (!kept.ok) throw new Error(kept.code);
  return kept.value.hash;
};
const pathOf = (hash: string) => join(opened.folder ?? "", hash.slice(0, 2), hash.slice(2, 4), hash);
const setAge = async (hash: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(pathOf(hash), then, then);
};

/** Runs the sweep for eight nights, so that every folder is scanned. The clock moves back, so that young files stay young. */
const sweepEightNights = async () => {
  const sweep = sweeps.find(({ name }) => name === "platform.collect-orphaned-files");
  const today = new Date();
  for (let night = 0; night < 8; night += 1) {
    const clock = { now: () => new Date(today.getTime() - night * 86_400_000) };
    await sweep?.run(sweepContext(jobs.sweepPool(), { clock, log: pino({ level: "silent" }), files: files() }));
  }
};

test("the sweep removes old files without a row and no others", async () => {
  const orphan = await store("killed between bytes and row");
  const named = await store("the photo of somebody");
  const young = await store("sent just now");
  await database.ownerPool().query("update worker set photo_key = $1 where id = (select min(id) from worker)", [named]);
  for (const hash of [orphan, named]) await setAge(hash, 24 * 10);
  await sweepEightNights();
  expect(await Promise.all([orphan, named, young].map((hash) => files().exists(hash)))).toEqual([false, true, true]);
});

test("storing the same bytes again makes a file young, so it stays", async () => {
  const hash = await store("sent twice");
  await setAge(hash, 24 * 10);
  expect(await store("sent twice")).toBe(hash);
  await sweepEightNights();
  expect(await files().exists(hash)).toBe(true);
});

test("hashesUnder lists the files of a four-digit prefix", async () => {
  const hash = await store("listed");
  const listed: string[] = [];
  for await (const page of files().hashesUnder(hash.slice(0, 4))) listed.push(...page);
  expect(listed).toEqual([hash]);
  const empty: string[] = [];
  await rm(pathOf(hash));
  for await (const page of files().hashesUnder(hash.slice(0, 4))) empty.push(...page);
  expect(empty).toEqual([]);
  await expect(files().hashesUnder("../..")[Symbol.asyncIterator]().next()).rejects.toThrow("four digits");
});

/** Scans every folder and runs a callback before each removal. */
const collectWhile = async (beforeRemoval: (hash: string) => Promise<unknown>): Promise<number> => {
  const today = new Date();
  let removed = 0;
  for (let night = 0; night < 8; night += 1) {
    const now = new Date(today.getTime() - night * 86_400_000);
    const storedAt: FileStore["storedAt"] = async (hash) => {
      const then = await files().storedAt(hash);
      if (then && now.getTime() - then.getTime() >= 86_400_000) await beforeRemoval(hash);
      return then;
    };
    removed += await collectOrphans({ ...files(), storedAt }, { now, named: async () => [] });
  }
  return removed;
};

test("a file stored again before its removal stays", async () => {
  const hash = await store("settled in between");
  await setAge(hash, 24 * 10);
  await collectWhile(async (old) => old === hash && store("settled in between"));
  expect(await files().exists(hash)).toBe(true);
  expect((await files().storedAt(hash))?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test("removeUnless keeps a file stored again during the check", async () => {
  const hash = await store("settled aside");
  await setAge(hash, 24 * 10);
  const isGone = await files().removeUnless(hash, async () => {
    expect(await files().exists(hash)).toBe(false);
    await store("settled aside");
    return false;
  });
  expect([isGone, await files().exists(hash)]).toEqual([true, true]);
});

test("removeUnless restores a spared file, or any file if the check fails", async () => {
  const hash = await store("named in between");
  await setAge(hash, 24 * 10);
  expect(await files().removeUnless(hash, async () => true)).toBe(false);
  await expect(
    files().removeUnless(hash, async () => {
      throw new Error("the database is away");
    }),
  ).rejects.toThrow("away");
  expect(await files().exists(hash)).toBe(true);
  expect(await files().removeUnless("0".repeat(64), async () => false)).toBe(false);
});

test("the next start restores a file that a killed process had renamed", async () => {
  const hash = await store("killed aside");
  await rename(pathOf(hash), join(opened.folder ?? "", "incoming", `${hash}.aside`));
  expect(await files().exists(hash)).toBe(false);
  const storageUrl = pathToFileURL(opened.folder ?? "").href;
  await openFileStore({ storageUrl, dataDir: opened.folder ?? "", secret: "a secret", clock: movableClock() });
  expect(await files().exists(hash)).toBe(true);
});
