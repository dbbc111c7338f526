import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { imageBlob, imageFacts } from "../../../../test/files/made-image.ts";
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
const photo = (width: number) => imageBlob({ width });
const HARMFUL_WIDTH = 66;

test("a photo is shown after its scan unless it is infected", async () => {
  const { supplier } = await newSupplied(world);
  const [clean, harmful] = [await newWorker(supplier.api), await newWorker(supplier.api)];
  const set = async (id: number, width: number) => supplier.api("PUT /companies/employees/{id}/image")({ id, body: await photo(width) });
  const codeOf = async (id: number) => {
    const { status, refused } = await supplier.api("GET /companies/employees/{id}/image")({ id });
    return status === 200 ? "shown" : refused.code;
  };
  expect((await set(clean, 44)).answer).toBeNull();
  await set(harmful, HARMFUL_WIDTH);
  expect([await codeOf(clean), await codeOf(harmful)]).toEqual(["worker.image_not_scanned", "worker.image_not_scanned"]);
  const files = await openFileStore({ storageUrl, dataDir: folder, secret: "a secret", clock: world.clock });
  const scan = async (bytes: Readable) => {
    const { width } = await imageFacts(await buffer(bytes));
    return width === HARMFUL_WIDTH ? ("infected" as const) : ("clean" as const);
  };
  await jobs.take({ jobs: [scanPhotoJob({ files, scanner: { scan } })] });
  await expect.poll(() => codeOf(clean), { timeout: 20_000, interval: 200 }).toBe("shown");
  await expect.poll(() => codeOf(harmful), { timeout: 20_000, interval: 200 }).toBe("worker.image_infected");
});

test("a photo of an invisible worker is refused before its bytes are sent", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const stranger = (await newSupplied(world)).supplier;
  const { rowCount: before } = await world.database.ownerPool().query("select id from upload");
  expect((await stranger.api("PUT /companies/employees/{id}/image")({ id, body: await photo(10) })).refused.code).toBe("worker.not_found");
  expect((await world.database.ownerPool().query("select id from upload")).rowCount).toBe(before);
});
