import { expect, test } from "vitest";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A pendency under review and its reviewer. */
const underReview = async (answer: "OK" | "INVALID" | "NOT_APPLICABLE" | "UNCHECKED" = "UNCHECKED") => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  await answered(world, id, { answer, status: "IN_REVISION" });
  const reviewer = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
  const review = (body: Parameters<ReturnType<typeof reviewer.api<"PATCH /pendencies/{id}/document-review">>>[0]["body"], who = reviewer) =>
    who.api("PATCH /pendencies/{id}/document-review")({ id, body });
  return { ...pendency, id, reviewer, review };
};

test("documents are approved without finishing, or rejected with a justification [R-440] [CD-114] [CD-144]", async () => {
  const { review } = await underReview("INVALID");
  expect((await review({ decision: "APPROVED" })).answer).toMatchObject({ status: "IN_REVISION", version: 2 });
  expect((await review({ decision: "REJECTED" })).refused.code).toBe("pendency.note_missing");
  const { answer } = await review({ decision: "REJECTED", note: "Falta a assinatura." });
  expect(answer).toMatchObject({ status: "OPEN", note: "Falta a assinatura." });
  expect((await review({ decision: "REJECTED", note: "Falta a assinatura." })).refused.code).toBe("pendency.move_not_allowed");
});

test("rejecting, finishing and marking as not applicable refuse with different messages [R-446]", async () => {
  const { review, reviewer, id } = await underReview("UNCHECKED");
  const put = (status: "DONE" | "NOT_APPLICABLE") =>
    reviewer.api("PUT /pendencies/{id}")({ id, body: { status, action: status === "DONE" ? "finish" : undefined } });
  const refused = [await review({ decision: "REJECTED", note: "Nada consta." }), await put("DONE"), await put("NOT_APPLICABLE")];
  expect(refused.map(({ status, refused: { code } }) => [status, code])).toEqual([
    [422, "pendency.cannot_reject"],
    [422, "pendency.cannot_finish"],
    [422, "pendency.cannot_mark_not_applicable"],
  ]);
  expect(new Set(refused.map(({ refused: { message } }) => message)).size).toBe(3);
});

test("confirming a pre-rejection requires its own permission [CD-160]", async () => {
  const { review, id, contractorId } = await underReview("INVALID");
  await answered(world, id, { status: "PRE_REJECTED" });
  const rejecter = await newPerson(world, { companyId: contractorId, keys: ["see_pendency", "see_details_pendency", "reject_pendency"] });
  expect((await review({ decision: "REJECTED", note: "Ilegível." }, rejecter)).refused).toMatchObject({
    details: { permission: "pre_rejected_pendency" },
  });
  expect((await review({ decision: "REJECTED", note: "Ilegível." })).answer).toMatchObject({ status: "OPEN" });
});

test("a question keeps the decision's note and adds a comment [R-440]", async () => {
  const { review, id, supplier } = await underReview("OK");
  const ask = (decision: "QUESTION_APPROVED_DOCUMENT" | "QUESTION_DOCUMENT_VALIDITY", note?: string) =>
    review({ decision, note }, supplier);
  expect((await ask("QUESTION_APPROVED_DOCUMENT", "Vale?")).refused.code).toBe("pendency.nothing_approved");
  await world.database
    .ownerPool()
    .query("update pendency set status = 'DONE', approved_until = '9999-12-31', note = 'Conferido.' where id = $1", [id]);
  expect((await ask("QUESTION_DOCUMENT_VALIDITY", "Até quando?")).refused.code).toBe("pendency.no_validity");
  expect((await ask("QUESTION_APPROVED_DOCUMENT")).refused.code).toBe("pendency.question_missing");
  const { answer } = await ask("QUESTION_APPROVED_DOCUMENT", "Vale para a outra obra?");
  expect(answer).toMatchObject({ status: "SUPPORT", note: "Conferido.", comments: { total: 1, unanswered: 1 } });
  const { answer: said } = await supplier.api("GET /pendencies/{id}/comments")({ id });
  expect(said.results).toMatchObject([{ kind: "QUESTION", text: "Vale para a outra obra?" }]);
});

test("a decision accepts only documents of its pendency and records them", async () => {
  const [one, other] = [await underReview("INVALID"), await underReview("INVALID")];
  const sent = async ({ id }: typeof one, name: string) => {
    const { rows } = await world.database.ownerPool().query<{ id: number }>(
      `with kept as (insert into file (provider_id, hash, size, type, verdict, created_at)
         select provider_id, md5(id::text) || md5($2), 1, 'application/pdf', 'clean', now() from pendency where id = $1 returning provider_id, id)
       insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, from_round, sent_at, created_at)
         select p.contractor_id, p.id, p.provider_id, k.id, $2, 1, now(), now() from pendency p join kept k using (provider_id) where p.id = $1 returning id`,
      [id, name],
    );
    return rows[0]?.id ?? 0;
  };
  const [own, foreign] = [await sent(one, "aso.pdf"), await sent(other, "outro.pdf")];
  for (const documents of [[foreign], [own, foreign], [987_654_321]]) {
    const { status, refused } = await one.review({ decision: "REJECTED", note: "Ilegível.", documents });
    expect([status, refused.code]).toEqual([404, "document.not_found"]);
  }
  expect((await one.review({ decision: "REJECTED", note: "Ilegível.", documents: [own] })).answer.status).toBe("OPEN");
  const { answer } = await one.reviewer.api("GET /pendencies/{id}/history")({ id: one.id });
  expect(answer.results[0]).toMatchObject({ action: "pendency.reviewed", field: "documents", newValue: "aso.pdf" });
});

test("a second decision is refused with the first decision's author", async () => {
  const { review, reviewer, id, contractorId } = await underReview("INVALID");
  const second = await newPerson(world, { companyId: contractorId, keys: "all" });
  await review({ decision: "REJECTED", note: "Ilegível.", version: 1 });
  const told = [
    await review({ decision: "APPROVED", version: 1 }, second),
    await second.api("PUT /pendencies/{id}")({ id, body: { status: "DONE", version: 1 } }),
  ];
  for (const { status, refused } of told)
    expect([status, refused]).toMatchObject([
      409,
      { code: "pendency.stale", details: { version: 2, status: "OPEN", action: "pendency.reject", by: { id: reviewer.accountId } } },
    ]);
});

test("a decision after an approval is refused although the status is unchanged", async () => {
  const { review, reviewer, id, contractorId } = await underReview("INVALID");
  const second = await newPerson(world, { companyId: contractorId, keys: "all" });
  expect((await review({ decision: "APPROVED", version: 1 })).status).toBe(200);
  const { status, refused } = await review({ decision: "REJECTED", note: "Ilegível.", version: 1 }, second);
  expect([status, refused]).toMatchObject([
    409,
    { code: "pendency.stale", details: { status: "IN_REVISION", action: "pendency.approve", by: { id: reviewer.accountId } } },
  ]);
  expect((await second.api("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");
});

test("one of two concurrent decisions is refused", async () => {
  const { review, contractorId } = await underReview("INVALID");
  const second = await newPerson(world, { companyId: contractorId, keys: "all" });
  const replies = await Promise.all([
    review({ decision: "REJECTED", note: "Ilegível.", version: 1 }),
    review({ decision: "REJECTED", note: "Vencido.", version: 1 }, second),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
