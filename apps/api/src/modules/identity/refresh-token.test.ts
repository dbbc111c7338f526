import { expect, test } from "vitest";
import { firstSecret, hashOf, readToken, successorOf, writeToken } from "./refresh-token.ts";

const shown = { accountId: 7, sessionId: "0192f3a0-0000-7000-8000-000000000001", secret: firstSecret() };

test("readToken reads the output of writeToken", () => {
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
])("readToken rejects %s", (_what, token) => {
  expect(readToken(token)).toBeUndefined();
});

test("successorOf is deterministic per token, session and installation [CD-166]", () => {
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

test("hashOf does not reveal the secret, and firstSecret is random", () => {
  expect(hashOf(shown.secret)).toHaveLength(32);
  expect(hashOf(shown.secret).toString("base64url")).not.toBe(shown.secret);
  expect(firstSecret()).not.toBe(firstSecret());
});
