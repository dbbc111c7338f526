import { MFA_ATTEMPTS_MAX, MFA_FAILURES_MAX, MFA_RESEND_COUNTDOWN_SECONDS } from "@emdia/contract/limits.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { codesBlockedUntil, secondsCodesBlocked } from "./block.ts";
import { decideCode, decidePhoneRegistration, decideSending } from "./second-factor.ts";

const waiting = { expired: false, attemptsBefore: 0, fits: true };

test("decidePhoneRegistration needs no phone and no earlier second factor [R-123]", () => {
  expect(decidePhoneRegistration({ hasMobile: false, passedBefore: false })).toBe(true);
  expect(decidePhoneRegistration({ hasMobile: true, passedBefore: false })).toBe(false);
  expect(decidePhoneRegistration({ hasMobile: false, passedBefore: true })).toBe(false);
});

test("decideSending sends another code after sixty seconds [R-124] [CD-034]", () => {
  const requested = { lastStillWorks: true, begins: false };
  expect(decideSending({ ...requested, secondsSinceLast: undefined })).toBe("send");
  expect(decideSending({ ...requested, secondsSinceLast: MFA_RESEND_COUNTDOWN_SECONDS - 1 })).toBe("too_soon");
  expect(decideSending({ ...requested, secondsSinceLast: MFA_RESEND_COUNTDOWN_SECONDS })).toBe("send");
});

test("decideSending keeps a valid code for a restart within the minute [R-124]", () => {
  expect(decideSending({ secondsSinceLast: 5, lastStillWorks: true, begins: true })).toBe("keep");
  expect(decideSending({ secondsSinceLast: 5, lastStillWorks: false, begins: true })).toBe("too_soon");
});

test("decideCode refuses wrong, expired and exhausted codes [R-125] [CD-034]", () => {
  expect(decideCode(waiting)).toBe("accept");
  expect(decideCode({ ...waiting, fits: false })).toBe("second_factor.code_wrong");
  expect(decideCode({ ...waiting, expired: true })).toBe("second_factor.code_expired");
  expect(decideCode({ ...waiting, attemptsBefore: MFA_ATTEMPTS_MAX - 1, fits: false })).toBe("second_factor.code_exhausted");
  expect(decideCode({ ...waiting, attemptsBefore: MFA_ATTEMPTS_MAX })).toBe("second_factor.code_exhausted");
});

test("decideCode accepts the right code in time within five attempts only [R-125]", () => {
  const facts = fc.record({ expired: fc.boolean(), attemptsBefore: fc.integer({ min: 0, max: 20 }), fits: fc.boolean() });
  fc.assert(
    fc.property(facts, (known) => {
      const isRight = known.fits && !known.expired && known.attemptsBefore < MFA_ATTEMPTS_MAX;
      return (decideCode(known) === "accept") === isRight;
    }),
  );
});

test("ten wrong codes within an hour block for an hour [R-125]", () => {
  const minute = 60_000;
  const times = Array.from({ length: MFA_FAILURES_MAX }, (_, at) => (200 - at * 6) * minute);
  expect(codesBlockedUntil(times)).toBe(260 * minute);
  expect(codesBlockedUntil(times.slice(1))).toBeUndefined();
  expect([259, 261].map((at) => secondsCodesBlocked(times, at * minute))).toEqual([60, 0]);
});
