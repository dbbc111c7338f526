import { randomInt } from "node:crypto";
import { cpfCheckDigits } from "@emdia/contract/documents/cpf.ts";

/** A CPF that nobody in the test has yet. */
export const newCpf = (): string => {
  const base = String(randomInt(100_000_000, 999_999_999));
  return `${base}${cpfCheckDigits(base)}`;
};
