import { expect, test } from "vitest";
import { memoryStorage } from "./browser-storage.ts";
import { readSelection, restoreSelection, writeSelection } from "./selected-companies.ts";

const marina = { email: "marina@ipe.example", companies: [{ id: 4 }, { id: 9 }] };
const as = (person: typeof marina) => person as Parameters<typeof restoreSelection>[1];
const selected = (storage: ReturnType<typeof memoryStorage>) => readSelection(storage.getItem("selectedCompanies"));

test("the selection of companies is there again the next time the same person signs in [R-212]", () => {
  const storage = memoryStorage([["email", marina.email]]);
  writeSelection(storage, [9]);
  storage.removeItem("selectedCompanies");
  restoreSelection(storage, as(marina));
  expect(selected(storage)).toEqual([9]);
});

test("somebody else at the same computer begins with all of their own companies [R-212]", () => {
  const storage = memoryStorage([["email", marina.email]]);
  writeSelection(storage, [9]);
  restoreSelection(storage, as({ ...marina, email: "outra@ipe.example" }));
  expect(selected(storage)).toEqual([]);
});

test("a company that a person has left is selected no more [R-212]", () => {
  const storage = memoryStorage([["email", marina.email]]);
  writeSelection(storage, [4, 9]);
  restoreSelection(storage, as({ ...marina, companies: [{ id: 4 }] }));
  expect(selected(storage)).toEqual([4]);
});

test.each([null, "", "undefined", "[1", '{"a":1}', '["x"]'])("a selection that reads %j selects nothing [R-212]", (text) => {
  expect(readSelection(text)).toEqual([]);
});
