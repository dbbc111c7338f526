import { randomInt } from "node:crypto";
import { cpfCheckDigits } from "@emdia/contract/documents/cpf.ts";

const anyBase = (): string => String(randomInt(100_000_000, 999_999_999));
/** A CPF that nobody in the test has yet; or the one that begins so, where it matters. */
export const newCpf = (base = anyBase()): string => `${base}${cpfCheckDigits(base)}`;
