import { pendencyDeeds } from "@emdia/contract/pendencies/history-deeds.ts";
import { restReasons } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft, validFor } from "../../../../test/fixtures/new-document.ts";
import { newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A pendency with a reviewer of the contractor and a user who acts for both sides. */
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

test("the contractor sees draft history only from the sending on", async () => {
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

test("sent documents count after sending, and a draft prevents removal [CD-149]", async () => {
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

test("deactivation and reactivation appear in the history with their reason [R-438] [S-080]", async () => {
  const pendency = await watched();
  const { id, contractorId, projectId, workerId, reviewer } = pendency;
  const owner = world.database.ownerPool();
  const told = async () => {
    const { results } = (await reviewer.api("GET /pendencies/{id}/history")({ id })).answer;
    for (const { action } of results) expect(pendencyDeeds).toContain(action);
    return results.map(({ action, accountName, field, newValue }) => [action, accountName, field, newValue]);
  };
  const after = async (statement: string, ...values: readonly unknown[]) => {
    await owner.query(statement, [...values]);
    await reconciled(world, pendency);
    return (await told())[0];
  };
  const cameBack = ["pendency.come_back", null, null, null];
  const keepOut = `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
    select $1, person_id, document_kind, document_country, document, name, 'Sem cinto', date '2020-01-01' from worker where id = $2`;
  expect(await after(keepOut, contractorId, workerId)).toEqual(["pendency.rest_for_a_time", null, "rest", "worker_restricted"]);
  expect(await after("update restriction set lifted_at = now() where contractor_id = $1", contractorId)).toEqual(cameBack);
  expect(await after("update project set state = 'inactive' where id = $1", projectId)).toEqual([
    "pendency.rest_for_a_time",
    null,
    "rest",
    "project_inactive",
  ]);
  expect(await after("update project set state = 'active' where id = $1", projectId)).toEqual(cameBack);
  expect(await after("update project_requirement set holds_until = date '2020-02-01' where project_id = $1", projectId)).toEqual([
    "pendency.rest_for_good",
    null,
    "rest",
    "no_longer_demanded",
  ]);
});

test("old action names in the history are mapped to current ones [R-438]", async () => {
  const { id, contractorId, reviewer } = await watched();
  await world.database.ownerPool().query(
    `insert into history (owner_id, about_kind, about_id, subject_kind, subject_id, at, action, field, new_value)
     select $1, 'pendency', $2, 'pendency', $2, now(), case when reason is null then 'pendency.came_back' else 'pendency.rested' end, 'rest', reason
     from unnest($3::text[]) with ordinality told (reason, place) order by place`,
    [contractorId, id, [...restReasons, null]],
  );
  const { results } = (await reviewer.api("GET /pendencies/{id}/history")({ id })).answer;
  expect(results.toReversed().map(({ action }) => action)).toEqual([
    ...restReasons.map((reason) => (reason === "no_longer_demanded" ? "pendency.rest_for_good" : "pendency.rest_for_a_time")),
    "pendency.come_back",
  ]);
});
