import { companySides } from "@emdia/contract/companies/sides.ts";
import { expect, test } from "vitest";
import { exportedFiles } from "../../../test/files/exported-files.ts";
import { newPendency } from "../../../test/fixtures/new-pendency.ts";
import { type Holding, holdInstead, newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { linkSentTo } from "../../../test/sent-mail.ts";
import { openWorld } from "../../../test/world.ts";
import { exportPendenciesJob } from "../pendencies/index.ts";

const world = openWorld();
const { done, downloadedBy, files } = exportedFiles(world);
const keys = ["see_pendency", "export_pendency"] as const;
const UNKNOWN = "0".repeat(64);
const download = ({ api }: Pick<Person, "api">, jobId: string) => api("POST /reports/exports/{jobId}/download")({ jobId });

/** A user of both sides of a pendency whose export is ready. */
const exporting = async () => {
  const { contractorId, providerId } = await newPendency(world);
  const person = await newPerson(world, { companyId: contractorId, keys }, { companyId: providerId, keys });
  const { jobId } = (await person.api("POST /reports/pendencies/export")({ body: {} })).answer;
  await done(exportPendenciesJob);
  return { ...person, contractorId, providerId, jobId };
};
const holding = (...holdings: readonly Holding[]) => holdings;

test("the mailed link is a page and the download link expires after a minute [CD-164]", async () => {
  const person = await exporting();
  expect((await linkSentTo(world, person.email)).href).toBe(`http://emdia.test/exportacoes/${person.jobId}`);
  const { link, lines, headers } = await downloadedBy(person);
  expect([lines.length, headers?.["content-disposition"]]).toEqual([2, expect.stringContaining("pendencias-")]);
  world.clock.forward({ minutes: 1 });
  expect(await files().download(link)).toBeUndefined();
});

test("each company's history has the request and the download [CD-164]", async () => {
  const person = await exporting();
  const { name } = (await download(person, person.jobId)).answer;
  for (const side of companySides) {
    const id = side === "contractor" ? person.contractorId : person.providerId;
    const { rows } = await world.database
      .ownerPool()
      .query(
        "select account_id, about_kind, about_id, action, field, new_value from history where owner_id = $1 and account_id = $2 order by id",
        [id, person.accountId],
      );
    const entry = { account_id: person.accountId, about_kind: "company", about_id: id, field: "pendencies" };
    expect(rows).toEqual([
      { ...entry, action: "export.requested", new_value: null },
      { ...entry, action: "export.downloaded", new_value: name },
    ]);
  }
});

test("the download refuses other accounts and unknown exports alike [CD-164]", async () => {
  const person = await exporting();
  const colleague = await newPerson(world, { companyId: person.contractorId, keys: "all" }, { companyId: person.providerId, keys: "all" });
  const { status, refused } = await download(colleague, person.jobId);
  expect([status, refused.code]).toEqual([404, "export.not_found"]);
  expect((await download(person, UNKNOWN)).refused).toEqual(refused);
  expect((await download({ api: world.anonymous() }, person.jobId)).refused.code).toBe("session.denied");
});

test("the download requires an active membership in every company [CD-164]", async () => {
  const person = await exporting();
  const { refused: unknown } = await download(person, UNKNOWN);
  await holdInstead(world, person.accountId, holding({ companyId: person.contractorId, keys }));
  expect((await download(person, person.jobId)).refused).toEqual(unknown);
  await holdInstead(world, person.accountId, []);
  expect((await download(person, person.jobId)).refused).toEqual(unknown);
});

test("the download requires the export permission in one company [CD-164]", async () => {
  const person = await exporting();
  const { contractorId, providerId, accountId, jobId } = person;
  const listed = async () => (await person.api("GET /reports/exports")()).answer.results;
  const without = ["see_pendency", "export_employee"] as const;
  await holdInstead(world, accountId, holding({ companyId: contractorId, keys: without }, { companyId: providerId, keys }));
  expect([(await download(person, jobId)).status, await listed()]).toMatchObject([200, [{ can: { download: true } }]]);
  await holdInstead(world, accountId, holding({ companyId: contractorId, keys: without }, { companyId: providerId, keys: without }));
  const { status, refused } = await download(person, jobId);
  expect([status, refused]).toMatchObject([403, { code: "permission.missing", details: { permission: "export_pendency" } }]);
  expect(await listed()).toMatchObject([{ can: { download: false } }]);
});

test("an expired or unfinished export is not found [CD-164]", async () => {
  const person = await exporting();
  await world.database.ownerPool().query("update asked_export set ends_at = $2 where job = $1", [person.jobId, world.clock.now()]);
  expect((await download(person, person.jobId)).refused.code).toBe("export.not_found");
  await person.api("POST /reports/pendencies/export")({ body: {} });
  expect((await download(person, person.jobId)).refused.code).toBe("export.not_found");
});
