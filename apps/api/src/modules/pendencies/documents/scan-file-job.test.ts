import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendAttachment } from "../../../../test/fixtures/new-attachment.ts";
import { aPdf, newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { asClamd, EICAR } from "../../../../test/services/clamd.ts";
import { openWorld } from "../../../../test/world.ts";
import { openScanner } from "../../../platform/files/scanner.ts";
import { scanFileJob } from "./scan-file-job.ts";

const world = openWorld({ scans: true });
const clamd = createServer(asClamd);
beforeAll(async () => {
  clamd.listen(0, "127.0.0.1");
  await once(clamd, "listening");
});
afterAll(() => void clamd.close());

type Meanwhile = () => Promise<void>;
/** Runs the scan job of a document with the given bytes. */
const scanned = async (documentId: number, bytes: string, meanwhile?: Meanwhile): Promise<void> => {
  const { rows } = await world.database
    .ownerPool()
    .query('select provider_id as "providerId", file_id as "fileId" from attachment where id = $1', [documentId]);
  await lookedAt(rows[0], bytes, meanwhile);
};
const lookedAt = async (file: unknown, bytes: string, meanwhile?: Meanwhile): Promise<void> => {
  const scanner = openScanner(`clamd://127.0.0.1:${(clamd.address() as AddressInfo).port}`);
  const read = async () => {
    await meanwhile?.();
    return Readable.from([Buffer.from(bytes)]);
  };
  await scanFileJob({ files: { read }, scanner }).run(jobHand(world), file);
};

test("a file cannot be opened or sent before its scan", async () => {
  const pendency = await newPendency(world);
  const { api } = pendency.supplier;
  const { id, verdict } = await newDraft(pendency);
  expect(verdict).toBe("waiting");
  expect((await api("GET /documents/{id}")({ id })).refused).toMatchObject({ code: "document.not_available" });
  const send = async () => api("PUT /pendencies/{id}")({ id: pendency.pendencyId, body: { status: "IN_REVISION" } });
  expect((await send()).refused).toMatchObject({ code: "pendency.documents_held" });
  await scanned(id, "a certificate like any other");
  expect((await api("GET /documents/{id}")({ id })).status).toBe(200);
  expect((await send()).answer).toMatchObject({ status: "IN_REVISION" });
});

test("an infected file cannot be opened or sent and appears in history", async () => {
  const pendency = await newPendency(world);
  const { api } = pendency.supplier;
  const { id } = await newDraft(pendency, { name: "estranho.pdf" });
  await scanned(id, EICAR);
  expect((await api("GET /documents/{id}")({ id })).refused).toMatchObject({ details: { verdict: "infected" } });
  expect((await api("PUT /pendencies/{id}")({ id: pendency.pendencyId, body: { status: "IN_REVISION" } })).refused).toMatchObject({
    code: "pendency.documents_held",
  });
  const { answer } = await api("GET /pendencies/{id}/history")({ id: pendency.pendencyId });
  expect(answer.results[0]).toMatchObject({ action: "document.infected", accountName: null, subject: { name: "estranho.pdf" } });
});

test("two concurrent scans of an infected file write one history line", async () => {
  const pendency = await newPendency(world);
  const { id } = await newDraft(pendency);
  await scanned(id, EICAR, () => scanned(id, EICAR));
  const { answer } = await pendency.supplier.api("GET /pendencies/{id}/history")({ id: pendency.pendencyId });
  expect(answer.results.filter(({ action }) => action === "document.infected")).toHaveLength(1);
});

test("an infected attachment of a contractor's comment appears in the history", async () => {
  const { contractorId, pendencyId: id } = await newPendency(world);
  const reviewer = await newPerson(world, { companyId: contractorId, keys: "all" });
  const { answer: attachment } = await sendAttachment(reviewer, { id, bytes: aPdf(), name: "print.pdf" });
  expect(attachment).toMatchObject({ state: "waiting", can: { open: false } });
  await reviewer.api("POST /pendencies/{id}/comments")({ id, body: { text: "Veja.", attachments: [attachment.id] } });
  const { rows } = await world.database
    .ownerPool()
    .query('select file_owner_id as "providerId", file_id as "fileId" from pendency_comment_attachment where id = $1', [attachment.id]);
  await lookedAt(rows[0], EICAR);
  expect((await reviewer.api("GET /pendencies/{id}/comments")({ id })).answer.results[0]?.attachments).toMatchObject([
    { state: "infected" },
  ]);
  const { answer } = await reviewer.api("GET /pendencies/{id}/history")({ id });
  expect(answer.results[0]).toMatchObject({ action: "pendency.attachment_infected", accountName: null, subject: { name: "print.pdf" } });
});
