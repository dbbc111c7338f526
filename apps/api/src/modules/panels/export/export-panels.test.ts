import { defaultPanels } from "@emdia/contract/panels/preferences.ts";
import { beforeAll, expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { pdfText } from "../../../../test/files/pdf-text.ts";
import { newFacility } from "../../../../test/fixtures/new-facility.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { holdInstead, newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { readSheets } from "../../../../test/fixtures/workbook.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { exportPanelsJob } from "./export-panels-job.ts";

const world = openWorld();
const { done, downloadedBy } = exportedFiles(world);
const keys = ["see_management_panel"] as const;
const made = { contractor: 0, provider: 0, project: 0, quiet: 0, department: 0 };

beforeAll(async () => {
  const { contractorId, providerId, projectId } = await newPendency(world);
  const { facilityId, departmentId } = await newFacility(world, contractorId, { name: "Usina", area: "Forno" });
  const places = [{ facilityId, departmentId }];
  const quiet = await newProject(world, { contractorId, name: "Sem documentos", contract: "CT-9", providerIds: [providerId], places });
  await world.database.ownerPool().query("update company set trading_name = '=Serviços' where id = $1", [providerId]);
  Object.assign(made, { contractor: contractorId, provider: providerId, project: projectId, quiet, department: departmentId });
});

type Body = { readonly format: "pdf" | "xlsx"; readonly [field: string]: unknown };
const ask = ({ api }: Person, body: Body) => api("POST /reports/management/export")({ body: body as never });
/** Requests an export, runs the job and downloads the file. */
const exported = async (person: Person, body: Body) => {
  expect((await ask(person, body)).status).toBe(202);
  await done(exportPanelsJob);
  return downloadedBy(person);
};

test("the spreadsheet has the figures of the calls, a sheet per panel and the filter", async () => {
  const person = await newPerson(world, { companyId: made.contractor, keys });
  const file = await exported(person, { format: "xlsx", projects: [made.project], startDate: "01/02/2020" });
  expect(file.headers?.["content-disposition"]).toMatch(/paineis-.*\.xlsx/);
  const sheets = await readSheets(file.bytes);
  expect([...sheets.keys()]).toEqual([
    "Conformidade",
    "Projetos",
    "Pendências",
    "Colaboradores",
    "Conformidade (mês de ref.)",
    "Conformidade (criação)",
    "Documentos irregulares",
    "Fornecedores irregulares",
    "Filtro",
  ]);
  const query = { projects: `${made.project}`, startDate: "2020-02-01" };
  const pendencies = (await person.api("GET /reports/management/pendencies")({ query })).answer;
  const amounts = (part: "total" | "irregular") => [pendencies[part], ...pendencies.plans.map((plan) => plan[part])];
  expect(sheets.get("Pendências")?.slice(0, 4)).toEqual([
    ["Pendências", "Total", "STP", "SSMA"],
    ["Total", ...amounts("total")],
    ["Em dia", 0, 0, 0],
    ["Irregulares", ...amounts("irregular")],
  ]);
  const workers = (await person.api("GET /reports/management/employees")({ query })).answer;
  expect(sheets.get("Colaboradores")?.at(-1)).toEqual(["Total", workers.total, workers.withPendencies, workers.withoutPendencies]);
  const projects = (await person.api("GET /reports/management/projects")({ query })).answer;
  expect(sheets.get("Projetos")?.at(-1)).toEqual(["Todos", projects.total, projects.stp.total, projects.ssma.total]);
  const report = (await person.api("GET /reports/pendencies/ssma")({ query })).answer.conformityCreation.months;
  expect(
    sheets
      .get("Conformidade (criação)")
      ?.slice(1)
      .map((row) => row.slice(4, 6)),
  ).toEqual(report.map(({ settled, total }) => [settled, total]));
  const types = (await person.api("GET /reports/irregular-pendency/rank")({ query })).answer.data.data;
  expect(sheets.get("Documentos irregulares")?.slice(1)).toEqual(types.map(({ name, amount }) => [name, amount]));
  expect(sheets.get("Fornecedores irregulares")).toEqual([
    ["Empresa", "Irregulares"],
    ["=Serviços", 1],
  ]);
  expect(sheets.get("Filtro")?.map(([label]) => label)).toEqual(["Filtro", "Empresa", "Gerado em", "Plano", "Projetos", "Período"]);
  expect(sheets.get("Filtro")?.at(-1)).toEqual(["Período", "a partir de 01/02/2020"]);
  const [mail] = await mailsTo(world, person.email);
  expect(mail?.subject).toBe("Sua planilha dos painéis está pronta");
});

test("the PDF is tagged and has the shown panels in the order of the account", async () => {
  const person = await newPerson(world, { companyId: made.contractor, keys });
  const shown = defaultPanels.map((panel) => ({
    ...panel,
    active: panel.type !== "IndicatorProject",
    order: defaultPanels.length + 1 - panel.order,
  }));
  await person.api("PATCH /account/me/preferences")({ body: { panel: shown, version: 0 } });
  const file = await exported(person, { format: "pdf", departmentIds: [made.department] });
  expect(file.headers).toMatchObject({ "content-type": "application/pdf" });
  const raw = file.bytes.toString("latin1");
  for (const part of ["/StructTreeRoot", "/Lang (pt-BR)", "/S /H1", "/S /H2", "/S /Table", "/S /TH", "/Scope /Row"])
    expect([part, raw.includes(part)]).toEqual([part, true]);
  const text = await pdfText(file.bytes);
  expect(text).toContain("Áreas: Forno (Usina)");
  const titles = ["Fornecedores com mais irregularidades", "Documentos com mais irregularidades", "Conformidade por mês de criação"];
  expect(titles.map((title) => text.indexOf(title)).every((place, at, all) => place > (all[at - 1] ?? 0))).toBe(true);
  expect([text.includes("Projetos"), text.includes("Nenhum documento irregular para este filtro")]).toEqual([false, true]);
});

test("both files and their mails are in the language of the reader", async () => {
  const person = await newPerson(world, { companyId: made.contractor, keys });
  await world.database.ownerPool().query("update account set language = 'en-US' where id = $1", [person.accountId]);
  const sheets = await readSheets((await exported(person, { format: "xlsx", endDate: "31/01/2026" })).bytes);
  expect(sheets.get("Workers")?.[0]).toEqual(["Workers", "Total", "With pendencies", "Without pendencies"]);
  expect(sheets.get("Filter")?.at(-1)).toEqual(["Period", "until 01/31/2026"]);
  const pdf = await exported(person, { format: "pdf" });
  expect(pdf.bytes.toString("latin1")).toContain("/Lang (en-US)");
  const text = await pdfText(pdf.bytes);
  for (const words of ["Dashboards", "Compliance by month of creation", "With the supplier"]) expect(text).toContain(words);
  expect(text).not.toMatch(/Conformidade|Hoje|Com o fornecedor/);
  const subjects = (await mailsTo(world, person.email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(["Your PDF of the dashboards is ready", "Your spreadsheet of the dashboards is ready"]);
});

test("an export requested twice is one job with the access of the request", async () => {
  const person = await newPerson(world, { companyId: made.contractor, keys, onlyProjects: [made.quiet] });
  const first = await ask(person, { format: "xlsx" });
  const second = await ask(person, { format: "xlsx", page: 3 });
  expect(second.answer.jobId).toBe(first.answer.jobId);
  const { rows } = await world.database
    .ownerPool()
    .query("select count(*)::integer as jobs from graphile_worker._private_jobs where key like '%' || $1", [first.answer.jobId]);
  expect(rows).toEqual([{ jobs: 1 }]);
  await holdInstead(world, person.accountId, [{ companyId: made.contractor, keys }]);
  await done(exportPanelsJob);
  const sheets = await readSheets((await downloadedBy(person)).bytes);
  expect(sheets.get("Pendências")?.[1]).toEqual(["Total", 0, 0, 0]);
  expect(sheets.get("Projetos")?.at(-1)?.[1]).toBe(1);
});

test("an export refuses a reversed period, too many ids and a user without the permission", async () => {
  const person = await newPerson(world, { companyId: made.contractor, keys });
  const reversed = await ask(person, { format: "pdf", startDate: "2026-03-02", endDate: "2026-03-01" });
  expect([reversed.status, reversed.refused.code]).toEqual([422, "panel.period_reversed"]);
  const crowded = await ask(person, { format: "pdf", projects: Array.from({ length: 101 }, (_, at) => at + 1) });
  expect([crowded.status, crowded.refused.code]).toEqual([422, "panel.too_many_ids"]);
  const other = await newPerson(world, { companyId: made.contractor, keys: ["see_pendency"] });
  const { status, refused } = await ask(other, { format: "xlsx" });
  expect([status, refused]).toMatchObject([403, { code: "permission.missing", details: { permission: keys[0] } }]);
});
