import type { AnalysisEntry } from "@emdia/contract/pendencies/analysis-entry.ts";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft, validFor } from "../../../../test/fixtures/new-document.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const told = ({ action, fieldName, oldValue, newValue }: AnalysisEntry) => [action, fieldName, oldValue, newValue];
const historyOf = async ({ api }: Pick<Person, "api">, id: number) =>
  (await api("GET /pendencies/{id}/analysis-history")({ id })).answer.results;

/** A sent document, its supplier and two reviewers. */
const underReview = async () => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  await validFor(world, id, 365);
  const document = await newDraft(pendency);
  await pendency.supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
  const [one, other] = [
    await newPerson(world, { companyId: pendency.contractorId, keys: "all" }),
    await newPerson(world, { companyId: pendency.contractorId, keys: "all" }),
  ];
  const { checklist } = (await one.api("GET /pendencies/{id}")({ id })).answer;
  const items = (status: "OK" | "INVALID", why: string, most = checklist.length) =>
    checklist.slice(0, most).map(({ id: checklistId }) => ({ checklistId, status, invalidDescription: why }));
  const answer = (who: Person, ...given: Parameters<typeof items>) =>
    who.api("POST /pendencies/checklist")({ body: { items: items(...given) } });
  const reject = (who: Person, note: string) =>
    who.api("PATCH /pendencies/{id}/document-review")({ id, body: { decision: "REJECTED", note, documents: [document.id] } });
  return { ...pendency, id, document, one, other, checklist, answer, reject };
};

test("the analysis history lists answer changes with old and new values [S-078] [R-538]", async () => {
  const { id, one, other, checklist, answer } = await underReview();
  await answer(one, "OK", "", 2);
  await answer(other, "INVALID", "Falta a assinatura.", 1);
  await answer(one, "INVALID", "A assinatura é de outra pessoa.", 1);
  const entries = await historyOf(one, id);
  expect(entries.map(told)).toEqual([
    ["update", "justification", "Falta a assinatura.", "A assinatura é de outra pessoa."],
    ["update", "justification", null, "Falta a assinatura."],
    ["update", "answer", "OK", "INVALID"],
    ["update", "answer", "UNCHECKED", "OK"],
    ["update", "answer", "UNCHECKED", "OK"],
    ["update", "status", "OPEN", "IN_REVISION"],
  ]);
  expect(entries[0]).toMatchObject({
    deed: "pendency.explained",
    item: { kind: "pendency_question", id: checklist[0]?.id, name: checklist[0]?.question },
    by: { kind: "person", name: "Pessoa de Teste" },
  });
  expect(entries.map(({ item }) => item.name).slice(3, 5)).toEqual([checklist[1]?.question, checklist[0]?.question]);
});

test("a corrected Não adds one history line per changed field [S-078]", async () => {
  const { id, one, checklist } = await underReview();
  const [question] = checklist;
  const say = (page: number, action: string) =>
    one.api("POST /pendencies/{checklistId}/checklist")({
      checklistId: question?.id ?? 0,
      body: { status: "INVALID", invalidDescription: "Falta a assinatura.", page, action },
    });
  await say(1, "Assine.");
  await say(3, "Assine com carimbo.");
  await say(3, "Assine com carimbo.");
  expect((await historyOf(one, id)).slice(0, 5).map(told)).toEqual([
    ["update", "page", "1", "3"],
    ["update", "action", "Assine.", "Assine com carimbo."],
    ["update", "page", null, "1"],
    ["update", "justification", null, "Falta a assinatura."],
    ["update", "answer", "UNCHECKED", "INVALID"],
  ]);
  const { answer: history } = await one.api("GET /pendencies/{id}/history")({ id });
  expect(history.results.map(({ field }) => field)).toEqual(["justification", "answer", "status", null]);
});

test("the analysis history lists date changes and the documents of a decision [S-078] [R-440]", async () => {
  const { id, one, document, answer, reject } = await underReview();
  const at = { id, docId: document.id };
  await one.api("PUT /pendencies/{id}/documents/{docId}")({ ...at, body: { issueDate: dayFromNow(-20) } });
  await answer(one, "INVALID", "Falta a assinatura.", 1);
  await reject(one, "Assine e envie de novo.");
  const entries = await historyOf(one, id);
  expect(entries.slice(0, 3).map(told)).toEqual([
    ["validate", "documents", null, "aso.pdf"],
    ["update", "note", null, "Assine e envie de novo."],
    ["validate", "status", "IN_REVISION", "OPEN"],
  ]);
  expect(entries[2]).toMatchObject({ deed: "pendency.reject", item: { kind: "pendency", id } });
  const dates = entries.filter(({ item }) => item.kind === "document");
  expect(dates.map(told)).toContainEqual(["update", "issueDate", dayFromNow(-10), dayFromNow(-20)]);
  expect(dates[0]?.item).toMatchObject({ id: document.id, name: "aso.pdf" });
});

test("a supplier sees published answers in the contractor's name, without intermediate changes [S-078]", async () => {
  const { id, one, other, supplier, contractorId, answer, reject, pendencyId } = await underReview();
  const { rows } = await world.database
    .ownerPool()
    .query<{ name: string }>("select trading_name as name from company where id = $1", [contractorId]);
  const company = { kind: "company", name: rows[0]?.name };
  const answersIn = (entries: readonly AnalysisEntry[]) => entries.filter(({ item }) => item.kind === "pendency_question");
  await answer(one, "OK", "", 1);
  await answer(other, "INVALID", "Está ilegível.", 1);
  await answer(one, "INVALID", "Falta a assinatura.", 1);
  expect(answersIn(await historyOf(supplier, id))).toEqual([]);

  await reject(other, "Assine e envie de novo.");
  const first = await historyOf(supplier, id);
  expect(answersIn(first).map(told)).toEqual([
    ["update", "justification", null, "Falta a assinatura."],
    ["update", "answer", "UNCHECKED", "INVALID"],
  ]);
  const decision = first.find(({ deed }) => deed === "pendency.reject");
  for (const { by, at } of answersIn(first)) expect({ by, at }).toEqual({ by: company, at: decision?.at });
  expect(decision?.by).toEqual({ kind: "person", name: "Pessoa de Teste" });

  await newDraft({ supplier, pendencyId });
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
  await answer(one, "OK", "");
  expect(answersIn(await historyOf(supplier, id))).toHaveLength(2);
  await one.api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "finish" } });
  expect(answersIn(await historyOf(supplier, id)).map(told)).toContainEqual(["update", "answer", "INVALID", "OK"]);
});

test("the pendency history hides unpublished answers from the supplier", async () => {
  const { id, one, supplier, answer, reject } = await underReview();
  const answersFor = async ({ api }: Person) => {
    const { answer: history } = await api("GET /pendencies/{id}/history")({ id });
    return history.results.filter(({ action }) => /answered|explained/.test(action));
  };
  await answer(one, "OK", "", 1);
  await answer(one, "INVALID", "Falta a assinatura.", 1);
  expect([(await answersFor(one)).length, await answersFor(supplier)]).toEqual([3, []]);
  await reject(one, "Assine e envie de novo.");
  const told = await answersFor(supplier);
  expect(told.map(({ accountId, field, oldValue, newValue }) => [accountId, field, oldValue, newValue])).toEqual([
    [null, "justification", null, "Falta a assinatura."],
    [null, "answer", "UNCHECKED", "INVALID"],
  ]);
  expect((await supplier.api("GET /pendencies/{id}/history")({ id })).answer.meta.totalResults).toBeGreaterThan(told.length);
});

test("the contractor does not see date changes of drafts", async () => {
  const pendency = await newPendency(world);
  const document = await newDraft(pendency);
  const at = { id: pendency.pendencyId, docId: document.id };
  await pendency.supplier.api("PUT /pendencies/{id}/documents/{docId}")({ ...at, body: { issueDate: dayFromNow(-30) } });
  const reviewer = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
  expect((await historyOf(pendency.supplier, at.id)).map(({ fieldName }) => fieldName)).toContain("issueDate");
  expect(await historyOf(reviewer, at.id)).toEqual([]);
});

test("the analysis history is paged, requires its permission and rejects strangers [S-078]", async () => {
  const { id, one, contractorId, answer } = await underReview();
  await answer(one, "OK", "");
  const page = async (number: number) =>
    (await one.api("GET /pendencies/{id}/analysis-history")({ id, query: { page: number, itemsPerPage: 2 } })).answer;
  const [first, second] = [await page(1), await page(2)];
  expect([first.results.length, first.meta.page, second.meta.page]).toEqual([2, 1, 2]);
  expect(Math.max(...second.results.map((entry) => entry.id))).toBeLessThan(Math.min(...first.results.map((entry) => entry.id)));
  const looking = await newPerson(world, { companyId: contractorId, keys: ["see_pendency", "see_details_pendency"] });
  const refused = await looking.api("GET /pendencies/{id}/analysis-history")({ id });
  expect([refused.status, refused.refused]).toMatchObject([403, { details: { permission: "see_analysis_history" } }]);
  expect((await looking.api("GET /pendencies/{id}")({ id })).answer.can.seeAnalysisHistory).toBe(false);
  const stranger = await newPendency(world);
  const away = await stranger.supplier.api("GET /pendencies/{id}/analysis-history")({ id });
  expect([away.status, away.refused.code]).toEqual([404, "pendency.not_found"]);
});
