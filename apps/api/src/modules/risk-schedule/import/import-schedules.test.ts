import { importAcceptedText } from "@emdia/contract/imports/accepted-text.ts";
import { describe, expect, test } from "vitest";
import { asRead, dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { HEIGHT, newRiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { newTwoTeams } from "../../../../test/fixtures/new-two-teams.ts";
import { openImportWorld, sheetForm } from "../../../../test/imports/import-world.ts";
import { cpfsOf, importSchedules, scheduleHeadings, scheduleReport } from "../../../../test/imports/risk-schedules.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";

const { world, runImports, downloaded } = openImportWorld();
const imported = importSchedules(runImports);
const [DAY, LATER] = [asRead(dayFromNow(1)), asRead(dayFromNow(5))];

const nameOf = async (table: "project" | "risk_activity", id: number): Promise<string> =>
  (await world.database.ownerPool().query<{ name: string }>(`select name from ${table} where id = $1`, [id])).rows[0]?.name ?? "";
const countOfSchedules = async (contractorId: number): Promise<number> =>
  (
    await world.database
      .ownerPool()
      .query<{ count: number }>("select count(*)::int from risk_schedule where contractor_id = $1", [contractorId])
  ).rows[0]?.count ?? 0;

/** Hot work of tomorrow, and the line of a second team that handles flammables or chemicals. */
const twoTeams = async () => {
  const teams = await newTwoTeams(world);
  await teams.weld();
  const [cpf = ""] = await cpfsOf(world, teams.secondId);
  const project = await nameOf("project", teams.secondProjectId);
  const [flammables, chemicals] = [await nameOf("risk_activity", 12), await nameOf("risk_activity", 15)];
  const { place, beside } = teams;
  const line = (activity: string, [from, until]: readonly [string, string], area = place.area) => [
    ...[project, place.name, area, activity, from, until, cpf],
  ];
  return { ...teams, cpf, project, flammables, chemicals, beside, line };
};
type Teams = Awaited<ReturnType<typeof twoTeams>>;

const conflictsOf = (api: Teams["manager"]["api"], id: number, line: number) =>
  api("GET /risk-schedule/upload-history/{id}/lines/{line}/conflicts")({ id, line });
const decide = (
  api: Teams["manager"]["api"],
  [id, line]: readonly [number, number],
  acceptedConflicts: { key: string; reason?: string }[],
) => api("POST /risk-schedule/upload-history/{id}/lines/{line}/decide")({ id, line, body: { acceptedConflicts } });

describe("an import of risk schedules", () => {
  test("plans lines, leaves conflicts to the user, names each fault [C-117] [CD-091] [M-080]", async () => {
    const { manager, line, flammables, chemicals, beside, project, place, cpf, contractorId } = await twoTeams();
    const morning = [`${DAY} 07:00`, `${DAY} 09:00`] as const;
    const calm = [`${LATER} 07:00`, `${LATER} 17:00`] as const;
    const rows = [
      line(flammables, calm),
      line(chemicals, morning),
      line(flammables, [`${DAY} 10:00`, `${DAY} 11:00`]),
      [project, place.name, place.area, `${flammables}; Mergulho`, ...calm, `${cpf}; 111.111.111-11`],
      line(flammables, [`${asRead(dayFromNow(-1))} 07:00`, calm[1]]),
      line(flammables, calm, beside.area),
      line(flammables, ["31/02/2026 07:00", `${DAY} 24:00`]),
      ["=1+1", place.name, place.area, flammables, ...calm, cpf],
      line(flammables, [calm[1], calm[0]]),
    ];
    const report = await imported(manager.api, rows);
    expect(report).toMatchObject({ kind: "risk_schedules", state: "done", ignored: [] });
    expect(report.counts).toEqual({ created: 1, changed: 0, unchanged: 0, undecided: 2, failed: 6 });
    expect(
      report.lines.map(({ line: number, result, reasons }) => [number, result, reasons.map(({ code, column }) => [code, column])]),
    ).toEqual([
      [2, "created", []],
      [3, "undecided", [["risk_schedule.conflict_open", null]]],
      [4, "undecided", [["risk_schedule.conflict_open", null]]],
      [
        5,
        "failed",
        [
          ["cell.unknown_risk_activity", "activities"],
          ["cell.unknown_worker", "workers"],
        ],
      ],
      [6, "failed", [["risk_schedule.start_in_past", "start"]]],
      [7, "failed", [["risk_schedule.double_booked", "workers"]]],
      [
        8,
        "failed",
        [
          ["cell.not_a_moment", "start"],
          ["cell.not_a_moment", "end"],
        ],
      ],
      [9, "failed", [["cell.unknown_project", "project"]]],
      [10, "failed", [["risk_schedule.end_before_start", "end"]]],
    ]);
    const [mail] = await mailsTo(world, manager.email);
    expect(mail?.text).toContain(`/colaboradores/resultado-upload/${report.id}?agenda=risco`);

    const { id } = report;
    const [restricted] = (await conflictsOf(manager.api, id, 3)).answer.conflicts;
    expect(restricted).toMatchObject({ level: "restricted", measures: expect.stringContaining("extintor"), accepted: null });
    expect((await decide(manager.api, [id, 3], [])).refused).toMatchObject({ code: "risk_schedule.conflict_open" });
    const first = await decide(manager.api, [id, 3], [{ key: restricted?.key ?? "" }]);
    expect([first.answer.rowId, JSON.parse(first.answer.status)]).toEqual([
      expect.any(Number),
      { ok: true, result: "created", reasons: [] },
    ]);
    expect((await decide(manager.api, [id, 3], [])).refused.code).toBe("import.line_decided");
    const [forbidden] = (await conflictsOf(manager.api, id, 4)).answer.conflicts;
    const key = forbidden?.key ?? "";
    expect((await decide(manager.api, [id, 4], [{ key }])).refused.code).toBe("risk_schedule.conflict_reason_missing");
    expect((await decide(manager.api, [id, 4], [{ key, reason: "Parada da planta" }])).status).toBe(200);
    expect((await scheduleReport(manager.api, id)).counts).toMatchObject({ created: 3, undecided: 0, failed: 6 });
    expect((await conflictsOf(manager.api, id, 4)).refused.code).toBe("import.line_decided");

    const correction = await downloaded((await manager.api("GET /risk-schedule/upload-history/{id}/correction")({ id })).answer);
    expect(correction.rows).toHaveLength(7);
    expect(correction.rows[5]?.at(-1)).toBe("Projeto: O projeto “=1+1” não está entre os projetos da sua empresa.");
    const again = await imported(manager.api, rows.slice(0, 3));
    expect(again.lines.map(({ result, rowId }) => [result, rowId])).toEqual([
      ["unchanged", report.lines[0]?.rowId],
      ["unchanged", first.answer.rowId],
      ["unchanged", expect.any(Number)],
    ]);
    expect(await countOfSchedules(contractorId)).toBe(4);
  });

  test("by a supplier plans its own team, and refuses forbidden conflicts", async () => {
    const { second, line, flammables, chemicals, contractorId } = await twoTeams();
    const rows = [line(flammables, [`${DAY} 10:00`, `${DAY} 11:00`]), line(chemicals, [`${LATER} 10:00`, `${LATER} 10:00`])];
    const preview = await imported(second.api, rows, { mode: "preview" });
    expect([preview.state, preview.counts, await countOfSchedules(contractorId)]).toEqual([
      "previewed",
      { created: 1, changed: 0, unchanged: 0, undecided: 0, failed: 1 },
      1,
    ]);
    await second.api("POST /risk-schedule/upload-history/{id}/apply")({ id: preview.id });
    await runImports();
    const { lines } = await scheduleReport(second.api, preview.id);
    expect(lines).toMatchObject([{ result: "failed", reasons: [{ code: "risk_schedule.conflict_forbidden" }] }, { result: "created" }]);
    const { answer } = await second.api("GET /risk-schedule/{id}")({ id: lines[1]?.rowId ?? 0 });
    expect(answer).toMatchObject({ createdSide: "provider", employees: [{ part: "executes" }] });
  });

  test("continues after kills without planning a line twice", async () => {
    const { supplier, supplierId, projectId, place, contractorId, newWorker } = await newRiskPlan(world, [HEIGHT]);
    await newWorker();
    const [cpf = ""] = await cpfsOf(world, supplierId);
    const [project, height] = [await nameOf("project", projectId), await nameOf("risk_activity", HEIGHT)];
    const minutes = Array.from({ length: 55 }, (_, at) => `${DAY} 10:${String(at).padStart(2, "0")}`);
    const rows = minutes.map((minute) => [project, place.name, place.area, height, minute, `${DAY} 12:00`, cpf]);
    const report = await imported(supplier.api, rows, { isKilled: () => true });
    expect([report.done, report.counts.created, await countOfSchedules(contractorId)]).toEqual([55, 55, 55]);
  });

  test("of 10,000 faulty lines has a result for each line", { timeout: 120_000 }, async () => {
    const { supplier, supplierId, projectId, place, contractorId, newWorker } = await newRiskPlan(world, [HEIGHT]);
    await newWorker();
    const [cpf = ""] = await cpfsOf(world, supplierId);
    const [project, height] = [await nameOf("project", projectId), await nameOf("risk_activity", HEIGHT)];
    const good = [project, place.name, place.area, height, `${DAY} 07:00`, `${DAY} 17:00`, cpf];
    const faults: readonly (readonly [number, string])[] = [
      ...([
        [0, "=cmd|' /C calc'!A0"],
        [1, "Outra unidade"],
        [2, ""],
        [3, "Mergulho;".repeat(9)],
        [4, "31/02/2026 24:00"],
      ] as const),
      ...([
        [4, `${asRead(dayFromNow(-1))} 07:00`],
        [5, "10/03/2100 07:00"],
        [6, "9;".repeat(300)],
        [6, `${cpf};${cpf}`],
        [5, `${asRead(dayFromNow(60))} 07:00`],
      ] as const),
    ];
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const [column, value] = faults[at % faults.length] ?? [0, ""];
      return good.with(column, value);
    });
    const csv = [[...scheduleHeadings], ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(";")).join("\r\n");
    const sent = await supplier.api("POST /risk-schedule/upload")({ body: sheetForm(csv, { name: "agenda.csv" }) });
    expect([sent.status, sent.answer.message]).toEqual([202, importAcceptedText]);
    await runImports();
    const report = await scheduleReport(supplier.api, sent.answer.reportId);
    expect([report.state, report.done, report.counts.failed]).toEqual(["done", 10_000, 10_000]);
    const codes = report.lines.slice(0, faults.length).map(({ reasons }) => reasons[0]?.code);
    expect(codes).toEqual([
      ...["cell.unknown_project", "cell.unknown_unit", "cell.required", "cell.unknown_risk_activity", "cell.not_a_moment"],
      ...["risk_schedule.start_in_past", "cell.year_not_planned", "cell.unknown_worker", "risk_schedule.employee_repeated"],
      "risk_schedule.span_too_long",
    ]);
    expect(await countOfSchedules(contractorId)).toBe(0);
  });
});

test("an import needs its permission for a whole company, its template the side", async () => {
  const { contractorId, projectId, admin, supplier } = await newRiskPlan(world);
  const body = { rows: [[...scheduleHeadings], [...scheduleHeadings]] };
  const keys = riskKeys.filter((key) => key !== "add_risk_schedule");
  const reader = await newPerson(world, { companyId: contractorId, keys });
  const restricted = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [projectId] });
  for (const { api } of [reader, restricted])
    expect((await api("POST /risk-schedule/paste")({ body })).refused.code).toBe("permission.missing");
  const headingsFor = async ({ api }: typeof admin) =>
    (await downloaded((await api("GET /risk-schedule/import-spreadsheet")({})).answer)).rows[0];
  expect(await headingsFor(admin)).toEqual(expect.arrayContaining(["Projeto *", "Fornecedor", "CPFs da equipe *", "CPFs dos vigias"]));
  expect(await headingsFor(supplier)).toEqual(expect.not.arrayContaining(["Fornecedor"]));
});
