import { importAcceptedText } from "@emdia/contract/imports/accepted-text.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied, newWorker } from "../../../../test/fixtures/new-worker.ts";
import { headings, openImportWorld, rowOf, sheetForm } from "../../../../test/imports/import-world.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";

const { world, imported, upload, runImports, reportOf } = openImportWorld();
const codesOf = ({ reasons }: { readonly reasons: readonly { readonly code: string; readonly column: string | null }[] }) =>
  reasons.map(({ code, column }) => [column, code]);

test("an upload answers 202 with the quoted text [R-491] [M-080]", async () => {
  const { supplier } = await newSupplied(world);
  const reply = await supplier.api("POST /companies/employees/upload")({ body: sheetForm("Nome\nAna") });
  expect([reply.status, reply.answer.message]).toEqual([202, importAcceptedText]);
  expect(importAcceptedText).toBe("Arquivo enviado para processamento. Você será notificado por e-mail quando o processamento acabar");
});

test("an upload of several companies needs the header of one [R-491]", async () => {
  const [one, two] = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const { api } = await newPerson(world, { companyId: one, keys: "all" }, { companyId: two, keys: "all" });
  const body = () => sheetForm("Nome\nAna");
  expect((await api("POST /companies/employees/upload")({ body: body() })).refused.code).toBe("company.choose_one");
  const { answer } = await api("POST /companies/employees/upload")({ body: body() }, { companyId: two });
  expect((await reportOf(api, answer.reportId)).companyId).toBe(two);
});

test("a line creates a worker like the form [R-544]", async () => {
  const { supplier, providerId, projectId, contractorId } = await newSupplied(world);
  await world.database.ownerPool().query("insert into activity_type (provider_id, name) values ($1, 'Solda')", [providerId]);
  const { rows } = await world.database.ownerPool().query<{ name: string }>("select name from project where id = $1", [projectId]);
  const cpf = newCpf();
  const more = ["Gênero", "Exposto a risco", "Salário", "Tipos de atividade", "Projetos"];
  const cells = ["Feminino", "Sim", "R$ 2.450,50", "solda", `${rows[0]?.name} (05/03/2026)`];
  const report = await imported(supplier.api, [
    [...headings, ...more],
    [...rowOf(cpf), ...cells],
  ]);
  expect(report).toMatchObject({
    state: "done",
    total: 1,
    done: 1,
    counts: { created: 1, changed: 0, unchanged: 0, undecided: 0, failed: 0 },
  });
  const [line] = report.lines;
  expect(line).toMatchObject({ line: 2, name: "Joana Prado", ok: true, result: "created", reasons: [] });
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id: line?.rowId ?? 0 });
  expect(answer).toMatchObject({
    name: "Joana Prado",
    birthdate: "1990-05-04",
    role: "Montadora",
    admissionDate: "2026-03-02",
    contractRegime: "clt_indefinite",
    gender: "female",
    exposedToRisk: true,
    salary: 2450.5,
    status: "active",
    activityTypes: [{ name: "Solda" }],
    projects: [{ projectId: undefined, contractorId, hiringDate: "2026-03-05", isOpen: true }].map(
      ({ projectId: _, ...project }) => project,
    ),
    movements: [{ movementType: "admission" }],
  });
  const { answer: history } = await supplier.api("GET /companies/employees/{id}/history")({ id: line?.rowId ?? 0 });
  expect(history.results.map(({ action }) => action)).toEqual(["worker.linked", "worker.created"]);
});

test("the same file twice changes nothing", async () => {
  const { supplier } = await newSupplied(world);
  const rows = [headings, rowOf(newCpf()), rowOf(newCpf(), "Rui Lima")];
  const first = await imported(supplier.api, rows);
  const second = await imported(supplier.api, rows);
  expect(second.counts).toEqual({ created: 0, changed: 0, unchanged: 2, undecided: 0, failed: 0 });
  expect(second.lines.map(({ rowId }) => rowId)).toEqual(first.lines.map(({ rowId }) => rowId));
  const id = first.lines[0]?.rowId ?? 0;
  const { answer } = await supplier.api("GET /companies/employees/{id}/history")({ id });
  expect(answer.results).toHaveLength(1);
});

test("only filled cells change a worker", async () => {
  const { supplier } = await newSupplied(world);
  const cpf = newCpf();
  const id = await newWorker(supplier.api, { CPF: cpf, salary: 1000 });
  const report = await imported(supplier.api, [
    [...headings, "Salário"],
    ["", cpf, "", "Soldadora", "", "", ""],
  ]);
  expect(report.lines).toMatchObject([{ result: "changed", rowId: id }]);
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id });
  expect(answer).toMatchObject({ name: "Joana Prado", role: "Soldadora", salary: 1000, version: 2 });
  const { answer: history } = await supplier.api("GET /companies/employees/{id}/history")({ id });
  expect(history.results[0]).toMatchObject({ action: "worker.changed", field: "role", oldValue: "Montadora", newValue: "Soldadora" });
});

test("a CPF is found without leading zeros and punctuation", async () => {
  const { supplier } = await newSupplied(world);
  const cpf = newCpf("001234567");
  const report = await imported(supplier.api, [headings, rowOf(String(Number(cpf)))]);
  expect(report.lines).toMatchObject([{ result: "created" }]);
});

test("a failed line has every reason with its column", async () => {
  const { supplier } = await newSupplied(world);
  const report = await imported(supplier.api, [
    [...headings, "Exposto a risco"],
    ["", "11111111111", "31/02/1990", "Montadora", "02/03/26", "PJ", "talvez"],
  ]);
  expect(report.lines.map(codesOf)).toEqual([
    [
      ["cpf", "worker.cpf_invalid"],
      ["birthdate", "cell.not_a_date"],
      ["admissionDate", "cell.not_a_date"],
      ["contractRegime", "cell.not_an_option"],
      ["exposedToRisk", "cell.not_yes_or_no"],
      ["name", "cell.required"],
    ],
  ]);
});

test("the second line about a person fails and names the first", async () => {
  const { supplier } = await newSupplied(world);
  const cpf = newCpf();
  const report = await imported(supplier.api, [headings, rowOf(cpf), rowOf(newCpf()), rowOf(cpf)]);
  expect(report.lines.map(({ result, reasons }) => [result, reasons[0]?.details])).toEqual([
    ["created", undefined],
    ["created", undefined],
    ["failed", { line: 2 }],
  ]);
});

test("a person of another company is created and not revealed", async () => {
  const [{ supplier: one }, { supplier: other }] = [await newSupplied(world), await newSupplied(world)];
  const cpf = newCpf();
  await newWorker(one.api, { CPF: cpf });
  expect((await imported(other.api, [headings, rowOf(cpf)])).lines).toMatchObject([{ result: "created", reasons: [] }]);
});

test("a dismissed worker fails with a text about readmission", async () => {
  const { supplier } = await newSupplied(world);
  const cpf = newCpf();
  const id = await newWorker(supplier.api, { CPF: cpf });
  const body = { movementType: "dismissal", status: "dismissed", projectId: null, startDate: "2026-03-09" } as const;
  await supplier.api("POST /companies/employees/{id}/movements")({ id, body });
  expect((await imported(supplier.api, [headings, rowOf(cpf)])).lines.map(codesOf)).toEqual([[[null, "line.dismissed"]]]);
});

test("a name with a formula stays text", async () => {
  const { supplier } = await newSupplied(world);
  const name = '=HYPERLINK("http://mal.example";"Ana")';
  const report = await imported(supplier.api, [headings, rowOf(newCpf(), name)]);
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id: report.lines[0]?.rowId ?? 0 });
  expect([report.lines[0]?.name, answer.name]).toEqual([name, name]);
});

test("a finished import queues an e-mail with a link to its report [R-387]", async () => {
  const { supplier } = await newSupplied(world);
  const report = await imported(supplier.api, [headings, rowOf(newCpf())]);
  const [mail] = await mailsTo(world, supplier.email);
  expect(mail?.text).toContain(`http://emdia.test/colaboradores/resultado-upload/${report.id}`);
});

test("an empty file fails with its reason", async () => {
  const { supplier } = await newSupplied(world);
  const id = await upload(supplier.api, sheetForm("Nome;CPF\r\n"));
  await runImports();
  expect(await reportOf(supplier.api, id)).toMatchObject({ state: "failed", refusal: "import.file_empty", total: null });
});
