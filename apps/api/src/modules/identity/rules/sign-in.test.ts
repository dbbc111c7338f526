import fc from "fast-check";
import { expect, test } from "vitest";
import { decideSignIn, type SignInFacts } from "./sign-in.ts";

const normal: SignInFacts = { passwordFits: true, disabled: false, emailVerified: true, accountVerified: true };

test("a verified account with the right password goes home [R-076]", () => {
  expect(decideSignIn(normal)).toBe("go_home");
});

test("a disabled person is told to contact support [R-174]", () => {
  expect(decideSignIn({ ...normal, disabled: true })).toBe("sign_in.account_disabled");
});

test("a person whose e-mail or account is not verified is not completed [R-072] [R-175]", () => {
  expect(decideSignIn({ ...normal, emailVerified: false })).toBe("sign_in.email_not_verified");
  expect(decideSignIn({ ...normal, accountVerified: false })).toBe("sign_in.email_not_verified");
});

test("somebody who does not know the password learns nothing else about an account [R-172]", () => {
  const facts = fc.record({
    passwordFits: fc.constant(false),
    disabled: fc.boolean(),
    emailVerified: fc.boolean(),
    accountVerified: fc.boolean(),
  });
  fc.assert(fc.property(facts, (known) => decideSignIn(known) === "sign_in.wrong_credentials"));
});
