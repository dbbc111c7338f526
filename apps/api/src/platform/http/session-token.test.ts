import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { ACCESS_TOKEN_MINUTES, sessionTokens } from "./session-token.ts";

const now = new Date("2026-03-10T12:00:00.400Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const session = { accountId: 7, sessionId: "0192f3a0-0000-7000-8000-000000000001" };
const claims = {
  accountVerified: true,
  auth_time: 1,
  email: "helena@serraazul.example",
  email_verified: true,
  user_id: "7",
  name: "Helena Prado",
  phone_number: null,
};
const issue = (secret = "ours") => sessionTokens(secret).issue(session, claims, now);

test("a token verifies until its expiry and not after it [R-055] [CD-011]", async () => {
  const { token, exp } = await issue();
  expect(exp).toBe(Math.floor(now.getTime() / 1_000) + ACCESS_TOKEN_MINUTES * 60);
  const tokens = sessionTokens("ours");
  expect(await tokens.verify(token, later(0))).toMatchObject(session);
  expect(await tokens.verify(token, later(ACCESS_TOKEN_MINUTES * 60 - 1))).toMatchObject(session);
  expect(await tokens.verify(token, later(ACCESS_TOKEN_MINUTES * 60))).toBeUndefined();
  expect(await sessionTokens("ours").verify(token, later(ACCESS_TOKEN_MINUTES * 60))).toBeUndefined();
});

test("verify rejects forged, altered and foreign tokens", async () => {
  const { token } = await issue();
  const [head = "", body = "", signature = ""] = token.split(".");
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const someoneElse = encode({ ...claims, user_id: "8", sid: session.sessionId, exp: 9_999_999_999 });
  const unsigned = `${encode({ alg: "none" })}.${someoneElse}.`;
  const rawSecret = createHmac("sha256", "ours").update(`${head}.${someoneElse}`).digest("base64url");
  const tried = [
    (await issue("theirs")).token,
    `${head}.${someoneElse}.${signature}`,
    `${head}.${someoneElse}.${rawSecret}`,
    `${head}.${body}.${signature.slice(0, -2)}`,
    unsigned,
    `${head}.${body}`,
    "",
  ];
  const tokens = sessionTokens("ours");
  expect(await Promise.all(tried.map((one) => tokens.verify(one, now)))).toEqual(tried.map(() => undefined));
});

test("cached tokens verify like uncached ones", async () => {
  const tokens = sessionTokens("ours");
  const { token } = await tokens.issue(session, claims, now);
  expect(await tokens.verify(token, now)).toMatchObject(session);
  expect(await tokens.verify(`${token}x`, now)).toBeUndefined();
  expect(await tokens.verify(token, later(5))).toMatchObject(session);
});
