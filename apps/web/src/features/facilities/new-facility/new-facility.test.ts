import { expect, test } from "vitest";
import { type Draft, draftFaults, emptyDraft, typeDepartment, withPlaceForNext } from "./new-facility.ts";

const mine: Draft = { name: "Mina", companyId: 1, departments: ["Paiol", "Oficina", ""] };
const faultsOf = (draft: Draft) => [...draftFaults(draft)];

test("a unit needs a name, a company and at least one area [R-292] [R-294]", () => {
  expect(faultsOf(emptyDraft)).toEqual([
    ["companyId", "companyRequired"],
    ["name", "required"],
    ["department-0", "departmentRequired"],
  ]);
  expect(faultsOf(mine)).toEqual([]);
});

test("an empty list of areas stops the creation of a unit [R-294]", () => {
  expect(faultsOf({ ...mine, departments: ["  ", ""] })).toEqual([["department-0", "departmentRequired"]]);
});

test("each area has at most 255 characters and comes once [R-293]", () => {
  expect(faultsOf({ ...mine, departments: ["a".repeat(256), "Paiol", "PAIÓL", ""] })).toEqual([
    ["department-0", "tooLong"],
    ["department-2", "repeated"],
  ]);
});

test("typing into the last place opens the next one, and emptying a place at the end closes it [R-291]", () => {
  expect(typeDepartment([""], 0, "P")).toEqual(["P", ""]);
  expect(typeDepartment(["Paiol", "O", ""], 1, "")).toEqual(["Paiol", ""]);
  expect(typeDepartment(["Paiol", "Oficina", ""], 0, "")).toEqual(["", "Oficina", ""]);
});

test("a pasted list becomes one area a line [R-291]", () => {
  expect(typeDepartment(["Paiol", ""], 1, "Oficina\r\nPortaria\n")).toEqual(["Paiol", "Oficina", "Portaria", ""]);
});

test("what is left of a creation has its place for the next area too [R-291]", () => {
  expect(withPlaceForNext([])).toEqual([""]);
  expect(withPlaceForNext(["Oficina"])).toEqual(["Oficina", ""]);
});
