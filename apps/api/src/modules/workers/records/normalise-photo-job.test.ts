import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { imageBlob, imageFacts, madeImage } from "../../../../test/files/made-image.ts";
import { newSupplied, newWorker, type Supplied } from "../../../../test/fixtures/new-worker.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { openFileStore } from "../../../platform/files/file-store.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";
import { normalisePhotoJob } from "./normalise-photo-job.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-original-photos-"));
const storageUrl = pathToFileURL(folder).href;
const world = openWorld({ storageUrl: () => storageUrl });
const jobs = ownJobs(world.database);
afterAll(() => rm(folder, { recursive: true, force: true }));
const owner = (statement: string, values: unknown[] = []) => world.database.ownerPool().query(statement, values);
const openStore = () => openFileStore({ storageUrl, dataDir: folder, secret: "a secret", clock: world.clock });

/** A worker with a photo as an earlier version stored it. */
const withOriginal = async ({ supplier }: Supplied, bytes: Uint8Array): Promise<{ id: number; hash: string }> => {
  const id = await newWorker(supplier.api);
  const stored = await (await openStore()).store(Readable.from([bytes]), { maxBytes: 5_000_000 });
  if (!stored.ok) throw new Error(stored.code);
  const { hash, type } = stored.value;
  await owner("update worker set photo_key = $2, photo_type = $3, photo_normalised = false where id = $1", [id, hash, type]);
  return { id, hash };
};
const photoOf = async (id: number) =>
  (await owner("select photo_key, photo_type, photo_normalised from worker where id = $1", [id])).rows[0];
/** Runs the sweep and its jobs until all are done. */
const normaliseAll = async () => {
  const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  await sweeps.find(({ name }) => name === "platform.normalise-photos")?.run(context);
  await jobs.take({ jobs: [normalisePhotoJob(await openStore())] });
  const waiting = async () =>
    (await owner("select from graphile_worker._private_jobs where key like 'workers.normalise-photo %'")).rowCount;
  await expect.poll(waiting, { timeout: 20_000, interval: 100 }).toBe(0);
};

test("a photo of an earlier version is replaced once, without metadata", async () => {
  const supplied = await newSupplied(world);
  const { id, hash } = await withOriginal(supplied, await madeImage({ width: 900, height: 700, format: "webp" }));
  await normaliseAll();
  const after = await photoOf(id);
  expect(after).toMatchObject({ photo_type: "image/jpeg", photo_normalised: true });
  expect(after.photo_key).not.toBe(hash);
  const bytes = await (await openStore()).read(after.photo_key);
  expect(await imageFacts(await buffer(bytes ?? Readable.from([])))).toMatchObject({ width: 640, hasMetadata: false });
  await normaliseAll();
  expect(await photoOf(id)).toEqual(after);
  expect((await supplied.supplier.api("GET /companies/employees/{id}")({ id })).answer.hasImage).toBe(true);
});

test("a photo that cannot be decoded is removed with a history entry", async () => {
  const supplied = await newSupplied(world);
  const { id } = await withOriginal(supplied, Buffer.from("RIFF0000WEBPVP8 0000"));
  await normaliseAll();
  expect(await photoOf(id)).toMatchObject({ photo_key: null, photo_normalised: false });
  const { answer } = await supplied.supplier.api("GET /companies/employees/{id}/history")({ id });
  expect(answer.results[0]).toMatchObject({ action: "worker.image_removed", accountId: null });
});

test("infected photos and new photos are not queued", async () => {
  const supplied = await newSupplied(world);
  const infected = await withOriginal(supplied, await madeImage({ width: 31 }));
  await owner("update worker set photo_verdict = 'infected' where id = $1", [infected.id]);
  const fresh = await newWorker(supplied.supplier.api);
  await supplied.supplier.api("PUT /companies/employees/{id}/image")({ id: fresh, body: await imageBlob({ width: 32 }) });
  const [one, other] = [await photoOf(infected.id), await photoOf(fresh)];
  await normaliseAll();
  expect([await photoOf(infected.id), await photoOf(fresh)]).toEqual([one, other]);
});
