import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { madePdf } from "../../../../test/files/made-pdf.ts";
import { openPaperServer } from "../../../../test/files/paper-server.ts";
import { PART_TYPE, type PartSender, partSender, type Spoke, toShelf } from "../../../../test/files/part-sender.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";
import { openDesk } from "./partial-upload-store.ts";

const world = openWorld();
const server = openPaperServer(world);
const opened: { person?: Person; sender?: PartSender } = {};
const sender = (): PartSender => {
  if (!opened.sender) throw new Error("nobody has signed in yet");
  return opened.sender;
};
const folder = () => join(server.folder(), "incoming/uploads", String(opened.person?.accountId));

beforeAll(async () => {
  const companyId = await newCompany(world, "both");
  opened.person = await newPerson(world, { companyId, keys: ["upload_document_pendency"] });
  opened.sender = partSender(server.address(), opened.person.token);
});

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
/** A PDF with unique bytes. */
const freshPdf = (weight = 5_000) => Buffer.concat([madePdf({ weight }), Buffer.from(`% ${randomUUID()}\n`)]);

test("a file sent in parts reaches its route with name and fields", async () => {
  const bytes = freshPdf(300_000);
  const { upload, done } = sender().upload(bytes, { metadata: { ...toShelf(), note: "em partes" }, chunkSize: 100_000 });
  upload.start();
  expect(JSON.parse((await done).getBody())).toEqual({
    shelf: 7,
    hash: hashOf(bytes),
    name: "Ficha de férias.pdf",
    type: "application/pdf",
    size: bytes.length,
    pages: 1,
    note: "em partes",
  });
});

type Cut = { readonly offset: number; readonly bytes: Buffer; readonly end: number };
/** Starts a request for the remaining bytes, sends them up to `end`, then aborts once the server has stored those. */
const sendAndCut = async (path: string, { offset, bytes, end }: Cut) => {
  const giveUp = new AbortController();
  const gone = new Promise<void>((resolve) => giveUp.signal.addEventListener("abort", () => resolve()));
  const parts = async function* () {
    yield new Uint8Array(bytes.subarray(offset, end));
    await gone;
  };
  const sending = fetch(`${server.address()}/api/uploads${path}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${opened.person?.token}`,
      "tus-resumable": "1.0.0",
      "upload-offset": String(offset),
      "content-type": PART_TYPE,
    },
    body: ReadableStream.from(parts()),
    duplex: "half",
    signal: giveUp.signal,
  }).catch(() => undefined);
  await expect.poll(async () => (await stat(join(folder(), path.slice(1)))).size, { timeout: 10_000 }).toBe(end);
  giveUp.abort();
  await sending;
};

test("an upload cut nine times resumes at each offset with all bytes", async () => {
  const bytes = Buffer.concat([freshPdf(), randomBytes(900_000)]);
  const { begun, offsetOf, patch } = sender();
  const path = await begun(bytes.length);
  for (let tenth = 1; tenth < 10; tenth += 1)
    await sendAndCut(path, { offset: await offsetOf(path), bytes, end: Math.floor((bytes.length * tenth) / 10) });
  const offset = await offsetOf(path);
  expect(offset).toBe(Math.floor(bytes.length * 0.9));
  const { status, body } = await patch(path, offset, bytes.subarray(offset));
  expect([status, body.hash]).toEqual([200, hashOf(bytes)]);
});

test("a second client resumes the upload of the first", async () => {
  const bytes = freshPdf(400_000);
  const first = sender().upload(bytes, { chunkSize: 100_000 }).upload;
  const paused = Promise.withResolvers<void>();
  first.options.onChunkComplete = () => void first.abort().then(paused.resolve);
  first.start();
  await paused.promise;
  const second = sender().upload(bytes);
  second.upload.url = first.url;
  second.upload.start();
  expect(JSON.parse((await second.done).getBody()).hash).toBe(hashOf(bytes));
});

test("a repeated last part returns the same response and stores once", async () => {
  const bytes = freshPdf();
  const { begun, offsetOf, patch, speak } = sender();
  const path = await begun(bytes.length);
  const first = await patch(path, 0, bytes);
  expect(await offsetOf(path)).toBe(bytes.length);
  const again = await patch(path, bytes.length);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const headers = { "upload-offset": String(bytes.length), "content-type": PART_TYPE };
  expect((await speak({ method: "PATCH", path, headers })).body).toEqual(first.body);
  expect([...server.shelf.values()].filter(({ hash }) => hash === hashOf(bytes))).toHaveLength(1);
  expect((await stat(join(folder(), path.slice(1)))).blocks).toBe(0);
});

test("an upload is finished later without its bytes when the route failed", async () => {
  const bytes = freshPdf();
  const { begun, patch } = sender();
  const path = await begun(bytes.length);
  server.asked.fails = true;
  expect((await patch(path, 0, bytes)).status).toBe(500);
  server.asked.fails = false;
  expect((await patch(path, bytes.length)).body.hash).toBe(hashOf(bytes));
});

test("an upload is finished later when the route refuses for now", async () => {
  const bytes = freshPdf();
  const { begun, patch } = sender();
  const path = await begun(bytes.length);
  server.asked.isClosed = true;
  expect(await patch(path, 0, bytes)).toMatchObject({ status: 422, body: { code: "pendency.inactive" } });
  server.asked.isClosed = false;
  expect((await patch(path, bytes.length)).body.hash).toBe(hashOf(bytes));
});

test("two concurrent last parts create one document", async () => {
  const bytes = freshPdf(200_000);
  const { begun, patch } = sender();
  const path = await begun(bytes.length);
  await patch(path, 0, bytes.subarray(0, 100_000));
  const statuses = await Promise.all([1, 2].map(async () => (await patch(path, 100_000, bytes.subarray(100_000))).status));
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect((await patch(path, bytes.length)).body.hash).toBe(hashOf(bytes));
  expect([...server.shelf.values()].filter(({ hash }) => hash === hashOf(bytes))).toHaveLength(1);
});

test("an upload is removed by DELETE and by a final refusal", async () => {
  const bytes = freshPdf();
  const { begun, patch, speak } = sender();
  const path = await begun(bytes.length);
  expect((await speak({ method: "DELETE", path })).status).toBe(204);
  expect((await speak({ method: "HEAD", path })).status).toBe(404);
  const refused = await begun(bytes.length, { ...toShelf(), note: "refuse" });
  expect(await patch(refused, 0, bytes)).toMatchObject({ status: 404, body: { code: "company.not_found" } });
  expect((await speak({ method: "HEAD", path: refused })).status).toBe(404);
  expect(await readdir(folder())).not.toContain(refused.slice(1));
});

test("an incomplete upload is removed after a day", async () => {
  const { begun, patch, speak } = sender();
  const path = await begun(10);
  await patch(path, 0, Buffer.alloc(4));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of await readdir(folder())) await utimes(join(folder(), name), yesterday, yesterday);
  await openDesk(join(server.folder(), "incoming"), () => new Date());
  expect((await speak({ method: "HEAD", path })).status).toBe(404);
  expect(await readdir(join(server.folder(), "incoming/uploads"))).not.toContain(String(opened.person?.accountId));
  expect((await speak({ method: "HEAD", path: await begun(10) })).status).toBe(200);
});

test("a slow upload survives the end of its session", async () => {
  const { token, refreshToken } = await newPerson(world, {
    companyId: await newCompany(world, "both"),
    keys: ["upload_document_pendency"],
  });
  const bytes = freshPdf(50_000);
  const tenth = Math.ceil(bytes.length / 10);
  const first = partSender(server.address(), token);
  const path = await first.begun(bytes.length);
  const arrived: number[] = [];
  const sendAs = async ({ patch }: PartSender): Promise<Spoke> => {
    const offset = arrived.length * tenth;
    const answer = await patch(path, offset, bytes.subarray(offset, offset + tenth));
    world.clock.forward({ seconds: 90 });
    if (answer.status >= 400 || arrived.push(answer.status) === 10) return answer;
    return sendAs({ patch } as PartSender);
  };
  expect((await sendAs(first)).body.code).toBe("session.denied");
  expect(arrived.length).toBeLessThan(10);
  const { answer } = await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken } });
  const renewed = partSender(server.address(), answer.token);
  expect(await renewed.offsetOf(path)).toBe(arrived.length * tenth);
  expect((await sendAs(renewed)).body.hash).toBe(hashOf(bytes));
});
