import { expect, test } from "vitest";
import { memoryStorage } from "../storage/browser-storage.ts";
import { readSelection, restoreSelection, selectionIn } from "./selected-companies.ts";
import { areaOf } from "./selection-area.ts";
import { writeSelection } from "./write-selection.ts";

const marina = { email: "marina@ipe.example", companies: [{ id: 4 }, { id: 9 }] };
const as = (person: typeof marina) => person as Parameters<typeof restoreSelection>[1];
const signedIn = (person = marina) => {
  const storage = memoryStorage([["email", person.email]]);
  restoreSelection(storage, as(person));
  return storage;
};
const signOut = (storage: ReturnType<typeof memoryStorage>) => {
  storage.removeItem("selectedCompanies");
  storage.removeItem("areaCompanies");
};

test("the selection is restored at the user's next sign-in [R-212]", () => {
  const storage = signedIn();
  writeSelection(storage, "project", [9]);
  signOut(storage);
  restoreSelection(storage, as(marina));
  expect(selectionIn(storage, "project")).toEqual([9]);
  expect(selectionIn(storage, null)).toEqual([9]);
});

test("an area without its own selection uses the last one [R-211] [R-212]", () => {
  const storage = signedIn();
  expect(selectionIn(storage, "project")).toEqual([]);
  writeSelection(storage, "project", [4, 9]);
  writeSelection(storage, "pendency", [9]);
  expect(selectionIn(storage, "project")).toEqual([4, 9]);
  expect(selectionIn(storage, "pendency")).toEqual([9]);
  expect(selectionIn(storage, "employee")).toEqual([9]);
  writeSelection(storage, "project", []);
  expect(selectionIn(storage, "project")).toEqual([]);
});

test("my account selects one company without changing the list areas [R-211]", () => {
  const storage = signedIn();
  expect(selectionIn(storage, "account")).toEqual([4]);
  writeSelection(storage, "account", [9]);
  expect(selectionIn(storage, "account")).toEqual([9]);
  expect(selectionIn(storage, "project")).toEqual([]);
  writeSelection(storage, "project", [4, 9]);
  expect(selectionIn(storage, "account")).toEqual([9]);
});

test("another user of the same computer starts without a selection [R-212]", () => {
  const storage = signedIn();
  writeSelection(storage, "project", [9]);
  restoreSelection(storage, as({ ...marina, email: "outra@ipe.example" }));
  expect([selectionIn(storage, "project"), selectionIn(storage, null)]).toEqual([[], []]);
});

test("a company that the user left is removed from every area [R-212]", () => {
  const storage = signedIn();
  writeSelection(storage, "project", [9]);
  writeSelection(storage, "pendency", [4, 9]);
  writeSelection(storage, "account", [9]);
  signOut(storage);
  restoreSelection(storage, as({ ...marina, companies: [{ id: 4 }] }));
  expect([selectionIn(storage, "project"), selectionIn(storage, "pendency"), selectionIn(storage, "account")]).toEqual([[4], [4], [4]]);
});

test.each([null, "", "undefined", "[1", '{"a":1}', '["x"]'])("a stored selection that reads %j selects nothing [R-212]", (text) => {
  expect(readSelection(text)).toEqual([]);
  const storage = memoryStorage(text === null ? [] : [["areaCompanies", text]]);
  expect(selectionIn(storage, "project")).toEqual([]);
});

test("areaOf finds the area by the first path segment [R-211]", () => {
  expect(["/projetos", "/projetos/editar/5", "/minha-conta", "/projetosx", "/", "/loja-epi"].map(areaOf)).toEqual([
    "project",
    "project",
    "account",
    null,
    null,
    null,
  ]);
});
