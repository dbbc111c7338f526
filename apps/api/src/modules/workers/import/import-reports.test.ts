import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { aCustomField } from "../../../../test/fixtures/new-custom-field.ts";
import { holdInstead, newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied, newWorker } from "../../../../test/fixtures/new-worker.ts";
import { headings, openImportWorld, rowOf, sheetForm } from "../../../../test/imports/import-world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const { world, imported, upload, runImports, reportOf, downloaded } = openImportWorld();
const correctionOf = async (api: Awaited<ReturnType<typeof newSupplied>>["supplier"]["api"], id: number) =>
  downloaded((await api("GET /companies/employees/upload-history/{id}/correction")({ id })).answer);
const workersOf = async (providerId: number): Promise<number> => {
  const { rows } = await world.database
    .ownerPool()
    .query<{ count: number }>("select count(*) as count from worker where provider_id = $1 and removed_at is null", [providerId]);
  return rows[0]?.count ?? 0;
};

test("a report line has its status as JSON text, filtered by result [R-489] [R-490]", async () => {
  const { supplier } = await newSupplied(world);
  const { id } = await imported(supplier.api, [headings, rowOf(newCpf()), rowOf("1")]);
  const { answer } = await supplier.api("GET /companies/employees/upload-history/{id}")({ id });
  expect(answer.meta).toMatchObject({ itemsPerPage: 9999, totalResults: 2 });
  expect(JSON.parse(answer.historic[0]?.status ?? "")).toEqual({ ok: true, result: "created", reasons: [] });
  const failed = await reportOf(supplier.api, id, "failed");
  expect([failed.meta.totalResults, failed.lines.map(({ line, ok }) => [line, ok])]).toEqual([1, [[3, false]]]);
});

test("a corrected spreadsheet has only failed lines and imports again", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const row = rowOf("123.456.789-00");
  const first = await imported(supplier.api, [headings, rowOf(newCpf()), row]);
  const { rows } = await correctionOf(supplier.api, first.id);
  expect(rows).toEqual([
    [...headings, "Motivos"],
    [...row, "CPF: O CPF não existe. Confira os números."],
  ]);
  const corrected = rows.map((cells) => cells.map((cell) => (cell === "123.456.789-00" ? newCpf() : cell)));
  expect((await imported(supplier.api, corrected)).counts).toEqual({ created: 1, changed: 0, unchanged: 0, undecided: 0, failed: 0 });
  expect(await workersOf(providerId)).toBe(2);
});

test("a preview reports what the import then does and writes nothing", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const cpf = newCpf();
  const id = await newWorker(supplier.api, { CPF: cpf });
  const rows = [headings, rowOf(cpf, "Joana Lima"), rowOf(newCpf()), rowOf("1"), rowOf(cpf)];
  const preview = await imported(supplier.api, rows, { mode: "preview" });
  expect(preview).toMatchObject({ state: "previewed", can: { apply: true, undo: false }, counts: { created: 1, changed: 1, failed: 2 } });
  expect(await workersOf(providerId)).toBe(1);
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer).toMatchObject({ name: "Joana Prado", version: 1 });
  await supplier.api("POST /companies/employees/upload-history/{id}/apply")({ id: preview.id });
  await runImports();
  const done = await reportOf(supplier.api, preview.id);
  expect([done.state, done.counts]).toEqual(["done", preview.counts]);
  const unwritten = ({ rowId: _, ...line }: (typeof done.lines)[number]) => line;
  expect(done.lines.map(unwritten)).toEqual(preview.lines.map(unwritten));
  expect((await supplier.api("POST /companies/employees/upload-history/{id}/apply")({ id: done.id })).refused.code).toBe(
    "import.not_waiting",
  );
});

test("an unknown heading waits for its column and is remembered", async () => {
  const { supplier } = await newSupplied(world);
  const renamed = ["Quem", ...headings.slice(1)].toReversed();
  const rows = () => [renamed, [...rowOf(newCpf())].toReversed()];
  const waiting = await imported(supplier.api, rows());
  expect([waiting.state, waiting.headings, waiting.historic]).toEqual(["needs_columns", renamed, []]);
  const offered = waiting.columns.filter(({ isRequired }) => isRequired).map(({ key, heading }) => [key, heading]);
  expect(offered).toEqual([
    ["name", null],
    ["birthdate", "Data de nascimento"],
    ["role", "Função"],
    ["admissionDate", "Data de admissão"],
    ["contractRegime", "Regime de contratação"],
  ]);
  const assign = supplier.api("PUT /companies/employees/upload-history/{id}/columns");
  const known = { cpf: "CPF", birthdate: "Data de nascimento", role: "Função", admissionDate: "Data de admissão" };
  const columns = { ...known, contractRegime: "Regime de contratação" };
  expect((await assign({ id: waiting.id, body: { columns } })).refused).toMatchObject({
    code: "import.columns_missing",
    details: { columns: ["name"] },
  });
  expect((await assign({ id: waiting.id, body: { columns: { ...columns, name: "Quem" } } })).answer.state).toBe("running");
  await runImports();
  expect((await reportOf(supplier.api, waiting.id)).counts.created).toBe(1);
  expect((await assign({ id: waiting.id, body: { columns } })).refused.code).toBe("import.not_waiting");
  expect((await imported(supplier.api, rows())).counts.created).toBe(1);
});

test("pasted rows are imported as text", async () => {
  const { supplier } = await newSupplied(world);
  const rows = [[...headings], [...rowOf(newCpf(), '=1+1; "x"')]];
  const { status, answer } = await supplier.api("POST /companies/employees/paste")({ body: { rows, mode: "import" } });
  await runImports();
  const report = await reportOf(supplier.api, answer.reportId);
  expect([status, report.lines.map(({ name, result }) => [name, result])]).toEqual([202, [['=1+1; "x"', "created"]]]);
});

test("the template has lists, custom fields and a guide, and is read again [R-492]", async () => {
  const { supplier, contractorId } = await newSupplied(world);
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  const company = { companyId: contractorId };
  const { answer: group } = await contractor.api("POST /companies/{companyId}/company-groups")({ ...company, body: { name: "Cadastro" } });
  const body = aCustomField("Turno", { kind: "choice", options: ["A", "B"] });
  const add = contractor.api("POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields");
  const { answer: field } = await add({ ...company, groupCustomFieldsId: group.id, body });
  const { answer } = await supplier.api("GET /companies/employees/generate-import-spreadsheet")();
  const { rows } = await downloaded(answer);
  expect(answer.name).toBe("modelo-colaboradores.xlsx");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(expect.arrayContaining(["Nome *", "CPF *", "Regime de contratação *", "Salário", "Projetos", "Turno"]));
  const report = await imported(supplier.api, [
    [...headings, "Turno"],
    [...rowOf(newCpf()), "b"],
  ]);
  const { answer: worker } = await supplier.api("GET /companies/employees/{id}")({ id: report.lines[0]?.rowId ?? 0 });
  expect(worker.customFields).toMatchObject([{ id: field.id, value: "B" }]);
});

test("a user without the salary permission gets no salary column and writes none", async () => {
  const { providerId } = await newSupplied(world);
  const keys = ["see_employee", "import_employee", "update_employee"] as const;
  const { api } = await newPerson(world, { companyId: providerId, keys });
  const csv = (await api("GET /companies/employees/generate-import-spreadsheet")({ query: { format: "csv" } })).answer;
  expect((await downloaded(csv, "csv")).rows[0]).not.toContain("Salário");
  const report = await imported(api, [
    [...headings, "Salário"],
    [...rowOf(newCpf()), "10"],
  ]);
  expect(report.lines).toMatchObject([{ result: "failed", reasons: [{ code: "permission.missing", column: "salary" }] }]);
});

test("permissions are those of the moment when the job runs", async () => {
  const { providerId } = await newSupplied(world);
  const person = await newPerson(world, { companyId: providerId, keys: "all" });
  const id = await upload(person.api, sheetForm(`${headings.join(";")}\r\n${rowOf(newCpf()).join(";")}`));
  await holdInstead(world, person.accountId, [{ companyId: providerId, keys: ["see_employee"] }]);
  await runImports();
  await holdInstead(world, person.accountId, [{ companyId: providerId, keys: "all" }]);
  expect(await reportOf(person.api, id)).toMatchObject({ state: "failed", refusal: "permission.missing", done: 0 });
  expect(await workersOf(providerId)).toBe(0);
});

test("a field that was retired meanwhile fails its lines and is named", async () => {
  const { supplier, contractorId } = await newSupplied(world);
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  const company = { companyId: contractorId };
  const { answer: group } = await contractor.api("POST /companies/{companyId}/company-groups")({ ...company, body: { name: "Cadastro" } });
  const body = aCustomField("Turno", { kind: "text", maxLength: 5 });
  const add = contractor.api("POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields");
  const { answer: field } = await add({ ...company, groupCustomFieldsId: group.id, body });
  const rows = [
    [...headings, "Turno"],
    [...rowOf(newCpf()), "A"],
    [...rowOf(newCpf()), ""],
  ];
  const preview = await imported(supplier.api, rows, { mode: "preview" });
  expect(preview.counts.created).toBe(2);
  await world.database.ownerPool().query("update custom_field set retired = true where id = $1", [field.id]);
  await supplier.api("POST /companies/employees/upload-history/{id}/apply")({ id: preview.id });
  await runImports();
  const { lines } = await reportOf(supplier.api, preview.id);
  expect(lines.map(({ result, reasons }) => [result, reasons])).toEqual([
    ["failed", [{ code: "cell.column_gone", column: null, details: { heading: "Turno" } }]],
    ["created", []],
  ]);
});

test("an import killed before any commit equals one run", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const rows = Array.from({ length: 1_100 }, (_, at) => rowOf(newCpf(String(200_000_000 + at)), `Pessoa ${at}`));
  const id = await upload(supplier.api, sheetForm([headings, ...rows].map((cells) => cells.join(";")).join("\r\n")));
  await runImports(() => true);
  const report = await reportOf(supplier.api, id);
  expect([report.state, report.total, report.done, report.counts.created]).toEqual(["done", 1_100, 1_100, 1_100]);
  expect(report.lines.map(({ line }) => line)).toEqual(rows.map((_, at) => at + 2));
  expect(await workersOf(providerId)).toBe(1_100);
});

test("imports are visible to users with the permission in the company only", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const { id } = await imported(supplier.api, [headings, rowOf(newCpf())]);
  const colleague = await newPerson(world, { companyId: providerId, keys: ["see_employee", "import_employee"] });
  expect((await reportOf(colleague.api, id)).lines).toMatchObject([{ document: null }]);
  expect((await correctionOf(colleague.api, id)).rows[0]).not.toContain("CPF");
  const stranger = await newPerson(world, { companyId: await newCompany(world, "provider"), keys: "all" });
  const { refused } = await stranger.api("GET /companies/employees/upload-history/{id}")({ id });
  expect(refused.code).toBe("import.not_found");
  expect((await stranger.api("GET /companies/employees/upload-history")()).answer.results).toEqual([]);
  expect((await colleague.api("GET /companies/employees/upload-history")()).answer.results).toMatchObject([
    { id, createdBy: "Pessoa de Teste" },
  ]);
  expect((await supplier.api("GET /reports/imports")()).answer.results).toMatchObject([{ id, state: "done" }]);
  expect((await colleague.api("GET /reports/imports")()).answer.results).toEqual([]);
});

test("an undo removes the created workers within a day", async () => {
  const { supplier, providerId, projectId } = await newSupplied(world);
  const { rows } = await world.database.ownerPool().query<{ name: string }>("select name from project where id = $1", [projectId]);
  const { id } = await imported(supplier.api, [
    [...headings, "Projetos"],
    [...rowOf(newCpf()), rows[0]?.name ?? ""],
    [...rowOf(newCpf()), ""],
  ]);
  expect((await supplier.api("POST /companies/employees/upload-history/{id}/undo")({ id })).answer.state).toBe("undone");
  await runImports();
  expect(await workersOf(providerId)).toBe(0);
  const { rows: open } = await world.database
    .ownerPool()
    .query("select from project_worker where provider_id = $1 and (end_date is null or end_date >= hiring_date)", [providerId]);
  expect(open).toEqual([]);
});

test("an undo revokes the badges of created workers at once", async () => {
  const { supplier, providerId, projectId } = await newSupplied(world);
  const owner = world.database.ownerPool();
  const { rows } = await owner.query<{ name: string }>("select name from project where id = $1", [projectId]);
  const start = addDays(dayInSaoPaulo(world.clock.now()), 20);
  const row = [...rowOf(newCpf()), `${rows[0]?.name ?? ""} (${start})`];
  const { id, lines } = await imported(supplier.api, [[...headings, "Projetos"], row]);
  await owner.query("insert into badge (provider_id, worker_id, code, issued_at) values ($1, $2, $3, now())", [
    providerId,
    lines[0]?.rowId,
    "abcdefghijklmnopqrstuvwxyz0123456789",
  ]);
  await supplier.api("POST /companies/employees/upload-history/{id}/undo")({ id });
  await runImports();
  const { rows: badges } = await owner.query("select revoked_at is not null as revoked from badge where provider_id = $1", [providerId]);
  expect(badges).toEqual([{ revoked: true }]);
});

test("an import with a changed worker cannot be undone", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const report = await imported(supplier.api, [headings, rowOf(newCpf())]);
  const body = { movementType: "leave", status: "away", projectId: null, startDate: "2026-03-09" } as const;
  await supplier.api("POST /companies/employees/{id}/movements")({ id: report.lines[0]?.rowId ?? 0, body });
  const undo = () => supplier.api("POST /companies/employees/upload-history/{id}/undo")({ id: report.id });
  expect((await undo()).refused.code).toBe("import.not_undoable");
  expect(await workersOf(providerId)).toBe(1);
});
