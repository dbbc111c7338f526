import { expect, test } from "vitest";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

test("a signed link opens the file for 60 s under its name", async () => {
  const pendency = await newPendency(world);
  const { id } = await newDraft(pendency, { name: "ASO da Joana.pdf", line: "apto" });
  const { answer } = await pendency.supplier.api("GET /documents/{id}")({ id });
  expect(answer).toMatchObject({ name: "ASO da Joana.pdf", type: "application/pdf" });
  const response = await fetch(world.address() + answer.url);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain("ASO%20da%20Joana.pdf");
  expect(await response.text()).toContain("(apto)");
  world.clock.forward({ seconds: 61 });
  expect((await fetch(world.address() + answer.url)).status).toBe(404);
});

test("missing and unscanned files are not available for download [R-469]", async () => {
  const pendency = await newPendency(world);
  const { id } = await newDraft(pendency);
  const pool = world.database.ownerPool();
  await pool.query("update file set verdict = 'waiting' where id = (select file_id from attachment where id = $1)", [id]);
  const open = async () => pendency.supplier.api("GET /documents/{id}")({ id });
  expect((await open()).refused).toMatchObject({ code: "document.not_available", details: { verdict: "waiting" } });
  await pool.query("update file set verdict = 'clean', hash = repeat('0', 64) where id = (select file_id from attachment where id = $1)", [
    id,
  ]);
  expect(await open()).toMatchObject({ status: 404, refused: { message: "Arquivo não disponível para download" } });
});

test("a stranger gets 404 for a document, a user without permission 403", async () => {
  const pendency = await newPendency(world);
  const { id } = await newDraft(pendency);
  await pendency.supplier.api("PUT /pendencies/{id}")({ id: pendency.pendencyId, body: { status: "IN_REVISION" } });
  const stranger = await newPendency(world);
  expect((await stranger.supplier.api("GET /documents/{id}")({ id })).refused).toMatchObject({ code: "document.not_found" });
  const keys = ["see_pendency", "see_details_pendency"] as const;
  const { api } = await newPerson(world, { companyId: pendency.contractorId, keys });
  expect((await api("GET /documents/{id}")({ id })).status).toBe(403);
});
