import { expect, test } from "vitest";
import { imageBlob, imageFacts } from "../../../../test/files/made-image.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied, newWorker } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const image = () => imageBlob({ width: 1_200, height: 900, format: "png", orientation: 6 });

test("a photo is uploaded, seen and removed [R-493]", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  expect((await supplier.api("GET /companies/employees/{id}/image")({ id })).refused.code).toBe("worker.image_not_found");
  const set = await supplier.api("PUT /companies/employees/{id}/image")({ id, body: await image() });
  expect(set.answer?.type).toBe("image/jpeg");
  const { answer } = await supplier.api("GET /companies/employees/{id}/image")({ id });
  const shown = await fetch(`${world.address()}${answer.url}`);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(await imageFacts(new Uint8Array(await shown.arrayBuffer()))).toMatchObject({ width: 480, height: 640, hasMetadata: false });
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer.hasImage).toBe(true);
  expect((await supplier.api("DELETE /companies/employees/{id}/image")({ id })).status).toBe(204);
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer.hasImage).toBe(false);
  world.clock.forward({ seconds: 601 });
  expect((await fetch(`${world.address()}${answer.url}`)).status).toBe(404);
});

test("a photo over 5 MB is refused with or without Content-Length", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const large = new Blob([await image(), new Uint8Array(5_000_000)]);
  expect((await supplier.api("PUT /companies/employees/{id}/image")({ id, body: large })).refused.code).toBe("request.too_large");
  const unannounced = await fetch(`${world.address()}/api/companies/employees/${id}/image`, {
    method: "PUT",
    headers: { authorization: `Bearer ${supplier.token}` },
    body: large.stream(),
    duplex: "half",
  });
  expect(unannounced.status).toBe(413);
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer.hasImage).toBe(false);
});

test("a contractor can read a photo but not set it", async () => {
  const { supplier, contractorId, projectId } = await newSupplied(world);
  const id = await newWorker(supplier.api, { contracts: [{ projectId, hiringDate: "2026-03-02", endDate: null }] });
  await supplier.api("PUT /companies/employees/{id}/image")({ id, body: await image() });
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all" });
  expect((await api("GET /companies/employees/{id}/image")({ id })).status).toBe(200);
  expect((await api("PUT /companies/employees/{id}/image")({ id, body: await image() })).status).toBe(403);
  const stranger = (await newSupplied(world)).supplier;
  expect((await stranger.api("PUT /companies/employees/{id}/image")({ id, body: await image() })).refused.code).toBe("worker.not_found");
});
