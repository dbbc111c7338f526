import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A pendency under review with a Não, and its reviewer. */
const underReview = async () => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  const { api } = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
  await answered(world, id, { answer: "INVALID", status: "IN_REVISION" });
  const read = async () => (await api("GET /pendencies/{id}")({ id })).answer;
  const reject = (note: string | null, version?: number) => [
    () => api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "reject", note, version } }),
    () => api("PATCH /pendencies/{id}/document-review")({ id, body: { decision: "REJECTED", note, version } }),
  ];
  return { ...pendency, id, api, read, reject };
};

test("a decision on a withdrawn sending is refused with the withdrawer", async () => {
  const { id, api, supplier, pendencyId, read } = await underReview();
  await world.database.ownerPool().query("update pendency set status = 'OPEN', sent_documents = 0 where id = $1", [id]);
  await newDraft({ supplier, pendencyId }, { expirationDate: dayFromNow(90) });
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
  const { version, answersVersion } = await read();
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "withdraw" } });
  const seen = { version, answersVersion };
  const decided = [
    await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "finish", ...seen } }),
    await api("PATCH /pendencies/{id}/document-review")({ id, body: { decision: "REJECTED", note: "Ilegível.", ...seen } }),
  ];
  for (const { status, refused } of decided)
    expect([status, refused]).toMatchObject([
      409,
      { code: "pendency.stale", details: { status: "OPEN", action: "pendency.withdraw", by: { id: supplier.accountId } } },
    ]);
  const blind = await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "finish" } });
  expect([blind.status, blind.refused.code]).toEqual([422, "pendency.move_not_allowed"]);
  expect(await read()).toMatchObject({ status: "OPEN", note: null });
});

test.for(["", "   ", "\n\t "])("a rejection with an empty justification is refused in every request: %j", async (note) => {
  const { reject, read } = await underReview();
  for (const decide of reject(note)) {
    const { status, refused } = await decide();
    expect([status, refused.code]).toEqual([422, "pendency.note_missing"]);
  }
  expect((await read()).status).toBe("IN_REVISION");
});

test("a justification of 100,000 characters is malformed in every request", async () => {
  const { reject, read } = await underReview();
  for (const decide of reject("x".repeat(100_000))) {
    const { status, refused } = await decide();
    expect([status, refused.code]).toEqual([400, "request.malformed"]);
  }
  expect(await read()).toMatchObject({ status: "IN_REVISION", version: 1 });
});

test("a duplicate decision is refused and recorded once", async () => {
  const { id, api, reject, read } = await underReview();
  const [put, patch] = reject("Falta a assinatura.", 1);
  const replies = await Promise.all([put?.(), put?.(), patch?.()]);
  expect(replies.map((reply) => reply?.status).toSorted()).toEqual([200, 409, 409]);
  expect(await read()).toMatchObject({ status: "OPEN", version: 2, note: "Falta a assinatura." });
  const { answer } = await api("GET /pendencies/{id}/history")({ id });
  expect(answer.results.map(({ action }) => action)).toEqual(["pendency.noted", "pendency.reject"]);
});
