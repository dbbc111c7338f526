import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFile, prepareDataFolder, readKeptFile } from "./data-folder.ts";
import { explainFailureAt, explainFullDisk } from "./file-failure.ts";
import { installationSecret } from "./installation-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "emdia-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A path where not even root can create a folder. */
const forbidden = process.platform === "darwin" ? "/System/emdia" : "/sys/emdia";

test("a data folder without write access fails the start with its path", async () => {
  await expect(prepareDataFolder(forbidden)).rejects.toMatchObject({
    name: "StartFailure",
    sentence: `This user may not read and write ${forbidden}: give it to the user who starts Em Dia, or choose another folder with EMDIA_DATA_DIR.`,
  });
});

test.runIf(process.platform === "linux")("a full disk fails the start with its path", async () => {
  await expect(writeFile("/dev/full", "text").catch(explainFailureAt("/srv/emdia"))).rejects.toMatchObject({
    name: "StartFailure",
    sentence: "No space is left on the disk that holds /srv/emdia: free some, or choose another disk with EMDIA_DATA_DIR, and start again.",
  });
});

test("explainFullDisk recognizes the disk errors of PostgreSQL and of Node", () => {
  const met = (code: string) => explainFullDisk(Object.assign(new Error("could not extend file"), { code }))?.sentence;
  expect(met("53100")).toMatch(/^No space is left on the disk of the database/);
  expect(met("ENOSPC")).toMatch(/^No space is left on the disk that holds the data folder/);
  expect(met("42P01")).toBeUndefined();
});

test("explainFailureAt rethrows an error that is not about the disk", async () => {
  await expect(Promise.reject(new TypeError("a bug")).catch(explainFailureAt(folder))).rejects.toThrow(TypeError);
});

test("keepFile replaces the file atomically with mode 0600", async () => {
  const path = join(folder, "secret");
  await keepFile(path, "first");
  await keepFile(path, "second");
  expect(await readKeptFile(path)).toBe("second");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["secret"]);
  expect(await readKeptFile(join(folder, "none"))).toBeUndefined();
});

test("installationSecret creates the secret once and reuses it", async () => {
  const dataDir = join(folder, "new", "data");
  const made = await installationSecret({ secret: undefined, dataDir });
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(await installationSecret({ secret: undefined, dataDir })).toBe(made);
  expect((await stat(join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
});

test("concurrent first starts use the same secret", async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => installationSecret({ secret: undefined, dataDir: folder })));
  expect(new Set(made)).toEqual(new Set([await readKeptFile(join(folder, "secret"))]));
  expect(await readdir(folder)).toEqual(["secret"]);
});

test("the operator's secret takes precedence and writes no file", async () => {
  expect(await installationSecret({ secret: "the operator's own word, and long", dataDir: folder })).toBe(
    "the operator's own word, and long",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("installationSecret rejects a truncated secret file", async () => {
  await writeFile(join(folder, "secret"), "short");
  await expect(installationSecret({ secret: undefined, dataDir: folder })).rejects.toMatchObject({
    name: "StartFailure",
    sentence: expect.stringContaining("is damaged"),
  });
});
