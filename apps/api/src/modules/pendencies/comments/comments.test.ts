import { COMMENT_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const TALKS = ["see_pendency", "see_details_pendency", "add_comment_pendency"] as const;

/** A document under review, with a user of each side. */
const talked = async () => {
  const asked = await newPendency(world);
  const id = asked.pendencyId;
  await world.database.ownerPool().query("update pendency set status = 'IN_REVISION', sent_documents = 1 where id = $1", [id]);
  const reviewer = await newPerson(world, { companyId: asked.contractorId, keys: TALKS });
  const status = async () => (await reviewer.api("GET /pendencies/{id}")({ id })).answer.status;
  const said = async () => (await reviewer.api("GET /pendencies/{id}/comments")({ id })).answer.results;
  return { ...asked, id, reviewer, status, said };
};
const waiting = async ({ reviewer, projectId }: Pick<Awaited<ReturnType<typeof talked>>, "reviewer" | "projectId">) =>
  (await reviewer.api("GET /pendencies")({ query: { project: [projectId], considerComments: true } })).answer;

test("comments of both sides are listed newest first with author and company [R-470] [R-472]", async () => {
  const { id, reviewer, supplier, said, contractorId, providerId } = await talked();
  const { status, answer } = await reviewer.api("POST /pendencies/{id}/comments")({ id, body: { text: "Chegou legível." } });
  expect([status, answer]).toMatchObject([201, { kind: "REGULAR", answerState: null, systemKind: "SSMA", side: "contractor" }]);
  await supplier.api("POST /pendencies/{id}/comments")({ id, body: { text: "Obrigada." } });
  expect(await said()).toMatchObject([
    { text: "Obrigada.", author: { id: supplier.accountId }, company: { id: providerId }, side: "provider" },
    { text: "Chegou legível.", author: { id: reviewer.accountId }, company: { id: contractorId } },
  ]);
  expect((await reviewer.api("GET /pendencies/{id}")({ id })).answer.comments).toEqual({ total: 2, unanswered: 0, unverified: 0 });
});

test("a question stops the pendency until answered, and its side verifies it [R-470] [R-471]", async () => {
  const asked = await talked();
  const { id, reviewer, supplier, status, said } = asked;
  expect((await waiting(asked)).results).toEqual([]);
  const { answer: question } = await supplier.api("POST /pendencies/{id}/comments")({
    id,
    body: { kind: "QUESTION", text: "De que ano?" },
  });
  expect(question).toMatchObject({ answerState: "UNANSWERED", can: { verify: false } });
  expect(await status()).toBe("SUPPORT");
  const { results, meta } = await waiting(asked);
  expect([results.map((row) => row.id), meta.totalResults]).toEqual([[id], 1]);
  const twice = await supplier.api("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "E o mês?" } });
  expect([twice.status, twice.refused.code]).toEqual([422, "pendency.question_waits"]);

  await reviewer.api("POST /pendencies/{id}/comments")({ id, body: { kind: "ANSWER", text: "De 2026." } });
  expect(await status()).toBe("IN_REVISION");
  expect((await waiting(asked)).meta.totalResults).toBe(0);
  expect((await said()).map(({ kind, answerState }) => [kind, answerState])).toEqual([
    ["ANSWER", null],
    ["QUESTION", "UNVERIFIED"],
  ]);
  const verify = (api: typeof reviewer.api) => api("PUT /pendencies/{id}/comments/{commentId}/verify")({ id, commentId: question.id });
  expect((await verify(reviewer.api)).refused.code).toBe("pendency.not_to_verify");
  expect((await verify(supplier.api)).answer).toMatchObject({ answerState: "ANSWERED", can: { verify: false } });
  expect((await verify(supplier.api)).refused.code).toBe("pendency.not_to_verify");
  const again = await reviewer.api("POST /pendencies/{id}/comments")({ id, body: { kind: "ANSWER", text: "Mesmo." } });
  expect([again.status, again.refused.code]).toEqual([422, "pendency.nothing_to_answer"]);
});

test("an open question appears in the other side's list, totals and row [R-400] [R-470]", async () => {
  const asked = await talked();
  const { id, reviewer, supplier, projectId } = asked;
  await supplier.api("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "De que ano?" } });
  const query = { project: [projectId], waitsForMyAnswer: true };
  const listed = async ({ api }: typeof reviewer) => {
    const { results, meta } = (await api("GET /pendencies")({ query })).answer;
    const totals = (await api("GET /pendencies/totals")({ query })).answer.results;
    expect(totals).toEqual([{ status: "SUPPORT", rejected: false, total: results.length, isExact: true }]);
    return [results.map((row) => row.id), meta.totalResults];
  };
  const turn = async ({ api }: typeof reviewer) => (await api("GET /pendencies/{id}")({ id })).answer.waitsForMyAnswer;
  expect([await listed(reviewer), await turn(reviewer)]).toEqual([[[id], 1], true]);
  expect([await listed(supplier), await turn(supplier)]).toEqual([[[], 0], false]);

  const onBothSides = await newPerson(world, { companyId: asked.contractorId, keys: TALKS }, { companyId: asked.providerId, keys: TALKS });
  expect([await listed(onBothSides), await turn(onBothSides)]).toEqual([[[id], 1], true]);
  const elsewhere = { query: { ...query, status: ["OPEN" as const] } };
  expect((await reviewer.api("GET /pendencies")(elsewhere)).answer.meta.totalResults).toBe(0);
  expect((await reviewer.api("GET /pendencies/totals")(elsewhere)).answer.results).toEqual([]);

  await reviewer.api("POST /pendencies/{id}/comments")({ id, body: { kind: "ANSWER", text: "De 2026." } });
  expect([await listed(reviewer), await turn(reviewer)]).toEqual([[[], 0], false]);
});

test("a question or answer sent as a status change becomes a comment", async () => {
  const asked = await talked();
  const { id, supplier, said } = asked;
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note: "Vale a cópia?" } });
  expect(await said()).toMatchObject([{ kind: "QUESTION", text: "Vale a cópia?", answerState: "UNANSWERED" }]);
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION", note: "Vale." } });
  const [question, answer] = (await said()).toSorted((one, other) => one.id - other.id);
  expect([question, answer]).toMatchObject([
    { kind: "QUESTION", answerState: "ANSWERED" },
    { kind: "ANSWER", text: "Vale." },
  ]);
  expect((await waiting(asked)).meta.totalResults).toBe(0);
});

test("a question requires its permission and an active pendency", async () => {
  const { id, reviewer, supplier } = await talked();
  const ask = (api: typeof reviewer.api) => api("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "De quem é?" } });
  expect((await ask(reviewer.api)).refused).toMatchObject({ code: "permission.missing", details: { permission: "send_doubts_document" } });
  await world.database.ownerPool().query("update pendency set rest_for = 'good', rest_reason = 'no_longer_demanded' where id = $1", [id]);
  expect((await ask(supplier.api)).refused.code).toBe("pendency.inactive");
});

test("markup in a comment is stored and returned as text", async () => {
  const { id, reviewer, said } = await talked();
  const text = `<img src=x onerror=alert(1)> **não** <b>é</b> & "marca" \u202e`;
  await reviewer.api("POST /pendencies/{id}/comments")({ id, body: { text } });
  expect((await said())[0]?.text).toBe(text);
});

test.for(["", "  \n ", "x".repeat(COMMENT_MAX_LENGTH + 1)])("an empty or too long comment is refused", async (text) => {
  const { id, reviewer, said } = await talked();
  const { status, refused } = await reviewer.api("POST /pendencies/{id}/comments")({ id, body: { text } });
  expect([status, refused.code, await said()]).toEqual([400, "request.malformed", []]);
});

test("only users who see the pendency are found and can be mentioned", async () => {
  const { id, reviewer, supplier, contractorId, projectId } = await talked();
  const restricted = await newPerson(world, { companyId: contractorId, keys: TALKS, onlyProjects: [] });
  const blind = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  const inside = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"], onlyProjects: [projectId] });
  const wrongSide = await newPerson(world, { companyId: contractorId, keys: TALKS, relation: "provider" });
  const { answer } = await reviewer.api("GET /pendencies/{id}/people")({ id, query: { query: "pessoa" } });
  const ids = answer.results.map((person) => person.id);
  expect(ids.toSorted((a, b) => a - b)).toEqual([reviewer, supplier, inside].map(({ accountId }) => accountId).toSorted((a, b) => a - b));
  const mention = (mentions: number[]) => reviewer.api("POST /pendencies/{id}/comments")({ id, body: { text: "Veja.", mentions } });
  expect((await mention([supplier.accountId, inside.accountId])).answer.mentions.map((person) => person.id)).toEqual([
    supplier.accountId,
    inside.accountId,
  ]);
  for (const { accountId } of [restricted, blind, wrongSide])
    expect((await mention([accountId])).refused).toMatchObject({ code: "pendency.mention_not_found", details: { id: accountId } });
});

test("a comment is not readable or verifiable through another pendency", async () => {
  const [one, other] = [await talked(), await talked()];
  const { answer } = await one.supplier.api("POST /pendencies/{id}/comments")({
    id: one.id,
    body: { kind: "QUESTION", text: "De que ano?" },
  });
  const through = await other.supplier.api("PUT /pendencies/{id}/comments/{commentId}/verify")({ id: other.id, commentId: answer.id });
  expect([through.status, through.refused.code]).toEqual([404, "pendency.comment_not_found"]);
  expect((await other.reviewer.api("GET /pendencies/{id}/comments")({ id: one.id })).status).toBe(404);
});
