// Expiry dates under review.
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newDraft, validFor } from "../../../../test/fixtures/new-document.ts";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A sent document and a reviewer who may correct its dates. */
const underReview = async () => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  await validFor(world, id, 365);
  const { id: docId } = await newDraft(pendency, { name: "laudo.pdf" });
  await pendency.supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
  const { api } = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
  return { id, docId, api };
};

test("a document under review cannot lose its expiry date [R-466]", async () => {
  const { id, docId, api } = await underReview();
  const unissued = await api("PUT /pendencies/{id}/documents/{docId}")({ id, docId, body: { issueDate: null } });
  await world.database.ownerPool().query(
    `update document_type_version v set validity_kind = 'printed', validity_amount = null, validity_unit = null
     from pendency p where p.id = $1 and v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version`,
    [id],
  );
  const undated = await api("PATCH /pendencies/{id}/documents/expiration/{docId}")({ id, docId, body: { expirationDate: null } });
  for (const { status, refused } of [unissued, undated]) expect([status, refused.code]).toEqual([422, "document.expiry_missing"]);
  const { answer } = await api("GET /pendencies/{id}")({ id });
  expect(answer).toMatchObject({ issueDate: dayFromNow(-10), expirationDate: dayFromNow(355) });
});

test("approval requires an expiry date and names the document without one [R-466]", async () => {
  const { id, docId, api } = await underReview();
  await answered(world, id, { answer: "OK" });
  await world.database.ownerPool().query("update attachment set expiration_date = null where id = $1", [docId]);
  const decisions = [
    await api("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "finish" } }),
    await api("PATCH /pendencies/{id}/document-review")({ id, body: { decision: "APPROVED" } }),
  ];
  for (const { status, refused } of decisions) expect([status, refused.code]).toEqual([422, "pendency.expiry_missing"]);
  const { moves } = (await api("GET /pendencies/{id}")({ id })).answer;
  for (const action of ["approve", "finish"])
    expect(moves.find((move) => move.action === action)).toMatchObject({ obstacle: "pendency.expiry_missing" });
  const told = await api("GET /pendencies/{id}/document-review-analysis")({ id, query: { status: "DONE", action: "finish" } });
  expect(told.answer).toMatchObject({ obstacle: { code: "pendency.expiry_missing" }, documents: [{ id: docId, name: "laudo.pdf" }] });
});
