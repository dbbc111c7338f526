import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { aPdf, documentForm, newDraft } from "../../../../test/fixtures/new-document.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);

type Pendency = Awaited<ReturnType<typeof asked>>;
const remove = ({ reviewer, projectId }: Pendency) => reviewer("DELETE /projects/{id}")({ id: projectId });

test("a project with a sent document cannot be removed [CD-079]", async () => {
  const pendency = await asked();
  await newDraft(pendency);
  expect((await pendency.send()).status).toBe(200);
  const { status, refused } = await remove(pendency);
  expect([status, refused.code]).toEqual([409, "project.has_documents"]);
  expect((await pendency.sender("GET /pendencies/{id}")({ id: pendency.id })).answer.active).toBe(true);
});

test("a project with a draft document cannot be removed until its deletion [CD-079]", async () => {
  const pendency = await asked();
  const { id: docId } = await newDraft(pendency);
  expect((await remove(pendency)).refused.code).toBe("project.has_documents");
  await pendency.sender("DELETE /pendencies/{id}/documents/{docId}")({ id: pendency.id, docId });
  expect((await remove(pendency)).status).toBe(204);
});

/** Blocks both requests on the history table and releases them in order, so that the race has a fixed outcome. */
const oneAfterTheOther = async <First, Second>(first: () => Promise<First>, second: () => Promise<Second>) => {
  const holder = await world.database.ownerPool().connect();
  await holder.query("begin");
  await holder.query("lock table history in share mode");
  const begun = whenBlockedOnLock(world.database, second);
  const one = first();
  await whenBlockedOnLock(world.database, () => holder.query("rollback"), 2).finally(() => holder.release());
  return [await one, await begun] as const;
};
const add = ({ sender, id }: Pendency) =>
  sender("POST /pendencies/{id}/documents")({ id, body: documentForm(aPdf(), { issueDate: dayFromNow(-10) }) });

test("removing a project fails while a document is being added [CD-079]", async () => {
  const pendency = await asked();
  const [added, removed] = await oneAfterTheOther(
    () => add(pendency),
    () => remove(pendency),
  );
  expect([added.status, removed.status, removed.refused]).toMatchObject([201, 409, { code: "project.has_documents" }]);
});

test("adding a document fails while the project is being removed and after [CD-079]", async () => {
  const pendency = await asked();
  const [removed, added] = await oneAfterTheOther(
    () => remove(pendency),
    () => add(pendency),
  );
  expect([removed.status, added.status, added.refused]).toMatchObject([204, 422, { code: "pendency.inactive" }]);
  expect((await add(pendency)).refused).toMatchObject({ code: "pendency.inactive" });
});
