import { expect, test } from "vitest";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const REVIEWS = ["see_pendency", "see_details_pendency", "answer_checklist_pendency", "reject_pendency"] as const;

/** A document under review, its reviewer and its supplier. */
const underReview = async () => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  const owner = world.database.ownerPool();
  await owner.query("update pendency set status = 'IN_REVISION', sent_documents = 1 where id = $1", [id]);
  const { api } = await newPerson(world, { companyId: pendency.contractorId, keys: REVIEWS });
  const { answer } = await api("GET /pendencies/{id}")({ id });
  const answers = (at: number) => {
    const item = answer.checklist[at];
    if (!item) throw new Error(`there is no question ${at}`);
    return (body: Parameters<ReturnType<typeof api<"POST /pendencies/{checklistId}/checklist">>>[0]["body"]) =>
      api("POST /pendencies/{checklistId}/checklist")({ checklistId: item.id, body });
  };
  return { ...pendency, api, id, owner, answers, checklist: answer.checklist };
};

test("an answer is given by question id and updates the pendency [R-447] [CD-125]", async () => {
  const { answers, id, checklist, api } = await underReview();
  expect(new Set(checklist.map(({ status }) => status))).toEqual(new Set(["UNCHECKED"]));
  expect(checklist.map(({ position }) => position)).toEqual(checklist.map(({ position }) => position).toSorted((a, b) => a - b));
  const { answer } = await answers(0)({ status: "OK" });
  expect(answer).toMatchObject({ id, answers: { yes: 1, unanswered: checklist.length - 1 } });
  expect(answer.checklist[0]).toMatchObject({ pendencyId: id, checklistId: checklist[0]?.pendencyChecklistId, status: "OK", reason: null });
  expect((await answers(0)({ status: "NOT_APPLICABLE" })).answer.answers).toMatchObject({ yes: 0, notApplicable: 1 });
  const { answer: history } = await api("GET /pendencies/{id}/history")({ id });
  expect(history.results.map(({ action, oldValue, newValue, subject }) => [action, oldValue, newValue, subject.name])).toEqual([
    ["pendency.answered", "OK", "NOT_APPLICABLE", checklist[0]?.question],
    ["pendency.answered", "UNCHECKED", "OK", checklist[0]?.question],
  ]);
});

test("a repeated answer changes nothing and adds no history line [R-448]", async () => {
  const { answers, api, id } = await underReview();
  await answers(0)({ status: "OK" });
  expect((await answers(0)({ status: "OK" })).status).toBe(200);
  expect((await api("GET /pendencies/{id}/history")({ id })).answer.meta.totalResults).toBe(1);
});

test("the template completes a Não, and both sides read it after rejection [R-451] [CD-162]", async () => {
  const { answers, api, id, supplier, checklist } = await underReview();
  await answers(2)({ status: "INVALID", invalidDescription: "  A data está apagada. ", page: 2 });
  const [template] = (await api("GET /checklist/{id}/templates")({ id: checklist[0]?.id ?? 0 })).answer.results;
  await answers(0)({ status: "INVALID", invalidDescription: template?.invalidDescription });
  const { answer: history } = await api("GET /pendencies/{id}/history")({ id });
  expect(history.results[0]).toMatchObject({ action: "pendency.explained", newValue: template?.invalidDescription });
  await api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", note: "Corrija a data." } });
  for (const reader of [api, supplier.api]) {
    const explained = (await reader("GET /pendencies/{id}")({ id })).answer.checklist.filter(({ status }) => status === "INVALID");
    expect(explained).toMatchObject([
      { position: checklist[0]?.position, ...template },
      { position: checklist[2]?.position, invalidDescription: "A data está apagada.", page: 2 },
    ]);
    for (const { question, reason, action } of explained) for (const said of [question, reason, action]) expect(said).toBeTruthy();
  }
});

test("a supplier sees questions but no answers during the analysis", async () => {
  const { answers, api, id, supplier, checklist, owner, contractorId, providerId } = await underReview();
  await answers(0)({ status: "INVALID", invalidDescription: "A data está apagada.", page: 2 });
  await answers(1)({ status: "OK" });
  await owner.query("update pendency set round = 1 where id = $1", [id]);
  const both = await newPerson(world, { companyId: contractorId, keys: REVIEWS }, { companyId: providerId, keys: "all" });
  const told = async (who: typeof api) => (await who("GET /pendencies/{id}")({ id })).answer;
  const answersOf = ({ checklist: items }: typeof whole) =>
    items.map(({ status, invalidDescription, page }) => [status, invalidDescription, page]);
  const whole = await told(api);
  for (const status of ["IN_REVISION", "PRE_ANALYSIS", "SUPPORT"]) {
    await owner.query("update pendency set status = $2, returns_to = $3, question_side = $4 where id = $1", [
      id,
      status,
      ...(status === "SUPPORT" ? ["IN_REVISION", "provider"] : [null, null]),
    ]);
    const read = await told(supplier.api);
    expect(read.answers).toEqual({ total: checklist.length, yes: 0, no: 0, notApplicable: 0, unanswered: checklist.length });
    expect(read.checklist.map(({ question }) => question)).toEqual(checklist.map(({ question }) => question));
    expect(new Set(answersOf(read).map(String))).toEqual(new Set(["UNCHECKED,,"]));
    for (const who of [api, both.api]) expect(answersOf(await told(who))).toEqual(answersOf(whole));
  }
  await owner.query("update pendency set status = 'IN_REVISION', returns_to = null, question_side = null where id = $1", [id]);
  const meant = async (who: typeof api) => (await who("GET /pendencies/{id}/document-review-analysis")({ id })).answer.decision;
  expect([await meant(api), await meant(supplier.api)]).toEqual(["REJECTED", "APPROVED"]);
  await owner.query(
    `with kept as (insert into file (provider_id, hash, size, type, verdict, created_at)
       select provider_id, md5(id::text) || md5('lido'), 1, 'application/pdf', 'clean', now() from pendency where id = $1 returning provider_id, id)
     insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, from_round, sent_at, opened_in, created_at)
       select p.contractor_id, p.id, p.provider_id, k.id, 'lido.pdf', 1, now(), 1, now() from pendency p join kept k using (provider_id) where p.id = $1`,
    [id],
  );
  const { refused } = await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "withdraw" } });
  expect(refused).toMatchObject({ code: "pendency.already_opened", details: { no: 0, unanswered: checklist.length } });
});

test.for(["", "   ", "\t\n", "ab"])("a Não with an empty or short justification is refused: %j", async (invalidDescription) => {
  const { answers } = await underReview();
  const { status, refused } = await answers(0)({ status: "INVALID", invalidDescription });
  expect([status, refused.code]).toEqual([422, "pendency.justification_missing"]);
});

test("a justification of 100,000 characters is refused as malformed", async () => {
  const { answers } = await underReview();
  const { status, refused } = await answers(0)({ status: "INVALID", invalidDescription: "x".repeat(100_000) });
  expect([status, refused.code]).toEqual([400, "request.malformed"]);
});

test("each question has suggestions with a gap and an action [R-453]", async () => {
  const { api, checklist } = await underReview();
  for (const { id } of checklist) {
    const { answer } = await api("GET /checklist/{id}/templates")({ id });
    expect(answer.results.length).toBeGreaterThan(0);
    for (const { invalidDescription, action } of answer.results) expect(invalidDescription.length * action.length).toBeGreaterThan(0);
  }
});

test("an answer is marked as automatic until a user changes it [R-456]", async () => {
  const { answers, api, id, owner } = await underReview();
  await owner.query("update pendency_question set status = 'OK', from_analysis = true where pendency_id = $1 and position = 1", [id]);
  const first = async () => (await api("GET /pendencies/{id}")({ id })).answer.checklist[0];
  expect(await first()).toMatchObject({ status: "OK", isFromAutomaticAnalysis: true });
  await answers(0)({ status: "NOT_APPLICABLE" });
  expect(await first()).toMatchObject({ status: "NOT_APPLICABLE", isFromAutomaticAnalysis: false });
});

test("answers are refused on closed, inactive, removed and outdated pendencies", async () => {
  const { answers, owner, id } = await underReview();
  const code = async (version?: number) => (await answers(0)({ status: "OK", version })).refused.code;
  expect(await code(7)).toBe("pendency.stale");
  await owner.query("update pendency set status = 'DONE' where id = $1", [id]);
  expect(await code()).toBe("pendency.checklist_closed");
  await owner.query("update pendency set status = 'IN_REVISION', rest_for = 'good', rest_reason = 'no_longer_demanded' where id = $1", [
    id,
  ]);
  expect(await code()).toBe("pendency.inactive");
  await owner.query("update pendency set removed_at = now() where id = $1", [id]);
  expect(await code()).toBe("pendency.question_not_found");
});

test("suppliers, strangers and users without the permission cannot answer", async () => {
  const { supplier, checklist, contractorId } = await underReview();
  const other = await underReview();
  const body = { status: "OK" } as const;
  const checklistId = checklist[0]?.id ?? 0;
  expect((await supplier.api("POST /pendencies/{checklistId}/checklist")({ checklistId, body })).refused.code).toBe("permission.missing");
  const told = await other.api("POST /pendencies/{checklistId}/checklist")({ checklistId, body });
  expect([told.status, told.refused.code]).toEqual([404, "pendency.question_not_found"]);
  const looker = await newPerson(
    world,
    { companyId: contractorId, keys: ["see_pendency"] },
    { companyId: other.contractorId, keys: ["see_pendency", "answer_checklist_pendency"] },
  );
  const refused = await looker.api("POST /pendencies/{checklistId}/checklist")({ checklistId, body });
  expect([refused.status, refused.refused]).toMatchObject([403, { details: { permission: "answer_checklist_pendency" } }]);
});

test("a bulk request answers questions of several pendencies, each with its result [R-452]", async () => {
  const [one, two, foreign] = [await underReview(), await underReview(), await underReview()];
  const { api } = await newPerson(world, { companyId: one.contractorId, keys: REVIEWS }, { companyId: two.contractorId, keys: REVIEWS });
  const idOf = ({ checklist }: typeof one, at: number) => checklist[at]?.id ?? 0;
  const { answer } = await api("POST /pendencies/checklist")({
    body: {
      items: [
        { checklistId: idOf(two, 0), status: "OK" },
        { checklistId: idOf(one, 0), status: "INVALID", invalidDescription: "Sem assinatura." },
        { checklistId: idOf(one, 1), status: "INVALID" },
        { checklistId: idOf(one, 2), status: "OK", version: 9 },
        { checklistId: idOf(foreign, 0), status: "OK" },
        { checklistId: 987_654_321, status: "OK" },
      ],
    },
  });
  expect(answer.results.map(({ id, code }) => [id, code])).toEqual([
    [idOf(two, 0), null],
    [idOf(one, 0), null],
    [idOf(one, 1), "pendency.justification_missing"],
    [idOf(one, 2), "pendency.stale"],
    [idOf(foreign, 0), "pendency.question_not_found"],
    [987_654_321, "pendency.question_not_found"],
  ]);
  const read = async ({ id }: typeof one) => (await api("GET /pendencies/{id}")({ id })).answer.answers;
  expect([await read(one), await read(two)]).toMatchObject([{ no: 1, yes: 0 }, { yes: 1 }]);
});
