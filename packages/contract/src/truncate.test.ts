import fc from "fast-check";
import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test("a long text ends with an ellipsis, a short one is unchanged [R-170]", () => {
  expect(truncate("Serra Azul Mineração", 10)).toBe("Serra Azu…");
  expect(truncate("Serra Azul", 10)).toBe("Serra Azul");
  expect(truncate("Serra Azul", 7)).toBe("Serra…");
});

test("a truncated text stays within its limit and starts like the original [R-170]", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const short = truncate(text, limit);
      expect([...short].length).toBeLessThanOrEqual(limit);
      expect(short === text || text.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});
