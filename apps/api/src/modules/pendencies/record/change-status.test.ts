import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft, validFor } from "../../../../test/fixtures/new-document.ts";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A reviewer with all permissions and a pendency of a worker. */
const reviewed = async () => {
  const asked = await newPendency(world);
  const { api } = await newPerson(world, { companyId: asked.contractorId, keys: "all" });
  const id = asked.pendencyId;
  return { ...asked, api, id, read: async () => (await api("GET /pendencies/{id}")({ id })).answer };
};

test("a new pendency is open with its questions and possible moves [R-404]", async () => {
  const { read, workerId, projectId, contractorId, providerId } = await reviewed();
  const pendency = await read();
  expect(pendency).toMatchObject({
    status: "OPEN",
    isAwaitingAction: true,
    active: true,
    plan: "SSMA",
    type: "EMPLOYEE",
    employee: { id: workerId },
    project: { id: projectId },
    contractor: { id: contractorId },
    company: { id: providerId },
  });
  expect(pendency.answers.total).toBeGreaterThanOrEqual(4);
  expect(pendency.answers.unanswered).toBe(pendency.answers.total);
  expect(pendency.moves).toEqual([
    { action: "close_unread", status: "DONE", obstacle: null },
    { action: "not_applicable", status: "NOT_APPLICABLE", obstacle: "pendency.cannot_mark_not_applicable" },
    { action: "question", status: "SUPPORT", obstacle: null },
  ]);
});

test("a status change with a note is recorded in the history [R-425] [R-426]", async () => {
  const { api, id, read } = await reviewed();
  await answered(world, id, { answer: "NOT_APPLICABLE", documents: 0 });
  const { answer } = await api("PUT /pendencies/{id}")({ id, body: { status: "NOT_APPLICABLE", note: "Não trabalha em altura." } });
  expect(answer).toMatchObject({ status: "NOT_APPLICABLE", note: "Não trabalha em altura.", isAwaitingAction: false });
  const back = await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Mudou de função." } });
  expect(back.answer).toMatchObject({ status: "OPEN" });
  const { answer: history } = await api("GET /pendencies/{id}/history")({ id });
  expect(history.results.map(({ action, oldValue, newValue }) => [action, oldValue, newValue])).toEqual([
    ["pendency.noted", null, "Mudou de função."],
    ["pendency.reopen", "NOT_APPLICABLE", "OPEN"],
    ["pendency.noted", null, "Não trabalha em altura."],
    ["pendency.not_applicable", "OPEN", "NOT_APPLICABLE"],
  ]);
  expect((await read()).version).toBe(3);
});

test("finishing requires Sim or N/A for all, not only N/A [R-431]", async () => {
  const { api, id } = await reviewed();
  const finish = async () => api("PUT /pendencies/{id}")({ id, body: { status: "DONE" } });
  await answered(world, id, { answer: "UNCHECKED", status: "IN_REVISION" });
  expect((await finish()).refused).toMatchObject({ code: "pendency.cannot_finish" });
  await answered(world, id, { answer: "NOT_APPLICABLE" });
  expect((await finish()).refused).toMatchObject({ code: "pendency.cannot_finish" });
  await answered(world, id, { answer: "OK" });
  expect((await finish()).answer).toMatchObject({ status: "DONE", closedUnread: false });
});

test("closing unread sets its mark [CD-114]", async () => {
  const { api, id } = await reviewed();
  const { answer } = await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread" } });
  expect(answer).toMatchObject({ status: "DONE", closedUnread: true });
});

test("closing a rejected pendency unread is DONE without an expiry date [CD-114]", async () => {
  const { api, id, read } = await reviewed();
  await answered(world, id, { answer: "INVALID", status: "IN_REVISION" });
  await world.database.ownerPool().query("update pendency set expiration_date = $2, next_due_on = $2 where id = $1", [id, dayFromNow(-3)]);
  expect((await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Falta a assinatura." } })).status).toBe(200);
  const { answer } = await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread" } });
  expect(answer).toMatchObject({ status: "DONE", closedUnread: true, expirationDate: null });
  await api("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note: "Por que foi encerrada?" } });
  await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", note: "O contrato acabou." } });
  expect(await read()).toMatchObject({ status: "DONE", closedUnread: true });
});

test("a rejection requires a Não and a justification [R-432] [R-437]", async () => {
  const { api, id } = await reviewed();
  const reject = async (note?: string) => api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note } });
  await answered(world, id, { answer: "OK", status: "IN_REVISION" });
  expect((await reject("Falta a assinatura.")).refused).toMatchObject({ code: "pendency.cannot_reject" });
  await answered(world, id, { answer: "INVALID" });
  expect((await reject()).refused).toMatchObject({ code: "pendency.note_missing" });
  expect((await reject("Falta a assinatura.")).answer).toMatchObject({ status: "OPEN", note: "Falta a assinatura." });
});

test("questions and answers keep the rejection's note and become comments", async () => {
  const { api, id, supplier } = await reviewed();
  await answered(world, id, { answer: "INVALID", status: "IN_REVISION" });
  await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Falta a assinatura." } });
  const asked = await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note: "Qual assinatura?" } });
  expect(asked.answer).toMatchObject({ status: "SUPPORT", note: "Falta a assinatura." });
  await api("POST /pendencies/bulk")({ body: { ids: [id], status: "OPEN", action: "answer", note: "A do médico." } });
  await supplier.api("POST /pendencies/bulk")({ body: { ids: [id], status: "SUPPORT", note: "E a data?" } });
  const answer = await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "answer", note: "De 2026." } });
  expect(answer.answer).toMatchObject({ status: "OPEN", note: "Falta a assinatura." });
  const { answer: said } = await api("GET /pendencies/{id}/comments")({ id });
  expect(said.results.map(({ kind, text }) => [kind, text])).toEqual([
    ["ANSWER", "De 2026."],
    ["QUESTION", "E a data?"],
    ["ANSWER", "A do médico."],
    ["QUESTION", "Qual assinatura?"],
  ]);
  const { answer: history } = await api("GET /pendencies/{id}/history")({ id });
  expect(history.results.filter(({ field }) => field === "note").map(({ newValue }) => newValue)).toEqual(["Falta a assinatura."]);
});

test.for([undefined, null, "", "  \n "])("an answer without text is refused: %j", async (note) => {
  const { id, supplier, api, read } = await reviewed();
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note: "Qual delas?" } });
  const { status, refused } = await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "answer", note } });
  expect([status, refused.code]).toEqual([422, "pendency.answer_missing"]);
  expect(await read()).toMatchObject({ status: "SUPPORT", comments: { total: 1, unanswered: 1 } });
});

test.for([undefined, null, "", "  \n "])("a question without text is refused in single and bulk requests: %j", async (note) => {
  const { id, supplier, read } = await reviewed();
  const one = await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note } });
  expect([one.status, one.refused.code]).toEqual([422, "pendency.question_missing"]);
  const { answer } = await supplier.api("POST /pendencies/bulk")({ body: { ids: [id], status: "SUPPORT", note } });
  expect(answer.results).toMatchObject([{ done: false, code: "pendency.question_missing" }]);
  expect(await read()).toMatchObject({ status: "OPEN", comments: { total: 0 } });
});

test("a request with an outdated version is refused with the current state", async () => {
  const { api, id } = await reviewed();
  await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread", version: 1 } });
  const { status, refused } = await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread", version: 1 } });
  expect([status, refused]).toMatchObject([409, { code: "pendency.stale", details: { version: 2, status: "DONE" } }]);
});

test("a move without permission is refused and names the permission", async () => {
  const { id, contractorId } = await reviewed();
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_pendency", "see_details_pendency", "reject_pendency"] });
  await answered(world, id, { answer: "NOT_APPLICABLE" });
  const { status, refused } = await api("PUT /pendencies/{id}")({ id, body: { status: "NOT_APPLICABLE" } });
  expect([status, refused]).toMatchObject([403, { code: "permission.missing", details: { permission: "check_pendency_na" } }]);
});

test("a status without an action selects the transition the user may take", async () => {
  const { api, id, supplier, pendencyId, contractorId } = await reviewed();
  await answered(world, id, { answer: "INVALID", status: "PRE_REJECTED" });
  const keys = ["see_pendency", "see_details_pendency", "pre_rejected_pendency"] as const;
  const reviewer = await newPerson(world, { companyId: contractorId, keys });
  const { answer: meant } = await reviewer.api("GET /pendencies/{id}/document-review-analysis")({ id, query: { status: "IN_REVISION" } });
  expect(meant).toMatchObject({ action: "return_to_review", nextStatus: "IN_REVISION", obstacle: null });
  expect((await reviewer.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION", note: null } })).answer.status).toBe(
    "IN_REVISION",
  );

  await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Assine." } });
  await newDraft({ supplier, pendencyId }, { expirationDate: dayFromNow(90) });
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
  expect((await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN" } })).answer).toMatchObject({ status: "OPEN" });
});

test("the preview returns the transition and its obstacle without writing [R-427] [R-440]", async () => {
  const { api, id, read } = await reviewed();
  await answered(world, id, { status: "IN_REVISION" });
  const ask = async (status: "DONE" | "OPEN" | "EXPIRED") =>
    (await api("GET /pendencies/{id}/document-review-analysis")({ id, query: { status } })).answer;
  expect(await ask("DONE")).toMatchObject({
    action: "finish",
    decision: "APPROVED",
    nextStatus: null,
    obstacle: { code: "pendency.cannot_finish" },
  });
  await answered(world, id, { answer: "INVALID" });
  expect(await ask("OPEN")).toEqual({ action: "reject", decision: "REJECTED", nextStatus: "OPEN", documents: [], obstacle: null });
  expect(await ask("EXPIRED")).toMatchObject({ action: null, obstacle: { code: "pendency.move_not_allowed" } });
  expect((await read()).version).toBe(1);
});

test("the preview names rejected documents and documents that block the sending [R-427] [R-428]", async () => {
  const { api, id, supplier, pendencyId } = await reviewed();
  await validFor(world, id, 30);
  const names = async (who: typeof api, status: "OPEN" | "IN_REVISION") => {
    const { answer } = await who("GET /pendencies/{id}/document-review-analysis")({ id, query: { status } });
    return [answer.decision, answer.obstacle?.code ?? null, answer.documents.map(({ name }) => name)];
  };
  const old = await newDraft({ supplier, pendencyId }, { name: "aso-antigo.pdf", issueDate: dayFromNow(-60) });
  await newDraft({ supplier, pendencyId }, { name: "aso.pdf" });
  expect(await names(supplier.api, "IN_REVISION")).toEqual([null, "pendency.document_expired", ["aso-antigo.pdf"]]);
  expect(await names(api, "IN_REVISION")).toEqual([null, "permission.missing", []]);
  await supplier.api("DELETE /pendencies/{id}/documents/{docId}")({ id, docId: old.id });
  expect((await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
  await world.database.ownerPool().query("update pendency_question set status = 'INVALID' where pendency_id = $1", [id]);
  expect(await names(api, "OPEN")).toEqual(["REJECTED", null, ["aso.pdf"]]);
});

test("a refusal names the documents it concerns in every request type [R-442] [R-443]", async () => {
  const { api, id, supplier, pendencyId } = await reviewed();
  await validFor(world, id, 30);
  const old = await newDraft({ supplier, pendencyId }, { name: "aso-antigo.pdf", issueDate: dayFromNow(-60) });
  const send = await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
  const documents = [{ id: old.id, name: "aso-antigo.pdf" }];
  expect(send.refused).toMatchObject({ code: "pendency.document_expired", details: { documents, unanswered: expect.any(Number) } });
  const { answer } = await supplier.api("POST /pendencies/bulk")({ body: { ids: [id], status: "IN_REVISION" } });
  expect(answer.results).toMatchObject([{ done: false, code: "pendency.document_expired", details: { documents } }]);

  await supplier.api("DELETE /pendencies/{id}/documents/{docId}")({ id, docId: old.id });
  const undated = await newDraft({ supplier, pendencyId }, { name: "aso.pdf" });
  expect((await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
  await world.database.ownerPool().query("update attachment set expiration_date = null where id = $1", [undated.id]);
  await world.database.ownerPool().query("update pendency_question set status = 'OK' where pendency_id = $1", [id]);
  const confirmed = [
    await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "finish" } }),
    await api("PATCH /pendencies/{id}/document-review")({ id, body: { decision: "APPROVED" } }),
  ];
  for (const { refused } of confirmed)
    expect(refused).toMatchObject({ code: "pendency.expiry_missing", details: { documents: [{ id: undated.id, name: "aso.pdf" }] } });
});

test("a pendency can be removed only while no document was sent [CD-149]", async () => {
  const { api, id } = await reviewed();
  await answered(world, id, { documents: 1 });
  expect((await api("DELETE /pendencies/{id}")({ id })).refused).toMatchObject({ code: "pendency.not_removable" });
  await answered(world, id, { documents: 0 });
  expect((await api("DELETE /pendencies/{id}")({ id })).status).toBe(204);
  expect((await api("GET /pendencies/{id}")({ id })).status).toBe(404);
});

test.each([
  { from: "DONE", key: "reopen_done_pendency" },
  { from: "NOT_APPLICABLE", key: "reopen_not_applicable_pendency" },
  { from: "EXPIRED", key: "reopen_pendency" },
  { from: "PRE_REJECTED", key: "pre_rejected_pendency" },
  { from: "IN_REVISION", key: "reject_pendency" },
] as const)("a refusal to reopen $from names the missing permission, like the preview [R-427]", async ({ from, key }) => {
  const { id, contractorId } = await reviewed();
  await answered(world, id, { answer: "INVALID", status: from });
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_pendency", "see_details_pendency"] });
  const body = { status: "OPEN", note: "Veio ilegível." } as const;
  const { answer } = await reader.api("GET /pendencies/{id}/document-review-analysis")({ id, query: { status: "OPEN" } });
  expect(answer.obstacle).toMatchObject({ code: "permission.missing", details: { permission: key } });
  const moved = await reader.api("PUT /pendencies/{id}")({ id, body });
  expect([moved.status, moved.refused]).toMatchObject([403, { details: { permission: key } }]);
  const { answer: many } = await reader.api("POST /pendencies/bulk")({ body: { ids: [id], ...body } });
  expect(many.results).toMatchObject([{ id, done: false, code: "permission.missing" }]);
});

test("a reason with invisible characters or NUL bytes is refused", async () => {
  const { api, id } = await reviewed();
  await answered(world, id, { answer: "OK", status: "DONE" });
  const { refused } = await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "\u200b\u2060" } });
  expect(refused.code).toBe("pendency.reason_missing");
  const unkept = await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "a\0b" } });
  expect(unkept.refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.note" }] } });
});
