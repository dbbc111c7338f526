import { expect, test } from "vitest";
import { supplierSearchWords } from "./search-words.ts";

test("supplierSearchWords removes the punctuation of a CNPJ only", () => {
  expect(supplierSearchWords(" 12.ABC.345/01DE-35 ")).toBe("12ABC34501DE35");
  expect(supplierSearchWords("12.345")).toBe("12345");
  expect(supplierSearchWords("Ipê S/A")).toBe("Ipê S/A");
});
