import fc from "fast-check";
import { expect, test } from "vitest";
import { decideSignIn, type SignInFacts } from "./sign-in.ts";

const normal: SignInFacts = {
  passwordFits: true,
  disabled: false,
  emailVerified: true,
  accountVerified: true,
  daysSinceAccess: 0,
  daysSincePassword: 0,
  reactivates: false,
};

test("decideSignIn accepts a verified account with the right password [R-076]", () => {
  expect(decideSignIn(normal)).toBe("go_home");
});

test("decideSignIn refuses a disabled account [R-174]", () => {
  expect(decideSignIn({ ...normal, disabled: true })).toBe("sign_in.account_disabled");
});

test("decideSignIn reports missing verifications in the specified order [R-080] [R-081] [R-082] [R-072] [R-175]", () => {
  expect(decideSignIn({ ...normal, accountVerified: false })).toBe("sign_in.verify_email");
  expect(decideSignIn({ ...normal, emailVerified: false, accountVerified: false })).toBe("sign_in.account_not_completed");
  expect(decideSignIn({ ...normal, emailVerified: false })).toBe("sign_in.email_not_verified");
});

test("decideSignIn locks an account after 90 inactive days until its reactivation [R-073] [R-074] [R-077]", () => {
  expect(decideSignIn({ ...normal, daysSinceAccess: 90 })).toBe("go_home");
  expect(decideSignIn({ ...normal, daysSinceAccess: 91 })).toBe("sign_in.account_inactive");
  expect(decideSignIn({ ...normal, daysSinceAccess: 91, reactivates: true })).toBe("go_home");
});

test("decideSignIn reports a password older than 90 days [R-075]", () => {
  expect(decideSignIn({ ...normal, daysSincePassword: 90 })).toBe("go_home");
  expect(decideSignIn({ ...normal, daysSincePassword: 91 })).toBe("sign_in.password_outdated");
  expect(decideSignIn({ ...normal, daysSinceAccess: 91, daysSincePassword: 91, reactivates: true })).toBe("sign_in.password_outdated");
});

test("decideSignIn reveals nothing with a wrong password [R-172]", () => {
  const facts = fc.record({
    passwordFits: fc.constant(false),
    disabled: fc.boolean(),
    emailVerified: fc.boolean(),
    accountVerified: fc.boolean(),
    daysSinceAccess: fc.nat(200),
    daysSincePassword: fc.nat(200),
    reactivates: fc.boolean(),
  });
  fc.assert(fc.property(facts, (known) => decideSignIn(known) === "sign_in.wrong_credentials"));
});
