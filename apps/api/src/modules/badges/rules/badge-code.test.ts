import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BADGE_CODE_BYTES, badgeCodeFrom, isWorkerId } from "./badge-code.ts";

test("random badge ids never repeat", () => {
  const codes = Array.from({ length: 100_000 }, () => badgeCodeFrom(randomBytes(BADGE_CODE_BYTES)));
  expect(new Set(codes).size).toBe(codes.length);
});

test("a badge id has 130 bits and is never numeric", () => {
  const digits = fc.uint8Array({ minLength: BADGE_CODE_BYTES, maxLength: BADGE_CODE_BYTES, max: 9 });
  fc.assert(
    fc.property(fc.oneof(digits, fc.uint8Array({ minLength: BADGE_CODE_BYTES, maxLength: BADGE_CODE_BYTES })), (bytes) => {
      const code = badgeCodeFrom(bytes);
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
      expect(code).toMatch(/[a-z]/);
      expect(isWorkerId(code)).toBe(false);
    }),
  );
});

test("an id of digits is the id of a worker", () => {
  expect(["5", "123456", "12a", "9".repeat(16)].map(isWorkerId)).toEqual([true, true, false, false]);
});
