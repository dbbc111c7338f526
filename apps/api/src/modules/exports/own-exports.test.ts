import { expect, test } from "vitest";
import { exportedFiles } from "../../../test/files/exported-files.ts";
import { newPendency } from "../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { jobHand } from "../../../test/pendency-jobs.ts";
import { mailsTo } from "../../../test/sent-mail.ts";
import { openWorld } from "../../../test/world.ts";
import { sendExport } from "../../platform/exports/send-export.ts";
import { HopelessJob } from "../../platform/jobs/job.ts";
import { exportPendenciesJob, exportPendenciesTemplate } from "../pendencies/index.ts";

const world = openWorld();
const { done, files } = exportedFiles(world);
const keys = ["see_pendency", "export_pendency"] as const;
const listExports = async ({ api }: Pick<Person, "api">) => (await api("GET /reports/exports")()).answer.results;

/** A user of a supplier who has requested an export of its pendencies. */
const asking = async () => {
  const { providerId } = await newPendency(world);
  const person = await newPerson(world, { companyId: providerId, keys });
  const ask = async () => (await person.api("POST /reports/pendencies/export")({ body: {} })).answer.jobId;
  return { ...person, providerId, ask, jobId: await ask() };
};

test("a finished export is listed only for its requester [CD-164]", async () => {
  const person = await asking();
  const colleague = await newPerson(world, { companyId: person.providerId, keys });
  const common = { jobId: person.jobId, kind: "pendencies", askedAt: expect.any(String) };
  expect(await listExports(person)).toEqual([{ ...common, state: "going" }]);
  await done(exportPendenciesJob);
  const [ready, ...others] = await listExports(person);
  expect(others).toEqual([]);
  const name = expect.stringMatching(/^pendencias-.*\.csv$/);
  expect(ready).toEqual({ ...common, state: "ready", lines: 1, name, endsAt: expect.any(String), can: { download: true } });
  expect(await listExports(colleague)).toEqual([]);

  expect(await person.ask()).toBe(person.jobId);
  expect(await listExports(person)).toMatchObject([{ jobId: person.jobId, state: "going" }]);
  await done(exportPendenciesJob);
  expect(await listExports(person)).toMatchObject([{ state: "ready" }]);
  await world.database.ownerPool().query("update asked_export set ends_at = now() - interval '1 second' where job = $1", [person.jobId]);
  expect(await listExports(person)).toEqual([]);
});

test("a user without membership sees none of the company's exports", async () => {
  const person = await asking();
  await done(exportPendenciesJob);
  expect(await listExports(person)).toMatchObject([{ state: "ready" }]);
  await world.database.ownerPool().query("delete from membership where account_id = $1", [person.accountId]);
  expect(await listExports(person)).toEqual([]);
});

test("a user who left before the export finished gets no e-mail", async () => {
  const person = await asking();
  await world.database.ownerPool().query("delete from membership where account_id = $1", [person.accountId]);
  await done(exportPendenciesJob);
  expect(await mailsTo(world, person.email)).toEqual([]);
});

test("an export without attempts left has failed and restarts on request [CD-164]", async () => {
  const person = await asking();
  const { rowCount } = await world.database
    .ownerPool()
    .query("update graphile_worker._private_jobs set attempts = max_attempts where key like '%' || $1", [person.jobId]);
  expect(rowCount).toBe(1);
  expect(await listExports(person)).toMatchObject([{ jobId: person.jobId, state: "failed", reason: "given_up" }]);
  await person.ask();
  expect(await listExports(person)).toMatchObject([{ state: "going" }]);
  await done(exportPendenciesJob);
  expect(await listExports(person)).toMatchObject([{ state: "ready" }]);
});

type Lines = Parameters<typeof sendExport>[2]["lines"];
/** Runs `meanwhile`, then yields one line. */
async function* lineAfter(meanwhile: () => Promise<unknown>) {
  await meanwhile();
  yield { text: "linha\r\n", count: 1 };
}
/** Runs the export job with the given lines. */
const made = ({ jobId }: { readonly jobId: string }, lines: Lines) => {
  const reader = { language: "pt-BR" as const, jobId };
  return sendExport({ files: files() }, jobHand(world), { reader, name: "tudo", head: "", lines, template: exportPendenciesTemplate });
};

test("a second request during the export sends one e-mail [CD-164]", async () => {
  const person = await asking();
  await made(person, lineAfter(person.ask));
  await done(exportPendenciesJob);
  expect(await mailsTo(world, person.email)).toHaveLength(1);
  expect(await listExports(person)).toMatchObject([{ state: "ready", lines: 1 }]);
});

test("an export that runs twice sends one e-mail [CD-164]", async () => {
  const person = await asking();
  const alone = () =>
    made(
      person,
      lineAfter(async () => undefined),
    );
  await made(person, lineAfter(alone));
  await alone();
  expect(await mailsTo(world, person.email)).toHaveLength(1);
});

async function* endless() {
  const text = "x".repeat(1_048_576);
  for (;;) yield { text, count: 1 };
}

test("an export above the size limit fails with reason too_large [CD-164]", async () => {
  const person = await asking();
  await expect(made(person, endless())).rejects.toBeInstanceOf(HopelessJob);
  expect(await listExports(person)).toMatchObject([{ jobId: person.jobId, state: "failed", reason: "too_large" }]);
});
