import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madePdf } from "../../../test/files/made-pdf.ts";
import { movableClock } from "../../../test/movable-clock.ts";
import { isRefusal, type Outcome } from "../../kernel/outcome.ts";
import { type FileStore, openFileStore } from "./file-store.ts";
import type { StoredFile } from "./keep-file.ts";

const clock = movableClock();
const limits = { maxBytes: 1_000 };
const pdf = madePdf();
const streamOf = (bytes: Buffer | string) => Readable.from([Buffer.from(bytes)]);
const broken = () => {
  const stream = new PassThrough();
  stream.write("half of it");
  setImmediate(() => stream.destroy(new Error("the phone lost its network")));
  return stream;
};
const accepted = (outcome: Outcome<StoredFile>): StoredFile => {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.code}`);
  return outcome.value;
};

type Place = { readonly url: string; readonly close: () => Promise<void> };
const folder = async (dir: string): Promise<Place> => ({ url: pathToFileURL(join(dir, "files")).href, close: async () => undefined });
const bucket = async (dir: string): Promise<Place> => {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(dir, "s3"),
    configureBuckets: [{ name: "emdia" }],
  });
  const { port } = await server.run();
  return { url: `s3://S3RVER:S3RVER@storage.example/emdia?endpoint=http://127.0.0.1:${port}`, close: () => server.close() };
};

describe.each([
  ["a folder", folder, "files/incoming"],
  ["a bucket", bucket, "incoming"],
])("file store in %s", (_kind, open, incoming) => {
  const world = { dir: "", files: undefined as FileStore | undefined, place: undefined as Place | undefined };
  const files = (): FileStore => {
    if (!world.files) throw new Error("the store is not open yet");
    return world.files;
  };
  const waiting = () => readdir(join(world.dir, incoming));
  const openStore = (url: string) => openFileStore({ storageUrl: url, dataDir: world.dir, secret: "a secret", clock });

  beforeAll(async () => {
    world.dir = await mkdtemp(join(tmpdir(), "emdia-files-"));
    world.place = await open(world.dir);
    world.files = await openStore(world.place.url);
  });
  afterAll(async () => {
    await world.place?.close();
    await rm(world.dir, { recursive: true, force: true });
  });

  test("a stored file is read by hash and has its detected type", async () => {
    const file = accepted(await files().store(streamOf(pdf), limits));
    expect(file).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), size: pdf.length, type: "application/pdf", pages: 1 });
    const bytes = await files().read(file.hash);
    expect(bytes && (await buffer(bytes))).toEqual(pdf);
    expect(await waiting()).toEqual([]);
  });

  test("equal bytes are one file, even when stored concurrently", async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => files().store(streamOf("the same"), limits)));
    const hashes = new Set(outcomes.map((outcome) => accepted(outcome).hash));
    expect(hashes.size).toBe(1);
    const [hash = ""] = hashes;
    await files().remove(hash);
    expect(await files().exists(hash)).toBe(false);
    expect(await files().read(hash)).toBeUndefined();
  });

  test("a file above the limit is refused and leaves nothing", async () => {
    expect(accepted(await files().store(streamOf("x".repeat(1_000)), limits)).size).toBe(1_000);
    expect(await files().store(streamOf("x".repeat(1_001)), limits)).toMatchObject({
      code: "request.too_large",
      details: { maxBytes: 1_000 },
    });
    expect(await waiting()).toEqual([]);
  });

  test("a type that is not accepted is refused and leaves nothing", async () => {
    const page = "<!doctype html><script>alert(1)</script>";
    const onlyPdf = { ...limits, accepted: ["application/pdf"] };
    expect(await files().store(streamOf(page), onlyPdf)).toMatchObject({
      code: "request.unsupported_type",
      details: { type: "text/plain" },
    });
    expect(accepted(await files().store(streamOf(pdf), onlyPdf)).type).toBe("application/pdf");
    expect(await waiting()).toEqual([]);
  });

  test("an interrupted upload fails and leaves nothing", async () => {
    await expect(files().store(broken(), limits)).rejects.toThrow("the phone lost its network");
    expect(await waiting()).toEqual([]);
  });

  test("openFileStore removes spooled files older than a day", async () => {
    const paths = ["killed", "arriving"].map((name) => join(world.dir, incoming, name));
    for (const path of paths) await writeFile(path, "half of it");
    const long = new Date(clock.now().getTime() - 25 * 3_600_000);
    await utimes(paths[0] ?? "", long, long);
    await openStore(world.place?.url ?? "");
    expect(await waiting()).toEqual(["arriving"]);
    await rm(paths[1] ?? "");
  });

  test("a signed link downloads the file under its own name", async () => {
    const { hash, type } = accepted(await files().store(streamOf(pdf), limits));
    const link = await files().signedDownload({ hash, type, name: "Ficha de EPI – março.pdf" }, 60);
    const answer = link.startsWith("http") ? await followed(link) : await served(files(), link);
    expect(answer).toMatchObject({
      type: "application/pdf",
      disposition: `inline; filename="Ficha de EPI _ marco.pdf"; filename*=UTF-8''Ficha%20de%20EPI%20%E2%80%93%20mar%C3%A7o.pdf`,
      bytes: pdf,
    });
  });

  test("a malformed hash is rejected and reaches no file", async () => {
    for (const hash of ["", "../../etc/passwd", "a".repeat(63), "G".repeat(64)])
      await expect(files().read(hash)).rejects.toThrow("64 digits");
  });
});

const followed = async (link: string) => {
  const response = await fetch(link);
  const { headers } = response;
  return {
    type: headers.get("content-type"),
    disposition: headers.get("content-disposition"),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const served = async (files: FileStore, link: string) => {
  const found = await files.download(new URL(link, "http://localhost").searchParams.get("link") ?? "");
  if (!found) throw new Error("the link is refused");
  const { headers, bytes } = found;
  return { type: headers["content-type"], disposition: headers["content-disposition"], bytes: await buffer(bytes) };
};

test("a folder storage link expires by time or with its file", async () => {
  const dir = await mkdtemp(join(tmpdir(), "emdia-files-"));
  const files = await openFileStore({ storageUrl: pathToFileURL(dir).href, dataDir: dir, secret: "a secret", clock });
  const { hash, type } = accepted(await files.store(streamOf(pdf), limits));
  const linkFor = async (seconds: number) => (await files.signedDownload({ hash, type, name: "a.pdf" }, seconds)).split("link=")[1] ?? "";
  const [short, long] = [await linkFor(60), await linkFor(120)];
  clock.forward({ seconds: 61 });
  expect(await files.download(short)).toBeUndefined();
  const found = await files.download(long);
  found?.bytes.destroy();
  expect(found).toBeDefined();
  await files.remove(hash);
  expect(await files.download(long)).toBeUndefined();
  await rm(dir, { recursive: true });
});

test("an unreachable bucket refuses the upload, reports the error and leaves nothing", async () => {
  const dir = await mkdtemp(join(tmpdir(), "emdia-files-"));
  const storageUrl = "s3://KEY:SECRET@storage.example/emdia?endpoint=http://127.0.0.1:1";
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const files = await openFileStore({ storageUrl, dataDir: dir, secret: "a secret", clock, onFailure });
  expect(await files.store(streamOf(pdf), limits)).toMatchObject({ code: "storage.unavailable" });
  expect(String(failures)).toContain("Cannot write file");
  expect(await readdir(join(dir, "incoming"))).toEqual([]);
  await rm(dir, { recursive: true });
});

test("a folder without write access refuses uploads until it is writable", async () => {
  const dir = await mkdtemp(join(tmpdir(), "emdia-files-"));
  const files = await openFileStore({ storageUrl: pathToFileURL(dir).href, dataDir: dir, secret: "a secret", clock });
  const unavailable = { code: "storage.unavailable" };
  await rm(join(dir, "incoming"), { recursive: true });
  expect(await files.store(streamOf(pdf), limits)).toMatchObject(unavailable);
  await mkdir(join(dir, "incoming"));
  const inTheWay = join(dir, createHash("sha256").update(pdf).digest("hex").slice(0, 2));
  await writeFile(inTheWay, "where a folder should be");
  expect(await files.store(streamOf(pdf), limits)).toMatchObject(unavailable);
  expect(await readdir(join(dir, "incoming"))).toEqual([]);
  await rm(inTheWay);
  expect(accepted(await files.store(streamOf(pdf), limits)).size).toBe(pdf.length);
  await rm(dir, { recursive: true });
});
