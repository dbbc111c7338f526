import fc from "fast-check";
import { expect, test } from "vitest";
import { decideRotation, REPEAT_WINDOW_SECONDS, type RotationFacts } from "./rotation.ts";

const live: RotationFacts = { ended: false, expired: false, shown: "current", secondsSinceRotation: 60, lacksSecondFactor: false };
const facts = fc.record({
  ended: fc.boolean(),
  expired: fc.boolean(),
  shown: fc.constantFrom("current", "previous", "unknown"),
  secondsSinceRotation: fc.double({ min: 0, max: 10_000_000, noNaN: true }),
  lacksSecondFactor: fc.boolean(),
});

test("decideRotation rotates the current token [R-058]", () => {
  expect(decideRotation(live)).toBe("rotate");
});

test("decideRotation repeats the successor within ten seconds [CD-166]", () => {
  expect(decideRotation({ ...live, shown: "previous", secondsSinceRotation: 0 })).toBe("repeat_successor");
  expect(decideRotation({ ...live, shown: "previous", secondsSinceRotation: REPEAT_WINDOW_SECONDS })).toBe("repeat_successor");
});

test("decideRotation ends the family for a later reuse or an unknown token [CD-166]", () => {
  expect(decideRotation({ ...live, shown: "previous", secondsSinceRotation: REPEAT_WINDOW_SECONDS + 0.001 })).toBe("end_family");
  expect(decideRotation({ ...live, shown: "unknown", secondsSinceRotation: 0 })).toBe("end_family");
});

test("decideRotation denies every token of an ended or expired session", () => {
  fc.assert(
    fc.property(facts, (known) => {
      const dead = known.ended || known.expired;
      expect(decideRotation(known) === "deny").toBe(dead);
    }),
  );
});

test("decideRotation rotates the current token only", () => {
  fc.assert(fc.property(facts, (known) => (decideRotation(known) === "rotate" ? known.shown === "current" : true)));
});

test("decideRotation ends an unproved session unless the token was reused [R-079]", () => {
  expect(decideRotation({ ...live, lacksSecondFactor: true })).toBe("end_unproved");
  expect(decideRotation({ ...live, lacksSecondFactor: true, shown: "previous", secondsSinceRotation: 1 })).toBe("end_unproved");
  expect(decideRotation({ ...live, lacksSecondFactor: true, shown: "unknown" })).toBe("end_family");
});
