import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cpfCheckDigits, isCpf, maskCpf, normaliseCpf } from "./cpf.ts";
import { Cpf } from "./schemas.ts";

const valid = fc
  .stringMatching(/^\d{9}$/)
  .filter((base) => !/^(.)\1+$/.test(base))
  .map((base) => base + cpfCheckDigits(base));

test("a CPF is valid only with its two check digits [R-162]", () => {
  expect(["529.982.247-25", "111.444.777-35", "52998224725"].map(isCpf)).toEqual([true, true, true]);
  expect(["529.982.247-24", "529.982.247-15"].map(isCpf)).toEqual([false, false]);
});

test("a CPF of eleven equal digits is refused [R-162]", () => {
  for (const digit of "0123456789") expect(isCpf(digit.repeat(11))).toBe(false);
});

test("a CPF has eleven digits and only its own separators [R-162]", () => {
  expect(["", "5299822472", "529982247250", "529982247a25", "529,982,247-25"].map(isCpf)).toEqual(Array(5).fill(false));
});

test("maskCpf formats partial input [R-163]", () => {
  expect(maskCpf("52998224725")).toBe("529.982.247-25");
  expect(["", "5", "5299", "529.982.2", "529.982.247-2", "529.982.247-251", "52x9"].map(maskCpf)).toEqual([
    "",
    "5",
    "529.9",
    "529.982.2",
    "529.982.247-2",
    "529.982.247-25",
    "529",
  ]);
});

test("nine digits with their check digits are valid, masked or not [R-162]", () => {
  fc.assert(
    fc.property(valid, (cpf) => {
      expect(isCpf(cpf)).toBe(true);
      expect(normaliseCpf(maskCpf(cpf))).toBe(cpf);
    }),
  );
});

test("changing one check digit invalidates the CPF [R-162]", () => {
  fc.assert(
    fc.property(valid, fc.constantFrom(9, 10), fc.integer({ min: 1, max: 9 }), (cpf, place, step) => {
      const changed = (Number(cpf.charAt(place)) + step) % 10;
      expect(isCpf(cpf.slice(0, place) + changed + cpf.slice(place + 1))).toBe(false);
    }),
  );
});

test("the schema returns eleven digits, or Invalid CPF. [R-162]", () => {
  expect(z.parse(Cpf, "529.982.247-25")).toBe("52998224725");
  expect(z.safeParse(Cpf, "529.982.247-24").error?.issues.map(({ message }) => message)).toEqual(["Invalid CPF."]);
});
