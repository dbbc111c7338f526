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

test("the current token is used once, and a new one takes its place [R-058]", () => {
  expect(decideRotation(live)).toBe("rotate");
});

test("two tabs that refresh within ten seconds get the same successor [CD-166]", () => {
  expect(decideRotation({ ...live, shown: "previous", secondsSinceRotation: 0 })).toBe("repeat_successor");
  expect(decideRotation({ ...live, shown: "previous", secondsSinceRotation: REPEAT_WINDOW_SECONDS })).toBe("repeat_successor");
});

test("later the same token is a theft, and the family ends for everybody [CD-166]", () => {
  expect(decideRotation({ ...live, shown: "previous", secondsSinceRotation: REPEAT_WINDOW_SECONDS + 0.001 })).toBe("end_family");
  expect(decideRotation({ ...live, shown: "unknown", secondsSinceRotation: 0 })).toBe("end_family");
});

test("what has ended or expired never lives again, whatever is shown", () => {
  fc.assert(
    fc.property(facts, (known) => {
      const dead = known.ended || known.expired;
      expect(decideRotation(known) === "deny").toBe(dead);
    }),
  );
});

test("only the current token rotates", () => {
  fc.assert(fc.property(facts, (known) => (decideRotation(known) === "rotate" ? known.shown === "current" : true)));
});

test("a session without the second factor that is asked for since ends with its next refresh, and a theft is still a theft [R-079]", () => {
  expect(decideRotation({ ...live, lacksSecondFactor: true })).toBe("end_unproved");
  expect(decideRotation({ ...live, lacksSecondFactor: true, shown: "previous", secondsSinceRotation: 1 })).toBe("end_unproved");
  expect(decideRotation({ ...live, lacksSecondFactor: true, shown: "unknown" })).toBe("end_family");
});
