import { expect, test } from "vitest";
import { accept, isRefusal, type Outcome, refuse } from "./outcome.ts";

test("refuse returns a value with code and details", () => {
  const refusal = refuse("permission.missing", { permission: "add_location" });
  expect(refusal).toMatchObject({ ok: false, code: "permission.missing", details: { permission: "add_location" } });
  expect(refuse("session.denied").details).toBeUndefined();
});

test("isRefusal is true only for values from refuse", () => {
  expect(isRefusal(refuse("session.denied"))).toBe(true);
  for (const answer of [accept("yes"), { ok: false, code: "session.denied" }, new Error("session.denied"), null, undefined, "no"])
    expect(isRefusal(answer)).toBe(false);
});

test("an Outcome has either a value or a refusal code", () => {
  const halve = (whole: number): Outcome<number> => (whole % 2 === 0 ? accept(whole / 2) : refuse("request.malformed"));
  const even = halve(4);
  const odd = halve(3);
  expect(even.ok && even.value).toBe(2);
  expect(!odd.ok && odd.code).toBe("request.malformed");
});
