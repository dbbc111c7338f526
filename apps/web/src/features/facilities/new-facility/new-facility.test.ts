import { expect, test } from "vitest";
import { type Draft, draftFaults, emptyDraft, typeDepartment, withPlaceForNext } from "./new-facility.ts";

const mine: Draft = { name: "Mina", companyId: 1, departments: ["Paiol", "Oficina", ""] };
const faultsOf = (draft: Draft) => [...draftFaults(draft)];

test("a facility requires a name, a company and at least one department [R-292] [R-294]", () => {
  expect(faultsOf(emptyDraft)).toEqual([
    ["companyId", "companyRequired"],
    ["name", "required"],
    ["department-0", "departmentRequired"],
  ]);
  expect(faultsOf(mine)).toEqual([]);
});

test("draftFaults reports a list without departments [R-294]", () => {
  expect(faultsOf({ ...mine, departments: ["  ", ""] })).toEqual([["department-0", "departmentRequired"]]);
});

test("draftFaults reports a department that is too long or repeated [R-293]", () => {
  expect(faultsOf({ ...mine, departments: ["a".repeat(256), "Paiol", "PAIÓL", ""] })).toEqual([
    ["department-0", "tooLong"],
    ["department-2", "repeated"],
  ]);
});

test("typeDepartment adds an empty field after the last and removes trailing ones [R-291]", () => {
  expect(typeDepartment([""], 0, "P")).toEqual(["P", ""]);
  expect(typeDepartment(["Paiol", "O", ""], 1, "")).toEqual(["Paiol", ""]);
  expect(typeDepartment(["Paiol", "Oficina", ""], 0, "")).toEqual(["", "Oficina", ""]);
});

test("typeDepartment splits a pasted list into one department per line [R-291]", () => {
  expect(typeDepartment(["Paiol", ""], 1, "Oficina\r\nPortaria\n")).toEqual(["Paiol", "Oficina", "Portaria", ""]);
});

test("withPlaceForNext appends one empty field [R-291]", () => {
  expect(withPlaceForNext([])).toEqual([""]);
  expect(withPlaceForNext(["Oficina"])).toEqual(["Oficina", ""]);
});
