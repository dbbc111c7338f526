import { expect, test } from "vitest";
import { imageBlob } from "../../../../test/files/made-image.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied, newWorker, type Supplied } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const UPLOAD = "POST /companies/employees/{contractId}/upload-image";
const REMOVE = "DELETE /companies/employees/{contractId}/remove-image";

const photoForm = async (field = "image") => {
  const form = new FormData();
  form.append(field, await imageBlob({ width: 800, height: 900 }), "foto.jpg");
  return form;
};
/** A worker with a link to the project. */
const newLinked = async ({ supplier, projectId }: Supplied) => {
  const id = await newWorker(supplier.api, { contracts: [{ projectId, hiringDate: "2026-03-02", endDate: null }] });
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id });
  return { id, contractId: answer.projects[0]?.contractId ?? 0 };
};

test("a link to a project leads to the one photo of its worker [R-493]", async () => {
  const supplied = await newSupplied(world);
  const { api } = supplied.supplier;
  const { id, contractId } = await newLinked(supplied);
  const { status, answer } = await api(UPLOAD)({ contractId, body: await photoForm() });
  expect([status, answer?.type]).toEqual([200, "image/jpeg"]);
  const shown = await api("GET /companies/employees/{id}/image")({ id });
  expect((await fetch(`${world.address()}${shown.answer.url}`)).status).toBe(200);
  expect((await api(REMOVE)({ contractId })).status).toBe(204);
  expect((await api("GET /companies/employees/{id}/image")({ id })).refused.code).toBe("worker.image_not_found");
  expect((await api(REMOVE)({ contractId })).status).toBe(204);
  const { answer: history } = await api("GET /companies/employees/{id}/history")({ id });
  const actions = history.results.map(({ action }) => action).filter((action) => action.startsWith("worker.image"));
  expect(actions).toEqual(["worker.image_removed", "worker.image_set"]);
});

test("a form without the field image is refused", async () => {
  const supplied = await newSupplied(world);
  const { contractId } = await newLinked(supplied);
  const { refused } = await supplied.supplier.api(UPLOAD)({ contractId, body: await photoForm("photo") });
  expect(refused.code).toBe("file.missing");
});

test("an invisible link is not found and a contractor may not change the photo [R-493]", async () => {
  const supplied = await newSupplied(world);
  const { contractId } = await newLinked(supplied);
  const stranger = (await newSupplied(world)).supplier;
  const contractor = await newPerson(world, { companyId: supplied.contractorId, keys: "all" });
  const elsewhere = await newProject(world, { contractorId: supplied.contractorId, providerIds: [supplied.providerId] });
  const restricted = await newPerson(world, { companyId: supplied.contractorId, keys: "all", onlyProjects: [elsewhere] });
  const codesOf = async ({ api }: typeof stranger, link = contractId) => [
    (await api(UPLOAD)({ contractId: link, body: await photoForm() })).refused.code,
    (await api(REMOVE)({ contractId: link })).refused.code,
  ];
  expect(await codesOf(stranger)).toEqual(["worker.not_found", "worker.not_found"]);
  expect(await codesOf(supplied.supplier, 999_999_999)).toEqual(["worker.not_found", "worker.not_found"]);
  expect(await codesOf(restricted)).toEqual(["permission.missing", "permission.missing"]);
  expect(await codesOf(contractor)).toEqual(["permission.missing", "permission.missing"]);
});
