import { expect, test } from "vitest";
import { readLine, readStatus } from "./line-status.ts";

test("the status of each line is parsed from JSON text [R-489]", () => {
  const reasons = [{ code: "worker.cpf_invalid", column: "CPF" }];
  const line = { line: 3, name: "Ana", document: null, rowId: null };
  expect(readLine({ ...line, status: JSON.stringify({ ok: false, result: "failed", reasons }) })).toEqual({
    ...line,
    status: { ok: false, result: "failed", reasons },
  });
  expect(readStatus('{"ok":true,"result":"created","reasons":[]}').ok).toBe(true);
});

test.each(["", "{", '{"ok":true}', "null"])("the unreadable status %j counts as failed [R-489]", (text) => {
  expect(readStatus(text)).toEqual({ ok: false, result: "failed", reasons: [] });
});
