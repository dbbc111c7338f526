import { expect, test } from "vitest";
import { fillDetails } from "./fill-details.ts";

test("fillDetails writes the details of a reason into its text", () => {
  expect(fillDetails("O documento está na linha {line}.", { line: 12 })).toBe("O documento está na linha 12.");
  expect(fillDetails("“{value}” não é uma data.", { value: "$1 {line}" })).toBe("“$1 {line}” não é uma data.");
  expect(fillDetails("Use no máximo {maximum} itens.", { maximum: null })).toBe("Use no máximo {maximum} itens.");
});
