import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { imageBlob } from "../../../../test/files/made-image.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { openFileStore } from "../../../platform/files/file-store.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";
import { scanLogoJob } from "./scan-logo-job.ts";

const folder = await mkdtemp(join(tmpdir(), "emdia-logos-"));
const storageUrl = pathToFileURL(folder).href;
const world = openWorld({ scans: true, storageUrl: () => storageUrl });
const jobs = ownJobs(world.database);
afterAll(() => rm(folder, { recursive: true, force: true }));
const owner = (statement: string) => world.database.ownerPool().query(statement);

/** A company with an enabled logo that is not scanned yet. */
const newLogo = async (width: number) => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys: ["config_company_logo"] });
  await api("PATCH /companies/{companyId}/badge-config")({ companyId: id, body: { enableCompanyLogoOnBadge: true } });
  const body = new FormData();
  body.append("logo", await imageBlob({ width }), "logo.jpg");
  const set = await api("PATCH /companies/{id}/config/logo")({ id, body });
  const codeNow = async () => {
    const { status, refused } = await api("GET /companies/{id}/config/logo")({ id });
    return status === 200 ? "shown" : refused.code;
  };
  return { answer: set.answer, codeNow };
};
const scanWith = async (verdict: "clean" | "infected") => {
  const files = await openFileStore({ storageUrl, dataDir: folder, secret: "a secret", clock: world.clock });
  const scan = async (bytes: Readable) => {
    bytes.destroy();
    return verdict;
  };
  return jobs.take({ jobs: [scanLogoJob({ files, scanner: { scan } })] });
};

test.each([
  ["clean", "shown"],
  ["infected", "image.infected"],
] as const)("a logo found %s by the scan is %s", async (verdict, then) => {
  const { answer, codeNow } = await newLogo(50);
  expect([answer, await codeNow()]).toEqual([null, "image.not_scanned"]);
  await scanWith(verdict);
  await expect.poll(codeNow, { timeout: 20_000, interval: 200 }).toBe(then);
});

test("the hourly sweep queues the scan of a logo again", async () => {
  const { codeNow } = await newLogo(51);
  await owner("delete from graphile_worker._private_jobs where key like 'badges.scan-logo %'");
  const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  await sweeps.find(({ name }) => name === "platform.ask-scanner-again")?.run(context);
  await scanWith("clean");
  await expect.poll(codeNow, { timeout: 20_000, interval: 200 }).toBe("shown");
});
