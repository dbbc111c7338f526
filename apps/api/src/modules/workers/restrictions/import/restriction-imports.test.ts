import { importAcceptedText } from "@emdia/contract/imports/accepted-text.ts";
import { LineStatus } from "@emdia/contract/imports/report.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../../test/fixtures/new-person.ts";
import { openImportWorld, sheetForm } from "../../../../../test/imports/import-world.ts";
import { mailsTo } from "../../../../../test/sent-mail.ts";
import { addDays } from "../../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../../platform/clock/clock.ts";

const { world, runImports, downloaded } = openImportWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const read = (iso: string) => iso.split("-").toReversed().join("/");

const contractor = async (keys: Parameters<typeof newPerson>[1]["keys"] = "all") => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys })) };
};
type Contractor = Pick<Awaited<ReturnType<typeof contractor>>, "api" | "companyId">;

const heading = ["Nome", "CPF", "Motivo", "Início", "Fim"];
const line = (cells: { readonly [column: string]: string } = {}) => {
  const { name = "José Prado", cpf = newCpf(), reason = "NR-35", start = read(day(0)), end = read(day(40)) } = cells;
  return [name, cpf, reason, start, end];
};

type Rows = readonly (readonly string[])[];
const formOf = (rows: Rows, mode = "import") =>
  sheetForm(rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\n"), { mode });

const reportOf = async ({ api, companyId }: Contractor, id: number) =>
  (await api("GET /companies/{companyId}/restricted-employee/upload-history/{id}")({ companyId, id })).answer;
const uploaded = async (who: Contractor, rows: Rows, mode?: string) => {
  const { api, companyId } = who;
  const sent = await api("POST /companies/{companyId}/restricted-employee/upload")({ companyId, body: formOf(rows, mode) });
  expect([sent.status, sent.answer.message]).toEqual([202, importAcceptedText]);
  await runImports();
  return reportOf(who, sent.answer.reportId);
};
const statusOf = ({ status }: { readonly status: string }) => LineStatus.parse(JSON.parse(status));
const listed = async ({ api, companyId }: Contractor) =>
  (await api("GET /companies/{companyId}/restricted-employee")({ companyId })).answer.results;

test("an import creates, changes and keeps restrictions like the single form [R-502]", async () => {
  const who = await contractor();
  const { api, companyId, email } = who;
  const [cpf, other] = [newCpf(), newCpf()];
  const rows = [line({ cpf, end: "" }), line({ name: "Ágata Nunes", cpf: other, start: read(day(10)) })];
  const first = await uploaded(who, [heading, ...rows]);
  expect(first).toMatchObject({ kind: "restrictions", state: "done", total: 2, counts: { created: 2, changed: 0, failed: 0 } });
  expect(await listed(who)).toMatchObject([
    { name: "Ágata Nunes", status: "scheduled", endDate: day(40), version: 1 },
    { name: "José Prado", status: "active", endDate: null, reason: "NR-35", linkCount: 0 },
  ]);

  const again = await uploaded(who, [heading, ...rows]);
  expect(again.counts).toEqual({ created: 0, changed: 0, unchanged: 2, undecided: 0, failed: 0 });
  const changed = await uploaded(who, [heading, line({ cpf, reason: "NR-10", end: read(day(5)) })]);
  expect(changed.counts).toMatchObject({ created: 0, changed: 1 });
  expect(await listed(who)).toMatchObject([{ version: 1 }, { reason: "NR-10", endDate: day(5), version: 2 }]);

  const history = await api("GET /companies/{companyId}/restricted-employee/history")({ companyId });
  expect(history.answer.results.map(({ action, field, newValue }) => [action, field, newValue])).toEqual([
    ["restriction.changed", "endDate", day(5)],
    ["restriction.changed", "reason", "NR-10"],
    ["restriction.created", "reason", "NR-35"],
    ["restriction.created", "reason", "NR-35"],
  ]);
  const uploads = await api("GET /companies/{companyId}/restricted-employee/upload-history")({ companyId });
  expect(uploads.answer.results.map(({ id }) => id)).toEqual([changed.id, again.id, first.id]);
  const [mail] = await mailsTo(world, email);
  expect(mail?.text).toContain(`/colaboradores/resultado-upload/${changed.id}?restritos=${companyId}`);
});

test("each failed line has its reasons, and the corrected spreadsheet imports", async () => {
  const who = await contractor();
  const { api, companyId } = who;
  const cpf = newCpf();
  const report = await uploaded(who, [
    heading,
    line({ cpf }),
    line({ cpf, start: read(day(60)), end: "" }),
    line({ cpf: "111.111.111-11", reason: "" }),
    line({ start: "31/02/2026" }),
    line({ start: read(day(-20)), end: read(day(-1)) }),
    line({ name: '=HYPERLINK("http://x")', end: read(day(-5)) }),
  ]);
  expect(report.counts).toMatchObject({ created: 1, failed: 5 });
  expect(report.historic.map((one) => [one.line, statusOf(one).reasons.map(({ code, column }) => [code, column])])).toEqual([
    [2, []],
    [3, [["line.repeated", null]]],
    [
      4,
      [
        ["worker.cpf_invalid", "cpf"],
        ["cell.required", "reason"],
      ],
    ],
    [5, [["cell.not_a_date", "startDate"]]],
    [6, [["restriction.already_past", "endDate"]]],
    [7, [["restriction.dates_reversed", "endDate"]]],
  ]);
  expect(report.historic.map(({ document }) => document)).toContain("111.111.111-11");

  const offered = await api("GET /companies/{companyId}/restricted-employee/upload-history/{id}/correction")({ companyId, id: report.id });
  const { rows: corrected } = await downloaded(offered.answer);
  expect(corrected).toHaveLength(6);
  expect(corrected.at(-1)).toMatchObject({ 0: '=HYPERLINK("http://x")', 5: expect.stringContaining("não pode ser antes do início") });
  const mended = corrected.slice(4).map((cells, index) => (index === 0 || index === 1 ? [...cells.slice(0, 4), read(day(9))] : cells));
  const second = await uploaded(who, [corrected[0] ?? [], ...mended]);
  expect(second.counts).toEqual({ created: 2, changed: 0, unchanged: 0, undecided: 0, failed: 0 });
});

test("a preview writes nothing and predicts the import", async () => {
  const who = await contractor();
  const { api, companyId } = who;
  const foreign = ["Nome", "Tipo do documento estrangeiro", "País do documento", "Número do documento estrangeiro", "Motivo", "Início"];
  const rows = [foreign, ["Ana Ruiz", "Passaporte", "Argentina", "aab-123", "Conduta", read(day(0))]];
  const preview = await uploaded(who, rows, "preview");
  expect(preview).toMatchObject({ state: "previewed", counts: { created: 1 }, can: { apply: true } });
  expect(await listed(who)).toEqual([]);
  await api("POST /companies/{companyId}/restricted-employee/upload-history/{id}/apply")({ companyId, id: preview.id });
  await runImports();
  expect(await reportOf(who, preview.id)).toMatchObject({ state: "done", counts: preview.counts });
  expect(await listed(who)).toMatchObject([
    { name: "Ana Ruiz", endDate: null, document: { kind: "foreign", country: "AR", number: "AAB123" } },
  ]);
});

test("headings that a user assigns are remembered for the company", async () => {
  const who = await contractor();
  const { api, companyId } = who;
  const rows = [["Quem", "CPF", "Por quê", "Desde"], line().slice(0, 4)];
  const waiting = await uploaded(who, rows);
  expect([waiting.state, waiting.headings]).toEqual(["needs_columns", rows[0]]);
  const columns = { name: "Quem", cpf: "CPF", reason: "Por quê", startDate: "Desde" };
  await api("PUT /companies/{companyId}/restricted-employee/upload-history/{id}/columns")({ companyId, id: waiting.id, body: { columns } });
  await runImports();
  expect((await reportOf(who, waiting.id)).counts.created).toBe(1);
  expect((await uploaded(who, rows)).counts.unchanged).toBe(1);
});

test.each(["xlsx", "csv"] as const)("the template as %s has headings that the import knows", async (format) => {
  const who = await contractor();
  const { api, companyId } = who;
  const { answer } = await api("GET /companies/{companyId}/restricted-employee/import-spreadsheet")({ companyId, query: { format } });
  expect(answer.name).toBe(`modelo-colaboradores-restritos.${format}`);
  const {
    rows: [headings = []],
  } = await downloaded(answer, format);
  expect(headings).toEqual([
    "Nome *",
    "CPF *",
    "Tipo do documento estrangeiro",
    "País do documento",
    "Número do documento estrangeiro",
    "Motivo *",
    "Início *",
    "Fim",
  ]);
  const [name = "", cpf = "", reason = "", start = "", end = ""] = line();
  expect((await uploaded(who, [headings, [name, cpf, "", "", "", reason, start, end]])).counts.created).toBe(1);
});

test("an import requires import_restricted_employee for the whole company", async () => {
  const who = await contractor();
  const { companyId } = who;
  const body = formOf([heading, line()]);
  const codeOf = async ({ api }: Pick<Contractor, "api">) =>
    (await api("POST /companies/{companyId}/restricted-employee/upload")({ companyId, body })).refused;
  const missing = { code: "permission.missing", details: { permission: "import_restricted_employee" } };
  expect(await codeOf(await newPerson(world, { companyId, keys: ["add_restricted_employee"] }))).toMatchObject(missing);
  const keys = ["import_restricted_employee"] as const;
  expect(await codeOf(await newPerson(world, { companyId, keys, onlyProjects: [] }))).toMatchObject(missing);
  expect(await codeOf(await contractor())).toMatchObject({ code: "company.not_found" });
});

test("a change requires update_restricted_employee, and another user's documents see_employee_data", async () => {
  const who = await contractor();
  const { companyId } = who;
  const cpf = newCpf();
  const first = await uploaded(who, [heading, line({ cpf })]);
  const importer = await newPerson(world, { companyId, keys: ["import_restricted_employee"] });
  const report = await uploaded({ ...importer, companyId }, [heading, line({ cpf, reason: "Outro" }), line()]);
  expect(report.counts).toMatchObject({ created: 1, failed: 1 });
  expect(report.historic.map(statusOf)[0]?.reasons).toMatchObject([{ code: "permission.missing" }]);
  expect((await reportOf({ ...importer, companyId }, first.id)).historic).toMatchObject([{ name: "José Prado", document: null }]);
  const stranger = await contractor();
  const hidden = stranger.api("GET /companies/{companyId}/restricted-employee/upload-history/{id}");
  expect((await hidden({ companyId: stranger.companyId, id: first.id })).refused.code).toBe("import.not_found");
});
