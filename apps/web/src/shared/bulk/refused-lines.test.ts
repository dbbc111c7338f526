import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import { expect, test } from "vitest";
import { reasonsAmong } from "./refused-lines.ts";

const line = (id: number, message: string | null): BulkLine => ({ id, done: message === null, code: null, message, details: null });

test("reasonsAmong lists each refusal reason once and skips successful lines", () => {
  const lines = [line(1, "Falta uma resposta."), line(2, null), line(3, "Falta a data."), line(4, "Falta uma resposta.")];
  expect(reasonsAmong(lines, ({ message }) => message)).toEqual(["Falta uma resposta.", "Falta a data."]);
});
