import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { aPdf, documentForm, newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered } from "../../../../test/fixtures/new-pendency.ts";
import { type Holding, newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

const asked = askedOf(world);

test("a draft is visible to the reviewer only after sending [R-467]", async () => {
  const pendency = await asked();
  const [issueDate, expirationDate] = [dayFromNow(-5), dayFromNow(360)];
  const draft = await newDraft(pendency, { issueDate });
  expect(draft).toMatchObject({ state: "draft", name: "aso.pdf", type: "application/pdf", pages: 1, expirationDate, round: null });
  expect(await pendency.documents(pendency.reviewer)).toEqual([]);
  expect((await pendency.reviewer("GET /documents/{id}")({ id: draft.id })).refused).toMatchObject({ code: "document.not_found" });
  expect((await pendency.send()).answer).toMatchObject({ status: "IN_REVISION", issueDate, expirationDate });
  expect(await pendency.documents(pendency.reviewer)).toMatchObject([{ id: draft.id, state: "current", round: 1, can: { remove: false } }]);
});

test("a document without dates is accepted as a draft but not sent [R-466] [R-467] [CD-115]", async () => {
  const pendency = await asked();
  const draft = await newDraft(pendency, { issueDate: "" });
  expect(draft).toMatchObject({ issueDate: null, expirationDate: null });
  expect((await pendency.send()).refused).toMatchObject({ code: "pendency.expiry_missing" });
  const { answer } = await pendency.sender("PUT /pendencies/{id}/documents/{docId}")({
    id: pendency.id,
    docId: draft.id,
    body: { issueDate: dayFromNow(-3) },
  });
  expect(answer).toMatchObject({ issueDate: dayFromNow(-3), expirationDate: dayFromNow(362) });
  expect((await pendency.send()).answer).toMatchObject({ status: "IN_REVISION" });
});

test("an expired document cannot be sent for analysis [R-434]", async () => {
  const pendency = await asked(30);
  await newDraft(pendency, { issueDate: dayFromNow(-31) });
  const { status, refused } = await pendency.send();
  expect([status, refused.message]).toEqual([422, "Não é possível enviar para análise um documento vencido."]);
});

test("an issue date in the future is refused [R-464]", async () => {
  const pendency = await asked();
  const { refused } = await pendency.sender("POST /pendencies/{id}/documents")({
    id: pendency.id,
    body: documentForm(aPdf(), { issueDate: dayFromNow(2) }),
  });
  expect(refused).toMatchObject({ code: "document.issue_in_future", message: "Data superior à atual" });
});

test("concurrent uploads of the same bytes create one document", async () => {
  const pendency = await asked();
  const [first, second] = await Promise.all([
    newDraft(pendency, { line: "igual" }),
    newDraft(pendency, { line: "igual", name: "copia.pdf" }),
  ]);
  expect(second.id).toBe(first.id);
  expect(await pendency.documents()).toHaveLength(1);
});

test("a sending can be withdrawn until the reviewer opens the document", async () => {
  const pendency = await asked();
  const draft = await newDraft(pendency);
  await pendency.send();
  expect((await pendency.withdraw()).answer).toMatchObject({ status: "OPEN" });
  expect(await pendency.documents()).toMatchObject([{ id: draft.id, state: "draft", sentAt: null }]);
  await pendency.send();
  await pendency.reviewer("GET /documents/{id}")({ id: draft.id, query: { ahead: true } });
  expect(await pendency.documents()).toMatchObject([{ opened: false }]);
  await pendency.reviewer("GET /documents/{id}")({ id: draft.id });
  expect((await pendency.withdraw()).refused).toMatchObject({ code: "pendency.already_opened" });
  expect(await pendency.documents()).toMatchObject([{ opened: true }]);
});

test("after a rejection a replaced document becomes past and others stay current", async () => {
  const pendency = await asked();
  const [wrong, right] = [await newDraft(pendency, { name: "errado.pdf" }), await newDraft(pendency, { name: "certo.pdf" })];
  await pendency.send();
  await pendency.reject();
  expect((await pendency.send()).refused).toMatchObject({ code: "pendency.nothing_new" });
  const mended = await newDraft(pendency, { name: "corrigido.pdf", replaces: wrong.id });
  expect((await pendency.read()).answers.no).toBeGreaterThan(0);
  await pendency.send();
  expect((await pendency.read()).answers).toMatchObject({ no: 0 });
  expect(await pendency.documents(pendency.reviewer)).toMatchObject([
    { id: mended.id, state: "current", round: 2 },
    { id: right.id, state: "current", round: 1 },
    { id: wrong.id, state: "past", round: 1, untilRound: 1 },
  ]);
});

test("a draft is deleted, and a rejected document is left out", async () => {
  const pendency = await asked();
  const [first, second] = [await newDraft(pendency), await newDraft(pendency)];
  const remove = async (docId: number) => pendency.sender("DELETE /pendencies/{id}/documents/{docId}")({ id: pendency.id, docId });
  expect((await remove(second.id)).status).toBe(204);
  await pendency.send();
  expect((await remove(first.id)).refused).toMatchObject({ code: "document.settled" });
  await pendency.reject();
  expect((await remove(first.id)).status).toBe(204);
  expect(await pendency.documents()).toMatchObject([{ id: first.id, leftOut: true }]);
  const third = await newDraft(pendency);
  await pendency.send();
  const states = (await pendency.documents()).map(({ id, state }) => [id, state]);
  expect(states).toEqual([
    [third.id, "current"],
    [first.id, "past"],
  ]);
});

test("a renewal begins a new cycle and can be withdrawn [CD-159]", async () => {
  const pendency = await asked(40);
  const first = await newDraft(pendency, { issueDate: dayFromNow(-30) });
  await pendency.send();
  await answered(world, pendency.id, { answer: "OK" });
  const done = await pendency.reviewer("PUT /pendencies/{id}")({ id: pendency.id, body: { status: "DONE" } });
  expect(done.answer).toMatchObject({ status: "NEXT_DUE_DATE", expirationDate: dayFromNow(10) });
  const second = await newDraft(pendency, { issueDate: dayFromNow(-1) });
  expect((await pendency.send()).answer).toMatchObject({ status: "IN_REVISION", expirationDate: dayFromNow(39), answers: { yes: 0 } });
  const back = await pendency.sender("PUT /pendencies/{id}")({ id: pendency.id, body: { status: "NEXT_DUE_DATE", action: "withdraw" } });
  expect(back.answer).toMatchObject({ status: "NEXT_DUE_DATE", expirationDate: dayFromNow(10) });
  expect(await pendency.documents()).toMatchObject([
    { id: second.id, state: "draft" },
    { id: first.id, state: "current" },
  ]);
});

test("only the reviewer changes dates under review, with a history line", async () => {
  const pendency = await asked();
  const { id: docId } = await newDraft(pendency);
  await pendency.send();
  const change = async (who: typeof pendency.sender, expirationDate: string) =>
    who("PATCH /pendencies/{id}/documents/expiration/{docId}")({ id: pendency.id, docId, body: { expirationDate } });
  expect((await change(pendency.sender, dayFromNow(90))).refused).toMatchObject({ code: "document.settled" });
  expect((await change(pendency.reviewer, dayFromNow(90))).answer).toMatchObject({ expirationDate: dayFromNow(90) });
  expect((await change(pendency.reviewer, dayFromNow(-60))).refused).toMatchObject({ code: "document.expires_before_issue" });
  expect(await pendency.read()).toMatchObject({ expirationDate: dayFromNow(90) });
  const { answer: history } = await pendency.reviewer("GET /pendencies/{id}/history")({ id: pendency.id });
  expect(history.results[0]).toMatchObject({ action: "document.dates_changed", field: "expirationDate", newValue: dayFromNow(90) });
});

test("a new issue date recalculates the expiry by the type's rule [R-468]", async () => {
  const pendency = await asked(90);
  const { id: docId } = await newDraft(pendency);
  await pendency.send();
  const keys = ["see_pendency", "see_details_pendency", "update_issue_date_pendency"] as const;
  const { api } = await newPerson(world, { companyId: pendency.contractorId, keys });
  const guide = (await api("GET /pendencies/{id}/sending")({ id: pendency.id })).answer;
  expect(guide).toMatchObject({ validity: { kind: "from_issue", amount: 90, unit: "days" }, today: dayFromNow(0) });
  const body = { issueDate: dayFromNow(-20) };
  const { answer } = await api("PUT /pendencies/{id}/documents/{docId}")({ id: pendency.id, docId, body });
  expect(answer).toMatchObject({ issueDate: dayFromNow(-20), expirationDate: dayFromNow(70) });
  expect(await pendency.read()).toMatchObject({ issueDate: dayFromNow(-20), expirationDate: dayFromNow(70) });
});

test("the sending guide requires a permission and hides drafts from the contractor", async () => {
  const pendency = await asked();
  await newDraft(pendency);
  const guideFor = async (keys: Holding["keys"]) => {
    const { api } = await newPerson(world, { companyId: pendency.contractorId, keys });
    return api("GET /pendencies/{id}/sending")({ id: pendency.id });
  };
  expect((await guideFor(["see_pendency", "see_details_pendency"])).answer).toMatchObject({ drafts: 0, takesDocuments: false });
  expect((await guideFor(["see_pendency", "see_file_pendency"])).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "upload_document_pendency" },
  });
  const stranger = await asked();
  expect((await stranger.reviewer("GET /pendencies/{id}/sending")({ id: pendency.id })).refused).toMatchObject({
    code: "pendency.not_found",
  });
});

test("documents cannot be added during review or to an inactive pendency", async () => {
  const pendency = await asked();
  await newDraft(pendency);
  await pendency.send();
  const add = async () =>
    pendency.sender("POST /pendencies/{id}/documents")({
      id: pendency.id,
      body: documentForm(aPdf("mais um"), { issueDate: dayFromNow(-3) }),
    });
  expect((await add()).refused).toMatchObject({ code: "document.not_wanted_now", details: { status: "IN_REVISION" } });
  await world.database
    .ownerPool()
    .query("update pendency set rest_for = 'a_time', rest_reason = 'worker_away' where id = $1", [pendency.id]);
  expect((await add()).refused).toMatchObject({ code: "pendency.inactive" });
});

test("documents are paged with drafts first [R-403]", async () => {
  const pendency = await asked();
  for (const name of ["um.pdf", "dois.pdf", "tres.pdf"]) await newDraft(pendency, { name });
  const { answer } = await pendency.sender("GET /pendencies/{id}/documents")({ id: pendency.id, query: { itemsPerPage: 2, page: 2 } });
  expect(answer).toMatchObject({ results: [{ name: "um.pdf" }], meta: { itemsPerPage: 2, page: 2, totalResults: 3, lastPage: 2 } });
});

test("the sending guide returns validity, questions and the current day", async () => {
  const pendency = await asked(90);
  await newDraft(pendency);
  const { answer } = await pendency.sender("GET /pendencies/{id}/sending")({ id: pendency.id });
  expect(answer).toMatchObject({ validity: { kind: "from_issue", amount: 90, unit: "days" }, nextRound: 1, drafts: 1, kept: 0 });
  expect(answer.today).toBe(dayFromNow(0));
  expect(answer.questions.length).toBe((await pendency.read()).answers.total);
});
