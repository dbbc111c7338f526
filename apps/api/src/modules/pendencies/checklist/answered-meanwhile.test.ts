// Concurrent answers and decisions.
import { expect, test } from "vitest";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** Two reviewers who opened the same document at the same time. */
const twoReviewers = async () => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  await answered(world, id, { answer: "OK", status: "IN_REVISION" });
  const reviewer = async () => {
    const { api, accountId } = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
    const { answer: page } = await api("GET /pendencies/{id}")({ id });
    const answer = (at: number, body: Parameters<ReturnType<typeof api<"POST /pendencies/{checklistId}/checklist">>>[0]["body"]) =>
      api("POST /pendencies/{checklistId}/checklist")({
        checklistId: page.checklist[at]?.id ?? 0,
        body: { version: page.version, answerVersion: page.checklist[at]?.answerVersion ?? null, ...body },
      });
    return { api, accountId, page, answer };
  };
  const [anna, bea] = [await reviewer(), await reviewer()];
  const read = async () => (await anna.api("GET /pendencies/{id}")({ id })).answer;
  return { ...pendency, id, anna, bea, read };
};
const no = { status: "INVALID", invalidDescription: "A assinatura é de outra pessoa." } as const;

test("a second answer to one question is refused with the first answer [R-449] [R-451]", async () => {
  const { anna, bea, read } = await twoReviewers();
  expect((await anna.answer(0, no)).status).toBe(200);
  const { status, refused } = await bea.answer(0, { status: "NOT_APPLICABLE" });
  expect([status, refused]).toMatchObject([
    409,
    {
      code: "pendency.answered_meanwhile",
      details: { status: "INVALID", invalidDescription: no.invalidDescription, by: { id: anna.accountId }, at: expect.any(String) },
    },
  ]);
  const now = await read();
  expect(now.checklist[0]).toMatchObject(no);
  const again = await bea.answer(0, { status: "NOT_APPLICABLE", answerVersion: now.checklist[0]?.answerVersion });
  expect(again.answer.checklist[0]).toMatchObject({ status: "NOT_APPLICABLE" });
});

test("one of two concurrent answers to one question is refused", async () => {
  const { anna, bea } = await twoReviewers();
  const replies = await Promise.all([anna.answer(0, no), bea.answer(0, { status: "NOT_APPLICABLE" })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("the same answer and an answer without a version are accepted", async () => {
  const { anna, bea } = await twoReviewers();
  await anna.answer(0, { status: "NOT_APPLICABLE" });
  expect((await bea.answer(0, { status: "NOT_APPLICABLE" })).status).toBe(200);
  expect((await bea.answer(0, { ...no, answerVersion: undefined })).status).toBe(200);
});

test("answers to different questions do not conflict or change the pendency version", async () => {
  const { anna, bea, read } = await twoReviewers();
  expect((await anna.answer(0, no)).status).toBe(200);
  expect((await bea.answer(1, { status: "NOT_APPLICABLE" })).status).toBe(200);
  expect((await anna.answer(2, { status: "NOT_APPLICABLE" })).status).toBe(200);
  expect(await read()).toMatchObject({ version: anna.page.version, answers: { no: 1, notApplicable: 2 } });
});

test("a bulk request refuses only the answers that another reviewer changed [R-452]", async () => {
  const { anna, bea, read } = await twoReviewers();
  await anna.answer(1, no);
  const items = bea.page.checklist.slice(0, 3).map(({ id: checklistId, answerVersion }) => ({
    checklistId,
    status: "NOT_APPLICABLE" as const,
    answerVersion,
  }));
  const { answer } = await bea.api("POST /pendencies/checklist")({ body: { items } });
  expect(answer.results).toMatchObject([
    { done: true },
    { done: false, code: "pendency.answered_meanwhile", details: { status: "INVALID", by: { id: anna.accountId } } },
    { done: true },
  ]);
  expect((await read()).answers).toMatchObject({ no: 1, notApplicable: 2 });
});

test("a decision based on outdated answers is refused with the last author [R-431] [R-432]", async () => {
  const { id, anna, bea, read } = await twoReviewers();
  await anna.answer(0, no);
  const { version, answersVersion } = bea.page;
  const put = (body: Parameters<ReturnType<typeof bea.api<"PUT /pendencies/{id}">>>[0]["body"]) =>
    bea.api("PUT /pendencies/{id}")({ id, body: { version, answersVersion, ...body } });
  const patch = (decision: "APPROVED" | "REJECTED") =>
    bea.api("PATCH /pendencies/{id}/document-review")({ id, body: { decision, note: "Falta a data.", version, answersVersion } });
  const decided = [
    await put({ status: "DONE", action: "finish" }),
    await put({ status: "OPEN", action: "reject", note: "Falta a data." }),
    await put({ status: "NOT_APPLICABLE" }),
    await patch("APPROVED"),
    await patch("REJECTED"),
  ];
  for (const { status, refused } of decided)
    expect([status, refused]).toMatchObject([
      409,
      { code: "pendency.stale", details: { version, action: "pendency.explained", by: { id: anna.accountId }, at: expect.any(String) } },
    ]);
  const now = await read();
  expect(now).toMatchObject({ status: "IN_REVISION", version, note: null });
  expect((await put({ status: "OPEN", action: "reject", note: no.invalidDescription, answersVersion: now.answersVersion })).status).toBe(
    200,
  );
});

test("a transition checks the answer version only if relevant and present", async () => {
  const { id, anna, bea } = await twoReviewers();
  await anna.answer(0, no);
  const { answersVersion } = bea.page;
  const put = (body: Parameters<ReturnType<typeof bea.api<"PUT /pendencies/{id}">>>[0]["body"]) =>
    bea.api("PUT /pendencies/{id}")({ id, body });
  expect((await put({ status: "PRE_ANALYSIS", answersVersion })).answer.status).toBe("PRE_ANALYSIS");
  expect((await put({ status: "IN_REVISION", answersVersion })).answer.status).toBe("IN_REVISION");
  expect((await put({ status: "OPEN", note: "Assine." })).answer.status).toBe("OPEN");
});

test("resending resets answer versions, so a late answer is refused", async () => {
  const { id, anna, bea, supplier, pendencyId } = await twoReviewers();
  await anna.answer(0, no);
  const { answerVersion } = (await bea.api("GET /pendencies/{id}")({ id })).answer.checklist[0] ?? {};
  await anna.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Assine." } });
  await newDraft({ supplier, pendencyId });
  await world.database.ownerPool().query("update attachment set expiration_date = '2099-01-01' where pendency_id = $1", [id]);
  expect((await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
  const late = await bea.answer(0, { status: "OK", version: undefined, answerVersion });
  expect(late.refused).toMatchObject({ code: "pendency.answered_meanwhile", details: { status: "UNCHECKED" } });
});

test("a supplier sees no answer versions during the analysis", async () => {
  const { id, supplier } = await twoReviewers();
  const { answer } = await supplier.api("GET /pendencies/{id}")({ id });
  expect([answer.answersVersion, new Set(answer.checklist.map(({ answerVersion }) => answerVersion))]).toEqual([null, new Set([null])]);
});
