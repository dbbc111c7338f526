import { expect, test } from "vitest";
import { accept, isRefusal, type Outcome, refuse } from "./outcome.ts";

test("a refusal is a value with a stable code and whatever explains it", () => {
  const refusal = refuse("permission.missing", { permission: "add_location" });
  expect(refusal).toMatchObject({ ok: false, code: "permission.missing", details: { permission: "add_location" } });
  expect(refuse("session.denied").details).toBeUndefined();
});

test("only what refuse made is a refusal, however much an answer looks like one", () => {
  expect(isRefusal(refuse("session.denied"))).toBe(true);
  for (const answer of [accept("yes"), { ok: false, code: "session.denied" }, new Error("session.denied"), null, undefined, "no"])
    expect(isRefusal(answer)).toBe(false);
});

test("an outcome is asked once, and then is either the value or the reason", () => {
  const halve = (whole: number): Outcome<number> => (whole % 2 === 0 ? accept(whole / 2) : refuse("request.malformed"));
  const even = halve(4);
  const odd = halve(3);
  expect(even.ok && even.value).toBe(2);
  expect(!odd.ok && odd.code).toBe("request.malformed");
});
