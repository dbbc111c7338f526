import { COMMENT_ATTACHMENTS_MAX } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { madePdf } from "../../../../test/files/made-pdf.ts";
import { partSender } from "../../../../test/files/part-sender.ts";
import { sendAttachment } from "../../../../test/fixtures/new-attachment.ts";
import { aPdf, newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const TALKS = ["see_pendency", "see_details_pendency", "add_comment_pendency"] as const;
type Speaker = Pick<Person, "api">;

/** A pendency with two reviewers of the contractor and a user of the supplier. */
const talked = async () => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  const holding = { companyId: pendency.contractorId, keys: [...TALKS, "see_file_pendency", "see_health_document"] as const };
  const [reviewer, colleague] = [await newPerson(world, holding), await newPerson(world, holding)];
  const send = async (who: Speaker, name = "anexo.pdf", bytes = aPdf(String(Math.random()))) =>
    (await sendAttachment(who, { id, bytes, name })).answer;
  const say = ({ api }: Speaker, attachments: number[], pendencyId = id) =>
    api("POST /pendencies/{id}/comments")({ id: pendencyId, body: { text: "Veja o anexo.", attachments } });
  const open = ({ api }: Speaker, attachmentId: number) =>
    api("GET /pendencies/{id}/comments/attachments/{attachmentId}")({ id, attachmentId });
  const said = async ({ api }: Speaker) => (await api("GET /pendencies/{id}/comments")({ id })).answer.results;
  return { ...pendency, id, reviewer, colleague, send, say, open, said };
};
const owner = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);

test("both sides read and open attachments in their order and name", async () => {
  const { reviewer, supplier, send, say, open, said } = await talked();
  const [second, first] = [await send(reviewer, "segunda.pdf"), await send(reviewer, "Página com o erro.pdf", aPdf("erro"))];
  expect(first).toMatchObject({ name: "Página com o erro.pdf", type: "application/pdf", state: "clean", can: { open: true } });
  expect((await say(reviewer, [first.id, second.id, first.id])).answer.attachments).toEqual([first, second]);
  expect((await said(supplier))[0]?.attachments).toEqual([first, second]);
  const { answer } = await open(supplier, first.id);
  expect(answer).toMatchObject({ name: first.name, type: first.type, size: first.size });
  const response = await fetch(world.address() + answer.url);
  expect([response.headers.get("content-type"), await response.text()]).toEqual(["application/pdf", expect.stringContaining("(erro)")]);
  world.clock.forward({ seconds: 61 });
  expect((await fetch(world.address() + answer.url)).status).toBe(404);

  const back = await send(supplier, "resposta.pdf");
  await say(supplier, [back.id]);
  expect((await said(reviewer)).map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
    ["resposta.pdf"],
    ["Página com o erro.pdf", "segunda.pdf"],
  ]);
  expect((await open(reviewer, back.id)).status).toBe(200);
});

test("only the sender opens or sends an attachment of an unsent comment", async () => {
  const { reviewer, colleague, supplier, send, say, open } = await talked();
  const { id } = await send(reviewer);
  expect((await open(reviewer, id)).status).toBe(200);
  for (const other of [colleague, supplier]) {
    expect((await open(other, id)).refused).toMatchObject({ statusCode: 404, code: "pendency.attachment_not_found" });
    expect((await say(other, [id])).refused).toMatchObject({ statusCode: 422, code: "pendency.attachment_gone", details: { id } });
  }
});

test("an attachment belongs to one comment of one pendency", async () => {
  const [one, other] = [await talked(), await talked()];
  const both = await newPerson(world, { companyId: one.contractorId, keys: "all" }, { companyId: other.contractorId, keys: "all" });
  const { id } = await one.send(both);
  expect((await one.say(both, [id], other.id)).refused).toMatchObject({ code: "pendency.attachment_gone" });
  expect((await one.say(both, [id])).status).toBe(201);
  expect((await one.say(both, [id])).refused).toMatchObject({ code: "pendency.attachment_gone", details: { id } });
  expect((await other.open(both, id)).refused).toMatchObject({ code: "pendency.attachment_not_found" });
});

test("attachments are hidden from strangers and need the permission to open", async () => {
  const { id, contractorId, reviewer, send, say, open, said } = await talked();
  const { supplier: stranger } = await newPendency(world);
  const attachment = await send(reviewer);
  await say(reviewer, [attachment.id]);
  expect((await open(stranger, attachment.id)).refused).toMatchObject({ statusCode: 404, code: "pendency.not_found" });
  expect((await sendAttachment(stranger, { id, bytes: aPdf() })).refused).toMatchObject({ code: "pendency.not_found" });
  const reader = await newPerson(world, { companyId: contractorId, keys: TALKS });
  expect((await said(reader))[0]?.attachments).toEqual([{ ...attachment, missingKey: "see_file_pendency", can: { open: false } }]);
  expect((await open(reader, attachment.id)).refused).toMatchObject({ details: { permission: "see_file_pendency" } });
  const silent = await newPerson(world, { companyId: contractorId, keys: ["see_pendency", "see_details_pendency", "see_file_pendency"] });
  expect((await sendAttachment(silent, { id, bytes: aPdf() })).refused).toMatchObject({ details: { permission: "add_comment_pendency" } });
});

test("a comment accepts five attachments and refuses six", async () => {
  const { reviewer, send, say, said } = await talked();
  const files = await Promise.all(Array.from({ length: COMMENT_ATTACHMENTS_MAX + 1 }, () => send(reviewer)));
  const ids = files.map(({ id }) => id);
  expect((await say(reviewer, ids)).refused).toMatchObject({ statusCode: 422, code: "pendency.too_many_attachments" });
  expect(await said(reviewer)).toEqual([]);
  expect((await say(reviewer, ids.slice(1))).answer.attachments).toHaveLength(COMMENT_ATTACHMENTS_MAX);
});

test.for([
  { what: "no bytes", bytes: "", code: "file.empty" },
  { what: "a program", bytes: "MZ\u0090\u0000\u0003\u0000\u0000\u0000", code: "request.unsupported_type" },
  { what: "a script page", bytes: "<script>alert(1)</script>", code: "request.unsupported_type" },
  { what: "a truncated PDF", bytes: "%PDF-1.4\nwhat is left of it", code: "file.broken" },
  { what: "a password", bytes: new Uint8Array(madePdf({ locked: true })), code: "file.needs_password" },
])("an attachment with $what is refused like a document: $code", async ({ bytes, code }) => {
  const { reviewer, id, say } = await talked();
  expect((await sendAttachment(reviewer, { id, bytes: new Blob([bytes]) })).refused.code).toBe(code);
  expect((await say(reviewer, [])).answer.attachments).toEqual([]);
});

test("an attachment can be uploaded in parts", async () => {
  const { id, reviewer, say } = await talked();
  const sender = partSender(world.address(), reviewer.token);
  const metadata = { to: `/pendencies/${id}/comments/attachments`, filename: "Ofício nº 7.pdf" };
  const { upload, done } = sender.upload(madePdf({ weight: 3_000 }), { metadata, chunkSize: 1_000 });
  upload.start();
  const attachment = JSON.parse((await done).getBody());
  expect(attachment).toMatchObject({ name: "Ofício nº 7.pdf", type: "application/pdf", state: "clean" });
  expect((await say(reviewer, [attachment.id])).answer.attachments).toEqual([attachment]);
});

test("identical bytes are stored as one file and one unsent attachment", async () => {
  const { id, pendencyId, supplier, send } = await talked();
  await newDraft({ supplier, pendencyId }, { line: "igual" });
  const [first, again] = [await send(supplier, "a.pdf", aPdf("igual")), await send(supplier, "b.pdf", aPdf("igual"))];
  expect(again).toEqual({ ...first, name: "b.pdf" });
  const { rows } = await owner(
    `select count(distinct f.id) as files from file f where f.id in (select file_id from attachment where pendency_id = $1
       union all select file_id from pendency_comment_attachment where pendency_id = $1)`,
    [id],
  );
  expect(rows).toEqual([{ files: 1 }]);
});

test("an unscanned attachment can be sent but not opened; infected ones cannot", async () => {
  const { reviewer, supplier, send, say, open, said } = await talked();
  const verdict = (id: number, state: string) =>
    owner("update file set verdict = $2 where id = (select file_id from pendency_comment_attachment where id = $1)", [id, state]);
  const [held, bad] = [await send(reviewer), await send(reviewer, "estranho.pdf")];
  await verdict(held.id, "waiting");
  await verdict(bad.id, "infected");
  const refused = { code: "pendency.attachment_infected", details: { id: bad.id, name: "estranho.pdf" } };
  expect((await say(reviewer, [held.id, bad.id])).refused).toMatchObject(refused);
  expect((await say(reviewer, [held.id])).answer.attachments).toMatchObject([{ state: "waiting", can: { open: false } }]);
  expect((await open(supplier, held.id)).refused).toMatchObject({ code: "document.not_available", details: { verdict: "waiting" } });
  await verdict(held.id, "infected");
  expect((await said(supplier))[0]?.attachments).toMatchObject([{ id: held.id, state: "infected", can: { open: false } }]);
});

test("the cleanup removes unsent attachments after one day and keeps sent ones", async () => {
  const { reviewer, send, say, open } = await talked();
  const [kept, fresh, left] = [await send(reviewer), await send(reviewer), await send(reviewer)];
  await say(reviewer, [kept.id]);
  const hashOf = async ({ id }: { readonly id: number }): Promise<string> => {
    const statement = "select f.hash from file f join pendency_comment_attachment a on a.file_id = f.id where a.id = $1";
    return (await owner(statement, [id])).rows[0]?.hash;
  };
  const hashes = [await hashOf(kept), await hashOf(fresh), await hashOf(left)];
  const aged = [kept.id, left.id];
  await owner("update file set created_at = now() - interval '2 days' where hash = any ($1)", [[hashes[0], hashes[2]]]);
  await owner("update pendency_comment_attachment set created_at = now() - interval '2 days' where id = any ($1)", [aged]);
  await owner("select forget_unused_files(1000)", []);
  const { rows } = await owner("select named_hashes($1) as named", [hashes]);
  expect(rows[0]?.named.toSorted()).toEqual([hashes[0], hashes[1]].toSorted());
  expect((await say(reviewer, [left.id])).refused.code).toBe("pendency.attachment_gone");
  expect((await say(reviewer, [fresh.id])).status).toBe(201);
  expect((await open(reviewer, kept.id)).status).toBe(200);
});
