import { expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { exportRestrictionsJob } from "./export-restrictions-job.ts";

const world = openWorld();
const { files, done, downloadedBy } = exportedFiles(world);
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);

/** A contractor that created, extended and lifted a restriction. */
const contractor = async () => {
  const companyId = await newCompany(world);
  const person = await newPerson(world, { companyId, keys: "all" });
  const CPF = newCpf();
  const kept = { name: "=José Prado", reason: "Faltou à integração; duas vezes", startDate: day(0), endDate: day(40) };
  const { answer } = await person.api("POST /companies/{companyId}/restricted-employee")({ companyId, body: { ...kept, CPF } });
  const { id } = answer;
  const longer = { ...kept, endDate: day(70), version: 1 };
  await person.api("PUT /companies/{companyId}/restricted-employee/{id}")({ companyId, id, body: longer });
  await person.api("DELETE /companies/{companyId}/restricted-employee/{id}")({ companyId, id });
  return { companyId, CPF, ...person };
};

test("the history export is sent as a link and has no documents [C-247] [CD-135]", async () => {
  const { companyId, CPF, api, email } = await contractor();
  const { status, answer } = await api("GET /companies/{companyId}/restricted-employee/export-history")({ companyId });
  expect([status, answer.email, answer.linkHours]).toEqual([202, email, 24]);
  await done(exportRestrictionsJob);
  const { link, lines, headers } = await downloadedBy({ api, email });
  const [head, lifted, changed, created] = lines;
  expect(head).toBe('\uFEFF"Quando";"Quem";"O que fez";"Colaborador";"Antes";"Depois"');
  expect(lifted).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d";"Pessoa de Teste";"liberou";"'=José Prado";"";""$/);
  expect(changed).toContain(`;"mudou o fim";"'=José Prado";"${day(40)}";"${day(70)}"`);
  expect(created).toMatch(/;"bloqueou";"'=José Prado";"";"Faltou à integração; duas vezes"$/);
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toContain(CPF);
  expect(headers?.["content-disposition"]).toContain("historico-de-bloqueios-");
  const [mail] = await mailsTo(world, email);
  expect(mail?.text).toContain("3 linha(s)");
  world.clock.forward({ days: 2 });
  expect(await files().download(link)).toBeUndefined();
});

test("GET and POST of the same export share one job", async () => {
  const { companyId, api } = await contractor();
  const first = await api("POST /companies/{companyId}/restricted-employee/export-history")({ companyId });
  const second = await api("GET /companies/{companyId}/restricted-employee/export-history")({ companyId });
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.answer.jobId).toBe(first.answer.jobId);
});

test("the export requires export_restricted_employee in the user's own company", async () => {
  const { companyId } = await contractor();
  const looking = await newPerson(world, { companyId, keys: ["see_restricted_employee"] });
  const ask = looking.api("GET /companies/{companyId}/restricted-employee/export-history");
  expect((await ask({ companyId })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "export_restricted_employee" },
  });
  const stranger = await newPerson(world, { companyId: await newCompany(world), keys: "all" });
  const other = await stranger.api("POST /companies/{companyId}/restricted-employee/export-history")({ companyId });
  expect(other.refused.code).toBe("company.not_found");
});
