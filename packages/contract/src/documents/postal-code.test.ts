import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isPostalCode, maskPostalCode, normalisePostalCode } from "./postal-code.ts";
import { PostalCode } from "./schemas.ts";

test("normalisePostalCode returns eight digits and drops a ninth [R-164]", () => {
  expect(["01310-100", "01310100", "013101009"].map(normalisePostalCode)).toEqual(Array(3).fill("01310100"));
});

test("a postal code with fewer than eight digits is refused [R-164]", () => {
  expect(["01310-10", "", "abc", "01310-100"].map(isPostalCode)).toEqual([false, false, false, true]);
  expect(z.parse(PostalCode, "01310-100")).toBe("01310100");
  expect(z.safeParse(PostalCode, "01310-10").success).toBe(false);
});

test("maskPostalCode formats partial input [R-164]", () => {
  expect(["", "01310", "013101", "01310-1009"].map(maskPostalCode)).toEqual(["", "01310", "01310-1", "01310-100"]);
});

test("masking a postal code preserves every digit [R-164]", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,8}$/), (code) => {
      expect(normalisePostalCode(maskPostalCode(code))).toBe(code);
    }),
  );
});
