import fc from "fast-check";
import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test("a long text ends with an ellipsis, a short one stays as it is [R-170]", () => {
  expect(truncate("Serra Azul Mineração", 10)).toBe("Serra Azu…");
  expect(truncate("Serra Azul", 10)).toBe("Serra Azul");
  expect(truncate("Serra Azul", 7)).toBe("Serra…");
});

test("a shortened text never grows beyond its limit and begins like the text [R-170]", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const short = truncate(text, limit);
      expect([...short].length).toBeLessThanOrEqual(limit);
      expect(short === text || text.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});
