import { describe, expect, test } from "vitest";
import { parseMoment } from "./parse-moment.ts";
import { nameOfLine, readScheduleLine } from "./read-schedule-line.ts";
import { scheduleColumns } from "./schedule-columns.ts";

const cells = {
  project: "Parada 2026",
  facility: "Usina",
  department: "Britagem",
  activities: "Trabalho em altura; Trabalho elétrico",
  start: "10/03/2026 07:00",
  end: "2026-03-10 17:00",
  workers: "529.982.247-25; 11144477735",
};
const outcomeOf = (text: string) => {
  const parsed = parseMoment(text);
  return parsed.ok ? `${parsed.value.day} ${parsed.value.time}` : parsed.code;
};

test.each([
  ["10/03/2026 07:00", "2026-03-10 07:00"],
  ["10/3/2026 7:05", "2026-03-10 07:05"],
  ["2026-03-10 07:00:59", "2026-03-10 07:00"],
  ["2026-03-10T07:00:00.000Z", "2026-03-10 07:00"],
  ["10.03.2026 às 7h", "2026-03-10 07:00"],
  ["10-03-2026, 23h59", "2026-03-10 23:59"],
  ["46091.2916666667", "2026-03-10 07:00"],
  ["46091.99999", "2026-03-11 00:00"],
])("parseMoment reads %s as %s", (text, moment) => {
  expect(outcomeOf(text)).toBe(moment);
});

test.each([
  ["10/03/2026", "cell.not_a_moment"],
  ["46091", "cell.not_a_moment"],
  ["31/02/2026 07:00", "cell.not_a_moment"],
  ["10/03/2026 24:00", "cell.not_a_moment"],
  ["10/03/2026 07:60", "cell.not_a_moment"],
  ["10/03/26 07:00", "cell.not_a_moment"],
  ["=NOW()", "cell.not_a_moment"],
  ["amanhã cedo", "cell.not_a_moment"],
  ["10/03/1999 07:00", "cell.year_not_planned"],
  ["10/03/2100 07:00", "cell.year_not_planned"],
  ["10/03/9999 07:00", "cell.year_not_planned"],
])("parseMoment refuses %s", (text, code) => {
  expect(outcomeOf(text)).toBe(code);
});

describe("readScheduleLine", () => {
  test("a complete line has its values, and absent cells are empty", () => {
    const { line } = readScheduleLine(cells);
    expect(line).toMatchObject({
      ...{ project: "Parada 2026", contract: "", company: "", supplier: "", supervisor: null, watches: [], description: "" },
      ...{ start: { day: "2026-03-10", time: "07:00" }, end: { day: "2026-03-10", time: "17:00" } },
      workers: ["52998224725", "11144477735"],
    });
    const full = readScheduleLine({
      ...{ ...cells, project: "", contract: "CT-7", supervisor: "529.982.247-25", watches: "111.444.777-35,1" },
      ...{ description: "Troca de telhas", precautions: "Isolar a área" },
    });
    expect(full.line).toMatchObject({
      ...{ contract: "CT-7", supervisor: "52998224725", watches: ["11144477735", "00000000001"] },
      ...{ description: "Troca de telhas", precautions: "Isolar a área" },
    });
  });

  test("every fault names its column", () => {
    const required = ["project", "facility", "department", "activities", "start", "end", "workers"];
    expect(readScheduleLine({}).reasons).toEqual(required.map((column) => ({ code: "cell.required", column })));
    const { reasons } = readScheduleLine({ ...cells, start: "=1+1", end: "10/03/2100 07:00", description: "a".repeat(2_001) });
    expect(reasons.map(({ code, column }) => [code, column])).toEqual([
      ["cell.not_a_moment", "start"],
      ["cell.year_not_planned", "end"],
      ["cell.too_long", "description"],
    ]);
  });

  test("the report names a line by project or contract, area and start", () => {
    expect(nameOfLine(cells)).toBe("Parada 2026 · Britagem · 10/03/2026 07:00");
    expect([nameOfLine({ contract: "CT-7" }), nameOfLine({})]).toEqual(["CT-7", ""]);
  });
});

test("contractors name the supplier, suppliers the contractor", () => {
  const keysOf = (isContractor: boolean, isProvider: boolean) => scheduleColumns({ isContractor, isProvider }).map(({ key }) => key);
  expect(keysOf(true, false)).toEqual(expect.not.arrayContaining(["company"]));
  expect(keysOf(false, true)).toEqual(expect.not.arrayContaining(["supplier"]));
  expect(keysOf(true, true)).toEqual(expect.arrayContaining(["company", "supplier"]));
  const required = scheduleColumns({ isContractor: true, isProvider: true }).filter(({ isRequired }) => isRequired);
  expect(required.map(({ key, replacedBy }) => [key, replacedBy])).toEqual([
    ["project", "contract"],
    ...["facility", "department", "activities", "start", "end", "workers"].map((key) => [key, undefined]),
  ]);
});
