import { beforeAll, describe, expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { settleAllStandings } from "../../../../test/standing-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { dropExportJob } from "../../../platform/exports/send-export.ts";
import { exportWorkersJob } from "./export-workers-job.ts";

const world = openWorld();
const { files, done, downloadedBy } = exportedFiles(world);
const made = { contractor: 0, supplier: 0, project: 0 };
beforeAll(async () => {
  made.contractor = await newCompany(world, "contractor");
  made.supplier = await newCompany(world, "provider");
  const [providerIds, contractorId] = [[made.supplier], made.contractor];
  made.project = await newProject(world, { contractorId, name: "Galpão; oeste", providerIds, startDate: "2026-01-01" });
  const links = [{ contractorId, projectId: made.project }];
  await newWorkerRow(world, { providerId: made.supplier, name: "=Ana Prado", cpf: "52998224725", links });
  await newWorkerRow(world, { providerId: made.supplier, name: "Bento Luz", cpf: "11144477735", status: "away" });
  await settleAllStandings(world);
});

/** Requests an export, runs the job and downloads the file from the page linked in the e-mail. */
const exported = async (person: Person, body: object = {}) => {
  const { status, answer } = await person.api("POST /companies/employees/export")({ body });
  expect([status, answer.email, answer.linkHours]).toEqual([202, person.email, 24]);
  await done(exportWorkersJob);
  return downloadedBy(person);
};

describe("worker export", () => {
  const keys = ["see_employee", "see_employee_data", "export_employee"] as const;

  test("sends the filtered workers by e-mail link, with formulas escaped [C-233] [P-046]", async () => {
    const person = await newPerson(world, { companyId: made.supplier, keys });
    const { lines, headers } = await exported(person);
    expect(lines[0]).toMatch(/^\uFEFF"Nome";"Documento";"Função";"Empresa";"CNPJ";"Situação";/);
    expect(lines[1]).toMatch(
      /^"'=Ana Prado";"529\.982\.247-25";"Montador";.*;"Ativo";"2020-01-06";"";"2020-01-06";"Galpão; oeste";"";"Sim";"0"$/,
    );
    expect(lines[2]).toMatch(/^"Bento Luz";"111\.444\.777-35";.*;"Afastado";/);
    expect(lines).toHaveLength(3);
    expect(headers?.["content-disposition"]).toContain("attachment");
    const [mail] = await mailsTo(world, person.email);
    expect(mail?.subject).toBe("Sua planilha de colaboradores está pronta");
    expect(mail?.text).toContain("2 colaborador(es)");
    expect((await exported(person, { contractStatus: ["away"] })).lines).toHaveLength(2);
    expect((await exported(person, { mayWork: "yes" })).lines).toHaveLength(2);
  });

  test("has only the contractor's workers, with masked documents [P-049]", async () => {
    const looking = await newPerson(world, { companyId: made.contractor, keys: ["see_employee", "export_employee"] });
    const { lines } = await exported(looking);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("***.982.247-**");
    expect(lines.join().replaceAll(/\D/g, "")).not.toContain("529982");
  });

  test("deletes the file after the link expires", async () => {
    await world.database.ownerPool().query("delete from graphile_worker._private_jobs");
    const person = await newPerson(world, { companyId: made.supplier, keys });
    const { link } = await exported(person, { nameOrDocument: "bento" });
    world.clock.forward({ days: 2 });
    expect(await files().download(link)).toBeUndefined();
    await world.database.ownerPool().query("update graphile_worker._private_jobs set run_at = now() - interval '1 minute'");
    await done(() => dropExportJob(files()));
    const [, hash] = /"hash":"([0-9a-f]{64})"/.exec(Buffer.from(link.split(".")[0] ?? "", "base64url").toString()) ?? [];
    expect(await files().exists(hash ?? "")).toBe(false);
  });

  test("requires export_employee", async () => {
    const looking = await newPerson(world, { companyId: made.supplier, keys: ["see_employee"] });
    const { status, refused } = await looking.api("POST /companies/employees/export")({ body: {} });
    expect([status, refused]).toMatchObject([403, { details: { permission: "export_employee" } }]);
  });
});
