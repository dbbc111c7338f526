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

test("the selection of companies is there again the next time the same person signs in [R-212]", () => {
  const storage = signedIn();
  writeSelection(storage, "project", [9]);
  signOut(storage);
  restoreSelection(storage, as(marina));
  expect(selectionIn(storage, "project")).toEqual([9]);
  expect(selectionIn(storage, null)).toEqual([9]);
});

test("each area keeps its own, and one that has none follows the last choice made anywhere [R-211] [R-212]", () => {
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

test("my account looks at one company, from the beginning, and leaves the lists alone [R-211]", () => {
  const storage = signedIn();
  expect(selectionIn(storage, "account")).toEqual([4]);
  writeSelection(storage, "account", [9]);
  expect(selectionIn(storage, "account")).toEqual([9]);
  expect(selectionIn(storage, "project")).toEqual([]);
  writeSelection(storage, "project", [4, 9]);
  expect(selectionIn(storage, "account")).toEqual([9]);
});

test("somebody else at the same computer begins with all of their own companies [R-212]", () => {
  const storage = signedIn();
  writeSelection(storage, "project", [9]);
  restoreSelection(storage, as({ ...marina, email: "outra@ipe.example" }));
  expect([selectionIn(storage, "project"), selectionIn(storage, null)]).toEqual([[], []]);
});

test("a company that a person has left is selected no more, in no area [R-212]", () => {
  const storage = signedIn();
  writeSelection(storage, "project", [9]);
  writeSelection(storage, "pendency", [4, 9]);
  writeSelection(storage, "account", [9]);
  signOut(storage);
  restoreSelection(storage, as({ ...marina, companies: [{ id: 4 }] }));
  expect([selectionIn(storage, "project"), selectionIn(storage, "pendency"), selectionIn(storage, "account")]).toEqual([[4], [4], [4]]);
});

test.each([null, "", "undefined", "[1", '{"a":1}', '["x"]'])("a selection that reads %j selects nothing [R-212]", (text) => {
  expect(readSelection(text)).toEqual([]);
  const storage = memoryStorage(text === null ? [] : [["areaCompanies", text]]);
  expect(selectionIn(storage, "project")).toEqual([]);
});

test("an address belongs to the area that its beginning names, and to none otherwise [R-211]", () => {
  expect(["/projetos", "/projetos/editar/5", "/minha-conta", "/projetosx", "/", "/loja-epi"].map(areaOf)).toEqual([
    "project",
    "project",
    "account",
    null,
    null,
    null,
  ]);
});
