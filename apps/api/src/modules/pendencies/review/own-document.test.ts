import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A user who acts for contractor and supplier, a user of the contractor, and a pendency of that supplier. */
const onBothSides = async () => {
  const pendency = await newPendency(world);
  const { contractorId, providerId, pendencyId: id } = pendency;
  const both = await newPerson(world, { companyId: contractorId, keys: "all" }, { companyId: providerId, keys: "all" });
  const reviewer = await newPerson(world, { companyId: contractorId, keys: "all" });
  const send = async (sender: typeof reviewer) =>
    (await sender.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION", action: "send" } })).status;
  const answerAll = (answer: "OK" | "INVALID" | "NOT_APPLICABLE") =>
    world.database.ownerPool().query("update pendency_question set status = $2 where pendency_id = $1", [id, answer]);
  return { ...pendency, id, both, reviewer, send, answerAll };
};
const dated = { expirationDate: dayFromNow(90) };
const everyDecision = [
  { status: "DONE", action: "finish" },
  { status: "DONE", action: "close_unread" },
  { status: "IN_REVISION", action: "approve" },
  { status: "OPEN", action: "reject", note: "Assine." },
  { status: "NOT_APPLICABLE" },
] as const;

test("a user who added a document cannot decide, but others can", async () => {
  const { id, both, reviewer, supplier, send, answerAll } = await onBothSides();
  await newDraft({ supplier: both, pendencyId: id }, dated);
  expect(await send({ ...reviewer, api: supplier.api })).toBe(200);
  await answerAll("OK");
  for (const body of everyDecision) {
    const { status, refused } = await both.api("PUT /pendencies/{id}")({ id, body });
    expect([status, refused.code]).toEqual([422, "pendency.own_document"]);
  }
  const approval = await both.api("PATCH /pendencies/{id}/document-review")({ id, body: { decision: "APPROVED" } });
  expect(approval.refused.code).toBe("pendency.own_document");
  expect((await reviewer.api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "finish" } })).answer.status).toBe("DONE");
});

test("a user who sent another user's draft cannot decide, also in bulk", async () => {
  const [own, other] = [await onBothSides(), await onBothSides()];
  await newDraft({ supplier: own.supplier, pendencyId: own.id }, dated);
  expect(await own.send(own.both)).toBe(200);
  const { api } = await newPerson(world, { companyId: other.contractorId, keys: "all" });
  await newDraft({ supplier: other.supplier, pendencyId: other.id }, dated);
  expect(await other.send({ ...other.reviewer, api: other.supplier.api })).toBe(200);
  for (const { answerAll } of [own, other]) await answerAll("OK");
  const finish = { status: "DONE", action: "finish" } as const;
  const { answer } = await own.both.api("POST /pendencies/bulk")({ body: { ids: [own.id], ...finish } });
  expect(answer.results).toMatchObject([{ id: own.id, done: false, code: "pendency.own_document" }]);
  expect((await api("POST /pendencies/bulk")({ body: { ids: [other.id], ...finish } })).answer.results).toMatchObject([{ done: true }]);
});

test("a user who resent another user's document cannot decide", async () => {
  const { id, both, reviewer, supplier, send, answerAll } = await onBothSides();
  await newDraft({ supplier, pendencyId: id }, dated);
  await send({ ...reviewer, api: supplier.api });
  await answerAll("OK");
  const finish = { status: "DONE", action: "finish" } as const;
  expect((await reviewer.api("PUT /pendencies/{id}")({ id, body: finish })).status).toBe(200);
  expect((await reviewer.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Confira a data." } })).status).toBe(200);
  expect(await send(both)).toBe(200);
  await answerAll("OK");
  expect((await both.api("PUT /pendencies/{id}")({ id, body: finish })).refused.code).toBe("pendency.own_document");
  expect((await reviewer.api("PUT /pendencies/{id}")({ id, body: finish })).status).toBe(200);
});

test("the detail and the preview show the own_document obstacle [R-427]", async () => {
  const { id, both, reviewer, send, answerAll } = await onBothSides();
  await newDraft({ supplier: both, pendencyId: id }, dated);
  await send(both);
  await answerAll("OK");
  const finishing = async (who: typeof both) =>
    (await who.api("GET /pendencies/{id}")({ id })).answer.moves.find(({ action }) => action === "finish")?.obstacle;
  expect([await finishing(both), await finishing(reviewer)]).toEqual(["pendency.own_document", null]);
  const { answer } = await both.api("GET /pendencies/{id}/document-review-analysis")({ id, query: { status: "DONE" } });
  expect(answer).toMatchObject({ action: "finish", nextStatus: null, obstacle: { code: "pendency.own_document" } });
});

test("own drafts do not prevent a decision or a withdrawal", async () => {
  const { id, both, send } = await onBothSides();
  await newDraft({ supplier: both, pendencyId: id }, dated);
  const closing = async () =>
    (await both.api("GET /pendencies/{id}")({ id })).answer.moves.find(({ action }) => action === "close_unread")?.obstacle;
  expect(await closing()).toBeNull();
  await send(both);
  expect(await closing()).toBe("pendency.own_document");
  const withdrawn = await both.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "withdraw" } });
  expect(withdrawn.answer.status).toBe("OPEN");
  expect(await closing()).toBeNull();
});
