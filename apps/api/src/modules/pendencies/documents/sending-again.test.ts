// Repeated uploads and renewals.
import { PENDENCY_DOCUMENTS_MAX } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { aPdf, documentForm, newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered } from "../../../../test/fixtures/new-pendency.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);

test("the same bytes with a new date update the existing document", async () => {
  const pendency = await asked();
  const first = await newDraft(pendency, { line: "igual", issueDate: dayFromNow(-10) });
  const again = await newDraft(pendency, { line: "igual", issueDate: dayFromNow(-3) });
  expect(again).toMatchObject({ id: first.id, issueDate: dayFromNow(-3), expirationDate: dayFromNow(362) });
  expect(await newDraft(pendency, { line: "igual", issueDate: "" })).toMatchObject({ issueDate: dayFromNow(-3) });
  await newDraft(pendency, { line: "igual", issueDate: "", expirationDate: dayFromNow(30) });
  const dated = { issueDate: dayFromNow(-2), expirationDate: dayFromNow(30) };
  expect(await newDraft(pendency, { line: "igual", issueDate: dayFromNow(-2) })).toMatchObject(dated);
});

test("uploading the bytes of a left-out document restores it, with history", async () => {
  const pendency = await asked();
  const { id: docId } = await newDraft(pendency, { line: "igual" });
  await pendency.send();
  await pendency.reject();
  await pendency.sender("DELETE /pendencies/{id}/documents/{docId}")({ id: pendency.id, docId });
  expect(await newDraft(pendency, { line: "igual" })).toMatchObject({ id: docId, leftOut: false });
  const { answer } = await pendency.sender("GET /pendencies/{id}/history")({ id: pendency.id });
  expect(answer.results.map(({ action }) => action)).toContain("document.put_back");
});

test("the same bytes are refused during review and after approval", async () => {
  const pendency = await asked(40);
  await newDraft(pendency, { line: "igual", issueDate: dayFromNow(-30) });
  await pendency.send();
  const body = () => documentForm(aPdf("igual"), { issueDate: dayFromNow(-1) });
  const again = async () => pendency.sender("POST /pendencies/{id}/documents")({ id: pendency.id, body: body() });
  expect((await again()).refused).toMatchObject({ code: "document.not_wanted_now" });
  await answered(world, pendency.id, { answer: "OK" });
  await pendency.reviewer("PUT /pendencies/{id}")({ id: pendency.id, body: { status: "DONE" } });
  expect((await again()).refused).toMatchObject({ code: "document.approved_already" });
});

test("replaced and left-out documents do not count towards the limit", async () => {
  const pendency = await asked();
  const { id } = await newDraft(pendency);
  await pendency.send();
  await pendency.reject();
  await world.database.ownerPool().query(
    `with made as (insert into file (provider_id, hash, size, type, verdict, created_at)
         select f.provider_id, md5(n::text) || md5('b' || n), 1, 'application/pdf', 'clean', f.created_at
         from attachment a join file f on f.id = a.file_id, generate_series(2, $2::int) n where a.id = $1 returning id)
     insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, from_round, issue_date, expiration_date, created_at, sent_at)
       select contractor_id, pendency_id, provider_id, made.id, name, from_round, issue_date, expiration_date, created_at, sent_at
       from attachment, made where attachment.id = $1`,
    [id, PENDENCY_DOCUMENTS_MAX],
  );
  const more = async (replaces?: number) => {
    const body = documentForm(aPdf(String(Math.random())), { issueDate: dayFromNow(-1), ...(replaces && { replaces }) });
    return pendency.sender("POST /pendencies/{id}/documents")({ id: pendency.id, body });
  };
  expect((await more()).refused).toMatchObject({ code: "document.too_many" });
  expect((await more(id)).status).toBe(201);
  expect((await more()).refused).toMatchObject({ code: "document.too_many" });
  const [other] = (await pendency.documents()).filter(({ state, id: docId }) => state === "current" && docId !== id);
  await pendency.sender("DELETE /pendencies/{id}/documents/{docId}")({ id: pendency.id, docId: other?.id ?? 0 });
  expect((await more()).status).toBe(201);
});

test("an obstacle names only documents of the next sending [R-427]", async () => {
  const pendency = await asked(40);
  const old = await newDraft(pendency, { issueDate: dayFromNow(-30) });
  await pendency.send();
  await answered(world, pendency.id, { answer: "OK" });
  await pendency.reviewer("PUT /pendencies/{id}")({ id: pendency.id, body: { status: "DONE" } });
  await world.database.ownerPool().query("update attachment set expiration_date = $2 where id = $1", [old.id, dayFromNow(-1)]);
  const renewed = await newDraft(pendency, { issueDate: dayFromNow(-60) });
  const { answer } = await pendency.sender("GET /pendencies/{id}/document-review-analysis")({
    id: pendency.id,
    query: { status: "IN_REVISION" },
  });
  expect(answer).toMatchObject({ obstacle: { code: "pendency.document_expired" }, documents: [{ id: renewed.id }] });
});

test("withdrawing a renewal restores the expiry of an approval without documents", async () => {
  const pendency = await asked(365);
  await world.database
    .ownerPool()
    .query(
      "update pendency set status = 'NEXT_DUE_DATE', approved_until = $2, expiration_date = $2, next_due_on = $2::date - 30 where id = $1",
      [pendency.id, dayFromNow(9)],
    );
  await newDraft(pendency);
  await pendency.send();
  const back = await pendency.sender("PUT /pendencies/{id}")({ id: pendency.id, body: { status: "NEXT_DUE_DATE", action: "withdraw" } });
  expect(back.answer).toMatchObject({ status: "NEXT_DUE_DATE", expirationDate: dayFromNow(9) });
});

test("only one of a concurrent opening and withdrawal succeeds", async () => {
  for (const _ of [1, 2, 3, 4]) {
    const pendency = await asked();
    const { id: docId } = await newDraft(pendency);
    await pendency.send();
    const [opened, withdrawn] = await Promise.all([pendency.reviewer("GET /documents/{id}")({ id: docId }), pendency.withdraw()]);
    const [document] = await pendency.documents();
    expect([opened.status, withdrawn.status]).toEqual(document?.opened ? [200, 422] : [404, 200]);
    expect(document).toMatchObject(document?.opened ? { state: "current" } : { state: "draft" });
  }
});
