import { randomUUID } from "node:crypto";
import { readFile, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { madePdf } from "../../../../test/files/made-pdf.ts";
import { openPaperServer } from "../../../../test/files/paper-server.ts";
import { partSender } from "../../../../test/files/part-sender.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

/** Every write to this device fails with ENOSPC. */
const NO_SPACE = "/dev/full";
const world = openWorld();
const server = openPaperServer(world);
const opened: { person?: Person } = {};
const sender = () => partSender(server.address(), opened.person?.token ?? "");
const placeOf = (path: string) => join(server.folder(), "incoming/uploads", String(opened.person?.accountId), path.slice(1));
const freshPdf = () => Buffer.concat([madePdf({ weight: 5_000 }), Buffer.from(`% ${randomUUID()}\n`)]);

beforeAll(async () => {
  opened.person = await newPerson(world, { companyId: await newCompany(world, "both"), keys: ["upload_document_pendency"] });
});

test("a part on a full disk answers 503 and resumes later", async () => {
  const bytes = freshPdf();
  const { begun, patch, offsetOf } = sender();
  const path = await begun(bytes.length);
  await rename(placeOf(path), `${placeOf(path)}.aside`);
  await symlink(NO_SPACE, placeOf(path));
  expect(await patch(path, 0, bytes)).toMatchObject({ status: 503, body: { code: "storage.unavailable" } });
  await rename(`${placeOf(path)}.aside`, placeOf(path));
  expect((await patch(path, await offsetOf(path), bytes)).status).toBe(200);
});

test("a full disk at the end does not fail a completed upload", async () => {
  const bytes = freshPdf();
  const { begun, patch } = sender();
  const path = await begun(bytes.length);
  const note = `${placeOf(path)}.next.json`;
  await symlink(NO_SPACE, note);
  const first = await patch(path, 0, bytes);
  expect(first.status).toBe(200);
  await expect(readFile(note)).rejects.toThrow("ENOENT");
  const again = await patch(path, bytes.length);
  expect([again.status, again.body]).toEqual([200, first.body]);
  await rm(placeOf(path), { force: true });
});
