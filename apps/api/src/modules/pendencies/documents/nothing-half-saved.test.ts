// Uploads with a full storage or a failing database.
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { partSender } from "../../../../test/files/part-sender.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { aPdf, documentForm } from "../../../../test/fixtures/new-document.ts";
import { openFullBucket } from "../../../../test/services/full-bucket.ts";
import { openWorld } from "../../../../test/world.ts";

const bucket = openFullBucket();
const world = openWorld({ storageUrl: bucket.url });
const asked = askedOf(world);
type Fixture = Awaited<ReturnType<typeof asked>>;

const sendForm = ({ sender, id }: Fixture, line: string) =>
  sender("POST /pendencies/{id}/documents")({ id, body: documentForm(aPdf(line), { issueDate: dayFromNow(-3) }) });
const bytesBehind = async ({ sender }: Fixture, id: number): Promise<string> =>
  (await fetch((await sender("GET /documents/{id}")({ id })).answer.url)).text();

test("a form upload fails while the storage is full and succeeds later", async () => {
  const pendency = await asked();
  bucket.fill(true);
  expect(await sendForm(pendency, "cheio")).toMatchObject({ status: 503, refused: { code: "storage.unavailable" } });
  expect(await pendency.documents()).toEqual([]);
  bucket.fill(false);
  const { status, answer } = await sendForm(pendency, "cheio");
  expect([status, await bytesBehind(pendency, answer.id)]).toEqual([201, expect.stringContaining("(cheio)")]);
  expect(await pendency.documents()).toHaveLength(1);
});

test("a chunked upload resumes with all its bytes after a full storage", async () => {
  const pendency = await asked();
  const bytes = Buffer.from(await aPdf("em partes").arrayBuffer());
  const { begun, patch, offsetOf } = partSender(world.address(), pendency.supplier.token);
  const path = await begun(bytes.length, { to: `/pendencies/${pendency.id}/documents`, filename: "aso.pdf", issueDate: dayFromNow(-3) });
  bucket.fill(true);
  expect(await patch(path, 0, bytes)).toMatchObject({ status: 503, body: { code: "storage.unavailable" } });
  expect(await pendency.documents()).toEqual([]);
  bucket.fill(false);
  expect(await offsetOf(path)).toBe(bytes.length);
  const { status, body } = await patch(path, bytes.length);
  expect([status, await bytesBehind(pendency, Number(body.id))]).toEqual([200, expect.stringContaining("(em partes)")]);
});

/** Kills the database connection that waits for the locked row, to simulate a database failure at that moment. */
const killWhoWaits = async (pendencyId: number, sending: () => Promise<unknown>): Promise<void> => {
  const holder = await world.database.ownerPool().connect();
  try {
    await holder.query("begin");
    await holder.query("select from pendency where id = $1 for update", [pendencyId]);
    const sent = sending();
    const killed = async () =>
      (await world.database.ownerPool().query("select pg_terminate_backend(pid) from pg_locks where not granted")).rowCount ?? 0;
    await expect.poll(killed, { timeout: 10_000 }).toBeGreaterThan(0);
    await sent;
  } finally {
    await holder.query("rollback");
    holder.release();
  }
};

test("a database failure after the upload stores nothing, and a retry succeeds", async () => {
  const pendency = await asked();
  await killWhoWaits(pendency.id, async () =>
    expect(await sendForm(pendency, "entre os dois")).toMatchObject({ status: 503, refused: { code: "server.unavailable" } }),
  );
  expect(await pendency.documents()).toEqual([]);
  const { status, answer } = await sendForm(pendency, "entre os dois");
  expect([status, await bytesBehind(pendency, answer.id)]).toEqual([201, expect.stringContaining("(entre os dois)")]);
  expect(await pendency.documents()).toHaveLength(1);
});

test("a chunked upload survives a database failure without resending bytes", async () => {
  const pendency = await asked();
  const bytes = Buffer.from(await aPdf("partes e linha").arrayBuffer());
  const { begun, patch } = partSender(world.address(), pendency.supplier.token);
  const path = await begun(bytes.length, { to: `/pendencies/${pendency.id}/documents`, filename: "aso.pdf", issueDate: dayFromNow(-3) });
  await killWhoWaits(pendency.id, async () => expect((await patch(path, 0, bytes)).status).toBe(503));
  expect(await pendency.documents()).toEqual([]);
  expect((await patch(path, bytes.length)).status).toBe(200);
  expect(await pendency.documents()).toHaveLength(1);
});
