import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cnpjCheckDigits, isCnpj, maskCnpj, normaliseCnpj } from "./cnpj.ts";
import { Cnpj } from "./schemas.ts";

const alphanumeric = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((base) => !/^(.)\1+$/.test(base));
const valid = alphanumeric.map((base) => base + cnpjCheckDigits(base));

test.each([
  ["12ABC34501DE", "35"],
  ["12ABC3450001", "88"],
  ["191312430001", "97"],
  ["336831110002", "80"],
  ["000000000001", "91"],
])("the check digits of %s are %s [R-158]", (base, digits) => {
  expect(cnpjCheckDigits(base)).toBe(digits);
  expect(isCnpj(base + digits)).toBe(true);
  expect(isCnpj(maskCnpj(base + digits).toLowerCase())).toBe(true);
});

test("a CNPJ of fourteen identical characters is refused, zeros included [R-159]", () => {
  for (const character of "0123456789") expect(isCnpj(character.repeat(14))).toBe(false);
  expect(isCnpj("11.111.111/1111-11")).toBe(false);
});

test("a masked CNPJ has eighteen characters [R-157]", () => {
  expect(maskCnpj("12345678000195")).toBe("12.345.678/0001-95");
  expect(maskCnpj("12abc34501de35")).toBe("12.ABC.345/01DE-35");
  expect(isCnpj("12.345.678/0001-95")).toBe(true);
  expect(isCnpj("12.345.678/0001-9")).toBe(false);
});

test("isCnpj refuses letters in the check digits and unknown separators [R-158]", () => {
  for (const text of ["", "12ABC34501DE3A", "12ABC34501D-E", "12.ABC.345/01DE-350", "12_ABC_345_01DE_35", "12ÁBC34501DE35"]) {
    expect([text, isCnpj(text)]).toEqual([text, false]);
  }
});

test("maskCnpj formats partial input without letters in the check digits", () => {
  const steps = ["", "1", "12A", "12.ABC.3", "12.ABC.345/0", "12.ABC.345/01DE-X", "12.ABC.345/01DE-35", "12.ABC.345/01DE-359"];
  expect(steps.map(maskCnpj)).toEqual([
    "",
    "1",
    "12.A",
    "12.ABC.3",
    "12.ABC.345/0",
    "12.ABC.345/01DE",
    "12.ABC.345/01DE-35",
    "12.ABC.345/01DE-35",
  ]);
});

test("twelve characters with their check digits are valid, masked or not", () => {
  fc.assert(
    fc.property(valid, (cnpj) => {
      expect(isCnpj(cnpj)).toBe(true);
      expect(normaliseCnpj(maskCnpj(cnpj))).toBe(cnpj);
    }),
  );
});

test("changing one check digit invalidates the CNPJ [R-158]", () => {
  fc.assert(
    fc.property(valid, fc.constantFrom(12, 13), fc.integer({ min: 1, max: 9 }), (cnpj, place, step) => {
      const changed = (Number(cnpj.charAt(place)) + step) % 10;
      expect(isCnpj(cnpj.slice(0, place) + changed + cnpj.slice(place + 1))).toBe(false);
    }),
  );
});

test("maskCnpj is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."019aZß./- "), maxLength: 30 }), (text) => {
      expect(maskCnpj(maskCnpj(text))).toBe(maskCnpj(text));
    }),
  );
});

test("the schema returns the number without mask, or Invalid CNPJ. [R-158]", () => {
  expect(z.parse(Cnpj, "12.abc.345/01de-35")).toBe("12ABC34501DE35");
  expect(z.safeParse(Cnpj, "12.ABC.345/01DE-36").error?.issues.map(({ message }) => message)).toEqual(["Invalid CNPJ."]);
});
