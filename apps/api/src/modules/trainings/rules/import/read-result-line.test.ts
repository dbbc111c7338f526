import { describe, expect, test } from "vitest";
import { parseAttendance, parseScore, readResultLine } from "./read-result-line.ts";
import { resultColumns } from "./result-columns.ts";

const first = { id: 7, day: "2026-03-10", start: "08:00" };
const second = { id: 8, day: "2026-03-10", start: "13:00" };
const third = { id: 9, day: "2026-03-11", start: "08:00" };
const cells = { cpf: "529.982.247-25", name: "José Prado", "session:7": "Sim", "session:8": "F", score: "8,5" };
const read = (changed: object) => readResultLine({ ...cells, ...changed }, [first, second]);
const outcomeOf = <T>(parsed: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string }) =>
  parsed.ok ? parsed.value : parsed.code;

describe("columns", () => {
  test("the CPF or a foreign document is required, nothing else", () => {
    const columns = resultColumns([first, third]);
    expect(columns.map(({ key }) => key)).toEqual(["cpf", "foreignCountry", "foreignNumber", "name", "session:7", "session:9", "score"]);
    expect(columns.filter(({ isRequired }) => isRequired).map(({ key, replacedBy }) => [key, replacedBy])).toEqual([
      ["cpf", "foreignNumber"],
    ]);
  });

  test("a session alone on its day is also named by the day", () => {
    const [, , , , morning, , other] = resultColumns([first, second, third]);
    expect(morning?.names["pt-BR"]).toBe("Presença 10/03/2026 08:00");
    expect(morning?.aliases).not.toContain("10/03/2026");
    expect(other?.aliases).toContain("11/03/2026");
    expect(resultColumns([third]).find(({ key }) => key === "session:9")?.aliases).toContain("Presença");
  });
});

test.each([
  ["10", 100],
  ["0", 0],
  ["7,5", 75],
  ["7.5", 75],
  ["7.0999999999999996", 71],
  ["7,50", 75],
])("parseScore reads %s", (text, tenths) => {
  expect(outcomeOf(parseScore(text))).toBe(tenths);
});

test.each(["7,25", "11", "10,1", "-1", "=8+1", "nove", "7,", "8 5"])("parseScore refuses %s with its value", (text) => {
  expect(parseScore(text)).toEqual({ ok: false, code: "cell.not_a_score", details: { value: text } });
});

test("parseAttendance reads yes and no, P and F in three languages", () => {
  expect(["Sim", "x", "P", "Presente", "present", "Asistió"].map((text) => outcomeOf(parseAttendance(text)))).toEqual(Array(6).fill(true));
  expect(["Não", "F", "Faltou", "absent", "0"].map((text) => outcomeOf(parseAttendance(text)))).toEqual(Array(5).fill(false));
  expect(outcomeOf(parseAttendance("talvez"))).toBe("cell.not_yes_or_no");
});

describe("readResultLine", () => {
  test("a complete line has its values", () => {
    const { line } = read({});
    expect(line?.document).toMatchObject({ documentKind: "cpf", document: "52998224725" });
    expect([...(line?.attendance ?? [])]).toEqual([
      [7, true],
      [8, false],
    ]);
    expect(line?.scoreTenths).toBe(85);
  });

  test("empty cells say nothing", () => {
    const { line } = read({ "session:7": "", "session:8": " ", score: "" });
    expect([line?.attendance.size, line?.scoreTenths]).toEqual([0, undefined]);
    expect(readResultLine({ cpf: cells.cpf }, [first]).line?.attendance.size).toBe(0);
  });

  test("a foreign document needs its country and no type", () => {
    const { line } = read({ cpf: "", foreignCountry: "Argentina", foreignNumber: "aab-123" });
    expect(line?.document).toMatchObject({ documentKind: "foreign", documentCountry: "AR", document: "AAB123" });
    expect(read({ cpf: "", foreignNumber: "AAB123" }).reasons).toEqual([{ code: "cell.required", column: "foreignCountry" }]);
  });

  test("every fault has its column", () => {
    expect(read({ cpf: "529.982.247-24", "session:8": "talvez", score: "7,25" }).reasons).toEqual([
      { code: "worker.cpf_invalid", column: "cpf" },
      { code: "cell.not_yes_or_no", column: "session:8", details: { value: "talvez" } },
      { code: "cell.not_a_score", column: "score", details: { value: "7,25" } },
    ]);
  });
});
