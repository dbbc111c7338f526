import { expect, test } from "vitest";
import { firstSecret, hashOf, readToken, successorOf, writeToken } from "./refresh-token.ts";

const shown = { accountId: 7, sessionId: "0192f3a0-0000-7000-8000-000000000001", secret: firstSecret() };

test("a refresh token is read as it was written", () => {
  expect(readToken(writeToken(shown))).toEqual(shown);
});

test.each([
  ["nothing", ""],
  ["words", "let me in"],
  ["too few parts", `${shown.accountId}.${shown.sessionId}`],
  ["too many parts", `${writeToken(shown)}.more`],
  ["a short secret", `7.${shown.sessionId}.abc`],
  ["an account that is no number", `x.${shown.sessionId}.${shown.secret}`],
  ["a session that is no identifier", `7.'; drop table account; --.${shown.secret}`],
])("%s is no refresh token", (_what, token) => {
  expect(readToken(token)).toBeUndefined();
});

test("the successor is always the same for one token, one session and one installation, and another for any other [CD-166]", () => {
  const successor = successorOf(shown, "ours");
  expect(successorOf(shown, "ours")).toBe(successor);
  const others = [
    successorOf(shown, "theirs"),
    successorOf({ ...shown, secret: firstSecret() }, "ours"),
    successorOf({ ...shown, sessionId: "0192f3a0-0000-7000-8000-000000000002" }, "ours"),
    shown.secret,
  ];
  expect(others).not.toContain(successor);
  expect(readToken(writeToken({ ...shown, secret: successor }))?.secret).toBe(successor);
});

test("what is kept of a secret does not tell the secret, and no two sessions begin alike", () => {
  expect(hashOf(shown.secret)).toHaveLength(32);
  expect(hashOf(shown.secret).toString("base64url")).not.toBe(shown.secret);
  expect(firstSecret()).not.toBe(firstSecret());
});
