import { expect, test } from "vitest";
import { dayFromNow, newDraft, validFor } from "../../../../test/new-document.ts";
import { newPendency } from "../../../../test/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** What is asked of a supplier, with somebody of the contractor, and somebody who stands on both sides. */
const watched = async () => {
  const asked = await newPendency(world);
  const id = asked.pendencyId;
  await validFor(world, id, 365);
  const reviewer = await newPerson(world, { companyId: asked.contractorId, keys: "all" });
  const both = await newPerson(world, { companyId: asked.contractorId, keys: "all" }, { companyId: asked.providerId, keys: "all" });
  const told = async ({ api }: Pick<Person, "api">) => {
    const { results, meta } = (await api("GET /pendencies/{id}/history")({ id })).answer;
    expect(meta.totalResults).toBe(results.length);
    return results.map(({ action, subject }) => [action, subject.name]);
  };
  const sent = async ({ api }: Pick<Person, "api">) => (await api("GET /pendencies/{id}")({ id })).answer.sentDocuments;
  return { ...asked, id, reviewer, both, told, sent };
};

test("what is done to a draft is the sender's alone: the contractor reads nothing of it, and that a file was added when it was sent", async () => {
  const pendency = await watched();
  const { id, supplier, reviewer, both, told } = pendency;
  const [kept, thrown] = [await newDraft(pendency, { name: "aso.pdf" }), await newDraft(pendency, { name: "engano.pdf" })];
  await supplier.api("PUT /pendencies/{id}/documents/{docId}")({ id, docId: kept.id, body: { issueDate: dayFromNow(-20) } });
  await supplier.api("DELETE /pendencies/{id}/documents/{docId}")({ id, docId: thrown.id });
  expect(await told(reviewer)).toEqual([]);
  const drafted = [
    ["document.removed", "engano.pdf"],
    ["document.dates_changed", "aso.pdf"],
    ["document.dates_changed", "aso.pdf"],
    ["document.added", "engano.pdf"],
    ["document.added", "aso.pdf"],
  ];
  for (const sender of [supplier, both]) expect(await told(sender)).toEqual(drafted);

  const { name } = (await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).answer;
  await reviewer.api("PATCH /pendencies/{id}/documents/expiration/{docId}")({
    id,
    docId: kept.id,
    body: { expirationDate: dayFromNow(90) },
  });
  expect(await told(reviewer)).toEqual([
    ["document.dates_changed", "aso.pdf"],
    ["pendency.send", name],
    ["document.added", "aso.pdf"],
  ]);
  expect(await told(both)).toHaveLength(drafted.length + 2);
});

test("documents are counted as sent when they are, and while one waits to be nothing is taken back [CD-149]", async () => {
  const pendency = await watched();
  const { id, supplier, reviewer, sent } = pendency;
  const draft = await newDraft(pendency);
  for (const who of [supplier, reviewer]) expect(await sent(who)).toBe(0);
  expect((await reviewer.api("DELETE /pendencies/{id}")({ id })).refused).toMatchObject({ code: "pendency.not_removable" });
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
  expect(await sent(reviewer)).toBe(1);
  await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "withdraw" } });
  expect(await sent(reviewer)).toBe(0);
  await supplier.api("DELETE /pendencies/{id}/documents/{docId}")({ id, docId: draft.id });
  expect((await reviewer.api("GET /pendencies/{id}")({ id })).answer.can.remove).toBe(true);
});
