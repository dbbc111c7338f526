import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);

/** A draft without an issue date and with an expiry date; its type may ask for the issue date. */
const sentWithoutIssue = async (asksIssue: boolean) => {
  const pendency = await asked();
  await world.database.ownerPool().query(
    `update document_type_version v set asks_issue_date = $2 from pendency p
     where p.id = $1 and v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version`,
    [pendency.id, asksIssue],
  );
  const draft = await newDraft(pendency, { name: "certidao.pdf", issueDate: "", expirationDate: dayFromNow(90) });
  return { ...pendency, draft };
};

test("sending requires the issue date when the type asks for it [R-463] [CD-115]", async () => {
  const { id, draft, sender, send } = await sentWithoutIssue(true);
  expect(draft).toMatchObject({ issueDate: null, state: "draft" });
  const { answer } = await sender("GET /pendencies/{id}")({ id });
  expect(answer.moves.find(({ action }) => action === "send")?.obstacle).toBe("pendency.issue_missing");
  const { status, refused } = await send();
  expect([status, refused]).toMatchObject([
    422,
    { code: "pendency.issue_missing", details: { documents: [{ id: draft.id, name: "certidao.pdf" }] } },
  ]);
  await sender("PUT /pendencies/{id}/documents/{docId}")({ id, docId: draft.id, body: { issueDate: dayFromNow(-3) } });
  expect((await send()).answer.status).toBe("IN_REVISION");
});

test("sending does not require the issue date unless the type asks [CD-115]", async () => {
  const { send } = await sentWithoutIssue(false);
  expect((await send()).answer.status).toBe("IN_REVISION");
});
