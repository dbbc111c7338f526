import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied, newWorker } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const bytes = "RIFF0000WEBPVP8 0000";
const image = () => new Blob([bytes]);

test("a photo is stored, served by an expiring link, and deleted", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  expect((await supplier.api("GET /companies/employees/{id}/image")({ id })).refused.code).toBe("worker.image_not_found");
  const set = await supplier.api("PUT /companies/employees/{id}/image")({ id, body: image() });
  expect(set.answer?.type).toBe("image/webp");
  const { answer } = await supplier.api("GET /companies/employees/{id}/image")({ id });
  const shown = await fetch(`${world.address()}${answer.url}`);
  expect([shown.headers.get("content-type"), await shown.text()]).toEqual(["image/webp", bytes]);
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer.hasImage).toBe(true);
  expect((await supplier.api("DELETE /companies/employees/{id}/image")({ id })).status).toBe(204);
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer.hasImage).toBe(false);
  world.clock.forward({ seconds: 601 });
  expect((await fetch(`${world.address()}${answer.url}`)).status).toBe(404);
});

test("the type of a photo is detected from its bytes", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  expect((await supplier.api("PUT /companies/employees/{id}/image")({ id, body: new Blob([]) })).refused.code).toBe("file.empty");
  for (const body of [new Blob(["<svg onload=alert(1)>"], { type: "image/png" }), new Blob(["%PDF-1.7\n"])]) {
    const { status, refused } = await supplier.api("PUT /companies/employees/{id}/image")({ id, body });
    expect([status, refused.code]).toEqual([415, "request.unsupported_type"]);
  }
});

test("a photo over 5 MB is refused with or without Content-Length", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const large = new Blob([bytes, new Uint8Array(5_000_000)]);
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
  await supplier.api("PUT /companies/employees/{id}/image")({ id, body: image() });
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all" });
  expect((await api("GET /companies/employees/{id}/image")({ id })).status).toBe(200);
  expect((await api("PUT /companies/employees/{id}/image")({ id, body: image() })).status).toBe(403);
  const stranger = (await newSupplied(world)).supplier;
  expect((await stranger.api("PUT /companies/employees/{id}/image")({ id, body: image() })).refused.code).toBe("worker.not_found");
});
