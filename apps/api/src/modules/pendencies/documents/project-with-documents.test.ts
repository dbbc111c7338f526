import { expect, test } from "vitest";
import { askedOf } from "../../../../test/asked-document.ts";
import { newDraft } from "../../../../test/new-document.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);

type Pendency = Awaited<ReturnType<typeof asked>>;
const remove = ({ reviewer, projectId }: Pendency) => reviewer("DELETE /projects/{id}")({ id: projectId });

test("a project with a document that was sent is evidence, and is not removed [CD-079]", async () => {
  const pendency = await asked();
  await newDraft(pendency);
  expect((await pendency.send()).status).toBe(200);
  const { status, refused } = await remove(pendency);
  expect([status, refused.code]).toEqual([409, "project.has_documents"]);
  expect((await pendency.sender("GET /pendencies/{id}")({ id: pendency.id })).answer.active).toBe(true);
});

test("what a supplier has prepared stands in the way as well, until it is thrown away [CD-079]", async () => {
  const pendency = await asked();
  const { id: docId } = await newDraft(pendency);
  expect((await remove(pendency)).refused.code).toBe("project.has_documents");
  await pendency.sender("DELETE /pendencies/{id}/documents/{docId}")({ id: pendency.id, docId });
  expect((await remove(pendency)).status).toBe(204);
});
