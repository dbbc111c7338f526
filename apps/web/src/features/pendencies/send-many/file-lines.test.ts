import type { MatchedPendency } from "@emdia/contract/pendencies/match-routes.ts";
import { expect, test } from "vitest";
import { askedDates, dateFaults, type FileLine, groupOf, isComplete, newLine, uploadsOf, withLines } from "./file-lines.ts";

const TODAY = "2026-11-20";
const validity = (kind: "from_issue" | "printed" | "none") => ({ kind, amount: 12, unit: "months", figure: null }) as const;
const pendency: MatchedPendency = {
  id: 1,
  name: "ASO",
  referenceMonth: null,
  frequency: "once",
  project: { id: 9, name: "Obra", contract: null },
  contractor: { id: 8, name: "Norte" },
  company: { id: 7, name: "Sul" },
  employee: { id: 6, name: "Ana" },
  signals: ["type", "cpf"],
  validity: validity("none"),
  asksIssueDate: false,
  asksExpiry: false,
  replaces: null,
};
const file = new File(["x"], "aso.pdf");
const line = (rows: readonly MatchedPendency[], changed: Partial<FileLine> = {}): FileLine => ({
  ...newLine(file, { key: 0, ready: true, otherPerson: false, otherName: false, chosen: rows.map(({ id }) => id), pendencies: [...rows] }),
  ...changed,
});
const dated = { ...pendency, asksIssueDate: true, asksExpiry: true, validity: validity("printed") };

test("a file is grouped by its match", () => {
  const match = { key: 0, otherPerson: false, otherName: false, chosen: [] };
  expect(groupOf(line([pendency]))).toBe("ready");
  expect(groupOf(newLine(file, { ...match, ready: false, pendencies: [pendency] }))).toBe("check");
  expect(groupOf(newLine(file, { ...match, ready: false, pendencies: [] }))).toBe("unmatched");
});

test("an expiry that follows from the issue date is not asked", () => {
  expect(askedDates(line([{ ...pendency, asksExpiry: true, validity: validity("from_issue") }]))).toEqual({
    issueDate: true,
    expirationDate: false,
  });
  expect(askedDates(line([dated]))).toEqual({ issueDate: true, expirationDate: true });
  expect(askedDates(line([dated], { chosen: [] }))).toEqual({ issueDate: false, expirationDate: false });
});

test.each([
  [
    { issueDate: "", expirationDate: "" },
    { issueDate: "invalid", expirationDate: "invalid" },
  ],
  [
    { issueDate: "31/02/2026", expirationDate: "01/13/2026" },
    { issueDate: "invalid", expirationDate: "invalid" },
  ],
  [{ issueDate: "21/11/2026", expirationDate: "01/12/2027" }, { issueDate: "future" }],
  [{ issueDate: "10/11/2026", expirationDate: "09/11/2026" }, { expirationDate: "beforeIssue" }],
  [{ issueDate: "10/11/2026", expirationDate: "10/11/2027" }, {}],
])("required dates %j have the faults %j", (dates, faults) => {
  expect(dateFaults(line([dated], { dates }), TODAY)).toEqual(faults);
});

test("a file is complete with a pendency and its dates", () => {
  expect(isComplete(line([pendency]), TODAY)).toBe(true);
  expect(isComplete(line([pendency], { chosen: [] }), TODAY)).toBe(false);
  expect(isComplete(line([dated]), TODAY)).toBe(false);
});

test("a second file for a pendency is not preselected", () => {
  const [first, second] = withLines([], [line([pendency]), line([pendency, dated])], []);
  expect([first, second].map((one) => one && [groupOf(one), one.chosen])).toEqual([
    ["ready", [1]],
    ["check", []],
  ]);
  const [, third] = withLines([line([pendency])], [line([pendency])], []);
  const [afterAttaching] = withLines([], [line([pendency])], [1]);
  const [other] = withLines([line([{ ...pendency, id: 2 }])], [], [1]);
  expect([third, afterAttaching, other].map((one) => one?.isSecond)).toEqual([true, true, false]);
});

test("one file is uploaded for each chosen pendency with the dates that it requires", () => {
  const dates = { issueDate: "10/11/2026", expirationDate: "10/11/2027" };
  const rows = [dated, { ...dated, id: 2, validity: validity("none") }, { ...pendency, id: 3 }, { ...dated, id: 4 }];
  expect(uploadsOf([line(rows, { chosen: [1, 2, 3], dates })], [])).toEqual([
    { file, place: { pendencyId: 1, title: "ASO" }, replaces: null, dates: { issueDate: "2026-11-10", expirationDate: "2027-11-10" } },
    { file, place: { pendencyId: 2, title: "ASO" }, replaces: null, dates: { issueDate: "2026-11-10", expirationDate: null } },
    { file, place: { pendencyId: 3, title: "ASO" }, replaces: null, dates: { issueDate: null, expirationDate: null } },
  ]);
});

test("only the first file of a pendency replaces the rejected document", () => {
  const rejected = { ...pendency, replaces: 55 };
  expect(uploadsOf([line([rejected]), line([rejected])], []).map(({ replaces }) => replaces)).toEqual([55, null]);
  expect(uploadsOf([line([rejected])], [1]).map(({ replaces }) => replaces)).toEqual([null]);
});
