import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newTraining, uploadTo } from "../../../../test/fixtures/new-training.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { openFileStore } from "../../../platform/files/file-store.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";
import { scanClassFileJob } from "./scan-class-file-job.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-class-files-"));
const storageUrl = pathToFileURL(folder).href;
const world = openWorld({ scans: true, storageUrl: () => storageUrl });
const jobs = ownJobs(world.database);
afterAll(() => rm(folder, { recursive: true, force: true }));

const scanWith = async (verdict: "clean" | "infected") => {
  const files = await openFileStore({ storageUrl, dataDir: folder, secret: "a secret", clock: world.clock });
  const scan = async (bytes: Readable) => {
    bytes.destroy();
    return verdict;
  };
  return jobs.take({ jobs: [scanClassFileJob({ files, scanner: { scan } })] });
};
const newFile = async () => {
  const place = await newTraining(world, dayFromNow(1));
  const { answer } = await uploadTo(place);
  const codeNow = async () => {
    const opened = await place.admin.api("GET /integrations/{companyId}/files/{fileId}")({
      companyId: place.contractorId,
      fileId: answer.id,
    });
    return opened.status === 200 ? "opened" : opened.refused.details;
  };
  return { place, codeNow };
};

test.each([
  ["clean", "opened"],
  ["infected", { verdict: "infected" }],
] as const)("a file of a class that the scan finds %s is %j", async (verdict, then) => {
  const { codeNow, place } = await newFile();
  expect(await codeNow()).toEqual({ verdict: "waiting" });
  await scanWith(verdict);
  await expect.poll(codeNow, { timeout: 20_000, interval: 200 }).toEqual(then);
  const { answer } = await place.admin.api("GET /integrations/history/{id}")({ id: place.training.id });
  expect(answer.results.some(({ action }) => action === "training_file.infected")).toBe(verdict === "infected");
});

test("the hourly sweep queues the scan of a class file again", async () => {
  const { codeNow } = await newFile();
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs where key like 'trainings.scan-file %'");
  const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  await sweeps.find(({ name }) => name === "platform.ask-scanner-again")?.run(context);
  await scanWith("clean");
  await expect.poll(codeNow, { timeout: 20_000, interval: 200 }).toBe("opened");
});
