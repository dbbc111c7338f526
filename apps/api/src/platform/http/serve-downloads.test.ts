import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { movableClock } from "../../../test/movable-clock.ts";
import { isRefusal } from "../../kernel/outcome.ts";
import { openFileStore } from "../files/file-store.ts";
import { serveDownloads } from "./serve-downloads.ts";

const clock = movableClock();
const dataDir = await mkdtemp(join(tmpdir(), "emdia-downloads-"));
const files = await openFileStore({ storageUrl: pathToFileURL(join(dataDir, "files")).href, dataDir, secret: "a secret", clock });
const app = Fastify();

beforeAll(() => serveDownloads(app, files));
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const linkTo = async (bytes: string, name: string) => {
  const stored = await files.store(Readable.from([Buffer.from(bytes)]), { maxBytes: 1_000 });
  if (isRefusal(stored)) throw new Error(stored.code);
  return files.signedDownload({ hash: stored.value.hash, name, type: stored.value.type }, 60);
};

test("a link downloads the file as an attachment under its name", async () => {
  const { statusCode, headers, body } = await app.inject(await linkTo("<script>alert(1)</script>", "página.html"));
  expect(statusCode).toBe(200);
  expect(body).toBe("<script>alert(1)</script>");
  expect(headers["content-disposition"]).toMatch(/^attachment/);
  expect(headers["content-type"]).not.toMatch(/html/);
});

test("an expired, altered or missing link answers the same 404", async () => {
  const link = await linkTo("holerite", "holerite.txt");
  const altered = await app.inject(`${link.slice(0, -3)}AAA`);
  const none = await app.inject("/api/files");
  clock.forward({ minutes: 2 });
  const old = await app.inject(link);
  expect([altered.statusCode, none.statusCode, old.statusCode]).toEqual([404, 404, 404]);
  expect(old.body).toBe(none.body);
});
