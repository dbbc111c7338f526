import { expect, test } from "vitest";
import { parseChoice } from "../../../../platform/imports/rules/parse-cell.ts";
import { documentTypeChoices, genderChoices, regimeChoices } from "./vocabulary.ts";

const read = <T>(texts: readonly string[], choices: Parameters<typeof parseChoice<T>>[1]) =>
  texts.map((text) => parseChoice(text, choices)).map((result) => (result.ok ? result.value : result.code));

test("values are read by their names in three languages and by short forms", () => {
  expect(read(["CLT", "clt por prazo determinado", "Self-employed", "Pasante", "mei"], regimeChoices)).toEqual([
    "clt_indefinite",
    "clt_fixed_term",
    "self_employed",
    "intern",
    "mei",
  ]);
  expect(read(["F", "Masculino", "Other"], genderChoices)).toEqual(["female", "male", "other"]);
  expect(read(["Pasaporte", "DNI", "RNM"], documentTypeChoices)).toEqual(["passport", "national_id", "residence_permit"]);
});
