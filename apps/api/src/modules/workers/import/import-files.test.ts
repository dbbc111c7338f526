import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied } from "../../../../test/fixtures/new-worker.ts";
import { headings, openImportWorld, rowOf, sheetForm } from "../../../../test/imports/import-world.ts";
import { exportWorkersJob } from "../export/export-workers-job.ts";

const { world, imported, upload, runImports, runTogether, reportOf, downloaded } = openImportWorld();
const exported = exportedFiles(world);
type Api = Awaited<ReturnType<typeof newSupplied>>["supplier"]["api"];
const correctionOf = async (api: Api, id: number) =>
  downloaded((await api("GET /companies/employees/upload-history/{id}/correction")({ id })).answer);
const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.join(";")).join("\r\n");

test("two concurrent imports of the same people create each person once", async () => {
  const { supplier } = await newSupplied(world);
  const rows = Array.from({ length: 600 }, (_, at) => rowOf(newCpf(String(300_000_000 + at)), `Pessoa ${at}`));
  const ids = [
    await upload(supplier.api, sheetForm(csvOf([headings, ...rows]))),
    await upload(supplier.api, sheetForm(csvOf([headings, ...rows.toReversed()]))),
  ];
  await runTogether();
  const reports = await Promise.all(ids.map((id) => reportOf(supplier.api, id)));
  expect(reports.map(({ state, done, counts }) => [state, done, counts.failed])).toEqual([
    ["done", 600, 0],
    ["done", 600, 0],
  ]);
  expect(reports.reduce((sum, { counts }) => sum + counts.created, 0)).toBe(600);
  expect(reports.reduce((sum, { counts }) => sum + counts.unchanged, 0)).toBe(600);
});

test("a file of invalid lines only has a complete report and correction", async () => {
  const { supplier } = await newSupplied(world);
  const rows = Array.from({ length: 1_200 }, (_, at) => rowOf("1", `Pessoa ${at}`));
  const report = await imported(supplier.api, [headings, ...rows]);
  expect([report.state, report.counts, report.can.undo]).toEqual([
    "done",
    { created: 0, changed: 0, unchanged: 0, undecided: 0, failed: 1_200 },
    false,
  ]);
  const query = { page: 3, itemsPerPage: 500 };
  const { answer } = await supplier.api("GET /companies/employees/upload-history/{id}")({ id: report.id, query });
  expect([answer.historic.length, answer.historic[0]?.line, answer.meta.lastPage]).toEqual([200, 1_002, 3]);
  expect((await correctionOf(supplier.api, report.id)).rows).toHaveLength(1_201);
});

test("columns of another company's template are ignored and named", async () => {
  const { supplier } = await newSupplied(world);
  const report = await imported(supplier.api, [
    [...headings, "Matrícula da outra empresa"],
    [...rowOf(newCpf()), "77"],
  ]);
  expect([report.counts.created, report.ignored]).toEqual([1, ["Matrícula da outra empresa"]]);
});

test("a correction of a corrected spreadsheet has one column of reasons", async () => {
  const { supplier } = await newSupplied(world);
  const first = await imported(supplier.api, [headings, rowOf("1")]);
  const second = await imported(supplier.api, (await correctionOf(supplier.api, first.id)).rows);
  expect(second.ignored).toEqual([]);
  const { rows } = await correctionOf(supplier.api, second.id);
  expect(rows.map((cells) => cells.length)).toEqual([headings.length + 1, headings.length + 1]);
  expect(rows[0]?.at(-1)).toBe("Motivos");
});

test("a colleague without permissions reads no values of personal columns", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const row = [...rowOf(newCpf()).with(2, "31/02/1990"), "R$ 9.999,99x", "1234-5"];
  const { id, lines } = await imported(supplier.api, [[...headings, "Salário", "Conta bancária"], row]);
  const values = (own: typeof lines) => own[0]?.reasons.map(({ column, details }) => [column, details?.value]);
  expect(values(lines)).toEqual([
    ["birthdate", "31/02/1990"],
    ["salary", "R$ 9.999,99x"],
  ]);
  const colleague = await newPerson(world, { companyId: providerId, keys: ["see_employee", "import_employee"] });
  expect(values((await reportOf(colleague.api, id)).lines)).toEqual([
    ["birthdate", "•••"],
    ["salary", "•••"],
  ]);
  const { rows } = await correctionOf(colleague.api, id);
  expect(rows[0]).toEqual(["Nome", "Função", "Data de admissão", "Regime de contratação", "Motivos"]);
  expect(rows[1]?.join(" ")).not.toMatch(/1990|9\.999|1234/);
});

test("a name with a formula is neutralized in the csv export", async () => {
  const { supplier } = await newSupplied(world);
  await imported(supplier.api, [headings, rowOf(newCpf(), '=HYPERLINK("http://mal.example","Ana")')]);
  await supplier.api("POST /companies/employees/export")({ body: {} });
  await exported.done(exportWorkersJob);
  const { lines } = await exported.downloadedBy(supplier);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:/);
});

test("a workbook with macros fails with its reason", async () => {
  const { supplier } = await newSupplied(world);
  const bytes = await writeXlsx({
    sheets: [{ name: "Equipe", rows: [[...headings], [...rowOf(newCpf())]] }],
    vbaProject: new Uint8Array(600),
  });
  const id = await upload(supplier.api, sheetForm(bytes, { name: "equipe.xlsm" }));
  await runImports();
  expect(await reportOf(supplier.api, id)).toMatchObject({ state: "failed", refusal: "import.has_macros", total: null });
});

test("a UTF-16 csv file, as Excel saves Unicode text, is imported", async () => {
  const { supplier } = await newSupplied(world);
  const text = `\uFEFF${[headings, rowOf(newCpf(), "João Ação")].map((cells) => cells.join("\t")).join("\r\n")}`;
  const id = await upload(supplier.api, sheetForm(Buffer.from(text, "utf16le")));
  await runImports();
  expect((await reportOf(supplier.api, id)).lines).toMatchObject([{ name: "João Ação", result: "created" }]);
});

test("a colleague without permissions assigns no columns of another user's file", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const { id, state } = await imported(supplier.api, [
    ["Quem", "Salário"],
    ["Ana", "9999"],
  ]);
  expect(state).toBe("needs_columns");
  const colleague = await newPerson(world, { companyId: providerId, keys: ["see_employee", "import_employee"] });
  const body = { columns: { name: "Salário" } };
  const { refused } = await colleague.api("PUT /companies/employees/upload-history/{id}/columns")({ id, body });
  expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "see_employee_data" } });
});
