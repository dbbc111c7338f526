import { createHash, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { madePdf } from "../../../../test/files/made-pdf.ts";
import { openPaperServer } from "../../../../test/files/paper-server.ts";
import { partSender, toShelf } from "../../../../test/files/part-sender.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const server = openPaperServer(world);
const crowded = openPaperServer(world, { freeMinBytes: Number.MAX_SAFE_INTEGER });
const who: { sender?: Person; companyId?: number } = {};
const sender = () => {
  if (!who.sender) throw new Error("the sender has not signed in yet");
  return who.sender;
};
const owner = (text: string, values: readonly unknown[] = []) => world.database.ownerPool().query(text, [...values]);
const freshPdf = () => Buffer.concat([madePdf({ weight: 3_000 }), Buffer.from(`% ${randomUUID()}\n`)]);
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

beforeEach(async () => {
  who.companyId = await newCompany(world, "both");
  who.sender = await newPerson(world, { companyId: who.companyId, keys: ["upload_document_pendency"] });
});

const send = async (bytes: Buffer, { note, address = server.address() }: { readonly note?: string; readonly address?: string } = {}) => {
  const form = new FormData();
  if (note !== undefined) form.append("note", note);
  form.append("paper", new Blob([new Uint8Array(bytes)]), "ficha.pdf");
  const headers = { authorization: `Bearer ${sender().token}`, companyId: String(who.companyId) };
  const response = await fetch(`${address}/api/shelves/7/papers`, { method: "POST", headers, body: form });
  return { status: response.status, body: (await response.json()) as { readonly code?: string } };
};
const isKept = (bytes: Buffer) => server.files().exists(hashOf(bytes));
const openUploads = async () => (await owner("select id from upload where account_id = $1 and is_open", [sender().accountId])).rowCount;

test("bytes of a refused upload are removed at once", async () => {
  const bytes = freshPdf();
  expect((await send(bytes, { note: "refuse" })).body.code).toBe("company.not_found");
  await expect.poll(() => isKept(bytes)).toBe(false);
  await expect.poll(openUploads).toBe(0);
  const accepted = freshPdf();
  expect((await send(accepted)).status).toBe(201);
  expect([await isKept(accepted), await openUploads()]).toEqual([true, 0]);
});

test("bytes of a failed request are removed at once", async () => {
  const bytes = freshPdf();
  server.asked.fails = true;
  expect((await send(bytes)).status).toBe(500);
  server.asked.fails = false;
  await expect.poll(() => isKept(bytes)).toBe(false);
});

test("a refused upload spares bytes that another running upload claims", async () => {
  const bytes = freshPdf();
  await owner("insert into upload (account_id, bytes, hash, begun_at) values ($1, 1, $2, $3)", [
    sender().accountId,
    hashOf(bytes),
    world.clock.now(),
  ]);
  expect((await send(bytes, { note: "refuse" })).status).toBe(404);
  await expect.poll(openUploads).toBe(1);
  expect(await isKept(bytes)).toBe(true);
});

test("a final refusal of a resumable upload removes its bytes", async () => {
  const bytes = freshPdf();
  const { begun, patch } = partSender(server.address(), sender().token);
  const path = await begun(bytes.length, { ...toShelf(), note: "refuse" });
  expect((await patch(path, 0, bytes)).body.code).toBe("company.not_found");
  expect([await isKept(bytes), await openUploads()]).toEqual([false, 0]);
});

test.each([
  { of: "account", quota: "files", files: 2_000, bytes: 0 },
  { of: "account", quota: "bytes", files: 1, bytes: 5_000_000_000 },
  { of: "company", quota: "bytes", files: 1, bytes: 20_000_000_000 },
])("an upload above the $quota of the $of is refused that day", async ({ of, files, bytes }) => {
  const { accountId } = of === "account" ? sender() : await newPerson(world, { companyId: who.companyId ?? 0, keys: "all" });
  await owner(
    "insert into upload (account_id, company_id, bytes, begun_at, is_open) select $1, $2, $3, $4, false from generate_series(1, $5)",
    [accountId, who.companyId, bytes, world.clock.now(), files],
  );
  expect(await send(freshPdf())).toMatchObject({ status: 429, body: { code: "file.quota_reached" } });
  if (of === "account") {
    const { begin } = partSender(server.address(), sender().token);
    expect((await begin(10)).body.code).toBe("file.quota_reached");
  }
  await owner("update upload set begun_at = begun_at - interval '1 day' where account_id = $1", [accountId]);
  expect((await send(freshPdf())).status).toBe(201);
});

test("uploads are refused while the disk is almost full", async () => {
  expect(await send(freshPdf(), { address: crowded.address() })).toMatchObject({ status: 503, body: { code: "storage.low" } });
  const { begin } = partSender(crowded.address(), sender().token);
  expect((await begin(10)).body.code).toBe("storage.low");
});
