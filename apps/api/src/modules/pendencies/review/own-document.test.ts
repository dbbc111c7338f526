import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** Somebody who works for the contractor and for its supplier, somebody of the contractor alone, and a document that the supplier added. */
const onBothSides = async () => {
  const asked = await newPendency(world);
  const { contractorId, providerId, pendencyId: id } = asked;
  const both = await newPerson(world, { companyId: contractorId, keys: "all" }, { companyId: providerId, keys: "all" });
  const reviewer = await newPerson(world, { companyId: contractorId, keys: "all" });
  const send = async (sender: typeof reviewer) =>
    (await sender.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION", action: "send" } })).status;
  const answerAll = (answer: "OK" | "INVALID" | "NOT_APPLICABLE") =>
    world.database.ownerPool().query("update pendency_question set status = $2 where pendency_id = $1", [id, answer]);
  return { ...asked, id, both, reviewer, send, answerAll };
};
const dated = { expirationDate: dayFromNow(90) };
const everyDecision = [
  { status: "DONE", action: "finish" },
  { status: "DONE", action: "close_unread" },
  { status: "IN_REVISION", action: "approve" },
  { status: "OPEN", action: "reject", note: "Assine." },
  { status: "NOT_APPLICABLE" },
] as const;

test("who added a document decides on it in no way and for neither side, and somebody else does", async () => {
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

test("who sent for analysis what somebody else added does not decide on it either, one among many leaves the others as they are", async () => {
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

test("who sends once more what somebody else added and sent does not decide on it either", async () => {
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

test("it is told before a button is pressed, and by the verification step [R-427]", async () => {
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

test("who only has drafts there decides as anybody, and withdraws what they sent", async () => {
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
