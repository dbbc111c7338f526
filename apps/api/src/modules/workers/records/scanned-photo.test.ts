import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { newSupplied, newWorker } from "../../../../test/fixtures/new-worker.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { openFileStore } from "../../../platform/files/file-store.ts";
import { scanPhotoJob } from "./scan-photo-job.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-photos-"));
const storageUrl = pathToFileURL(folder).href;
const world = openWorld({ scans: true, storageUrl: () => storageUrl });
const jobs = ownJobs(world.database);
afterAll(() => rm(folder, { recursive: true, force: true }));
const photo = (remark: string) => new Blob([`RIFF0000WEBPVP8 ${remark}`]);

test("a photo is shown after its scan unless it is infected", async () => {
  const { supplier } = await newSupplied(world);
  const [clean, harmful] = [await newWorker(supplier.api), await newWorker(supplier.api)];
  const set = (id: number, remark: string) => supplier.api("PUT /companies/employees/{id}/image")({ id, body: photo(remark) });
  const codeOf = async (id: number) => {
    const { status, refused } = await supplier.api("GET /companies/employees/{id}/image")({ id });
    return status === 200 ? "shown" : refused.code;
  };
  expect((await set(clean, "clean")).answer).toBeNull();
  await set(harmful, "harmful");
  expect([await codeOf(clean), await codeOf(harmful)]).toEqual(["worker.image_not_scanned", "worker.image_not_scanned"]);
  const files = await openFileStore({ storageUrl, dataDir: folder, secret: "a secret", clock: world.clock });
  const scan = async (bytes: Readable) => ((await text(bytes)).includes("harmful") ? ("infected" as const) : ("clean" as const));
  await jobs.take({ jobs: [scanPhotoJob({ files, scanner: { scan } })] });
  await expect.poll(() => codeOf(clean), { timeout: 20_000, interval: 200 }).toBe("shown");
  await expect.poll(() => codeOf(harmful), { timeout: 20_000, interval: 200 }).toBe("worker.image_infected");
});

test("a photo of an invisible worker is refused before its bytes are sent", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const stranger = (await newSupplied(world)).supplier;
  const { rowCount: before } = await world.database.ownerPool().query("select id from upload");
  expect((await stranger.api("PUT /companies/employees/{id}/image")({ id, body: photo("x") })).refused.code).toBe("worker.not_found");
  expect((await world.database.ownerPool().query("select id from upload")).rowCount).toBe(before);
});
