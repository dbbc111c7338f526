import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../../demo/accounts/cast.ts";
import { signedIn } from "../../../test/accounts/signed-in.ts";
import { newAccount } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { ACCESS_TOKEN_MINUTES } from "../../platform/http/session-token.ts";

const world = openWorld();
const signIn = (email: string, password: string = DEMO_PASSWORD) =>
  world.anonymous()("POST /authentication/signin")({ body: { email, password } });
const newEmail = () => `pessoa-${randomUUID()}@teste.example`;
const changeAccount = (email: string, change: string) =>
  world.database.ownerPool().query(`update account set ${change} where email = $1`, [email]);

describe("allowed sign-in", () => {
  test("sign-in returns access token, refresh token and expiry in seconds [R-076] [CD-011] [CD-032]", async () => {
    const { status, ...reply } = await signIn(cast.admin.email);
    const answer = signedIn(reply.answer);
    const inSeconds = Math.floor(world.clock.now().getTime() / 1000) + ACCESS_TOKEN_MINUTES * 60;
    expect(status).toBe(200);
    expect(answer.token).toBe(answer.accessToken);
    expect(answer.refreshToken).not.toBe(answer.token);
    expect(Math.abs(answer.exp - inSeconds)).toBeLessThan(5);
    expect(answer.mfaRequired).toBe(false);
    expect(answer.user).toMatchObject({ email: cast.admin.email, displayName: "Helena Prado", emailVerified: true, accountVerified: true });
    expect(answer.user.uid).toBe(String(answer.user.accountId));
  });

  test("the access token contains the claims that the client reads [R-055]", async () => {
    const answer = signedIn((await signIn(cast.admin.email)).answer);
    expect(decodeJwt(answer.token)).toEqual({
      accountVerified: true,
      auth_time: expect.any(Number),
      email: cast.admin.email,
      email_verified: true,
      user_id: String(answer.user.accountId),
      name: "Helena Prado",
      phone_number: cast.admin.phone,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: expect.any(Number),
      exp: answer.exp,
    });
  });

  test("sign-in ignores case and spaces of the e-mail", async () => {
    expect((await signIn(`  ${cast.analyst.email.toUpperCase()} `)).status).toBe(200);
  });

  test("sign-in updates the last access and stores only a hash", async () => {
    const email = newEmail();
    const accountId = await newAccount(world, email);
    const answer = signedIn((await signIn(email)).answer);
    const pool = world.database.ownerPool();
    const { rows } = await pool.query(
      "select to_jsonb(a) as account, to_jsonb(s) as session from account a join account_session s on s.account_id = a.id where a.id = $1",
      [accountId],
    );
    expect(rows).toHaveLength(1);
    expect(Date.parse(rows[0].account.last_access_at)).toBeCloseTo(world.clock.now().getTime(), -4);
    expect(rows[0].session).toMatchObject({ address: "127.0.0.1", ended_at: null, previous_hash: null });
    const secret = answer.refreshToken.split(".").at(-1) ?? "";
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString("hex"));
  });
});

describe("refused sign-in", () => {
  const rawSignIn = async (email: string, password: string) => {
    const response = await fetch(`${world.address()}/api/authentication/signin`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    const headers = [...response.headers].filter(([name]) => name !== "date" && !name.startsWith("x-ratelimit-"));
    return { status: response.status, headers, body: await response.text() };
  };

  test("a wrong password and an unknown e-mail get the same response [R-172]", async () => {
    const wrong = await rawSignIn(cast.admin.email, "Errada@2026#");
    const unknown = await rawSignIn("ninguem@serraazul.example", DEMO_PASSWORD);
    expect(unknown).toEqual(wrong);
    expect(wrong.status).toBe(401);
    expect(JSON.parse(wrong.body)).toEqual({ statusCode: 401, code: "sign_in.wrong_credentials", message: "Verifique seu email ou senha" });
  });

  test("an account without a password answers like a wrong password [R-172]", async () => {
    const email = newEmail();
    await newAccount(world, email);
    await changeAccount(email, "password_hash = null");
    expect((await signIn(email)).refused.code).toBe("sign_in.wrong_credentials");
  });

  test.each([
    { who: "a person whose e-mail is not verified", change: "email_verified = false", code: "sign_in.email_not_verified" },
    { who: "a person whose account is not verified", change: "account_verified = false", code: "sign_in.verify_email" },
    { who: "a disabled person", change: "disabled_at = now()", code: "sign_in.account_disabled" },
  ])("$who gets a specific refusal only with the right password [R-072] [R-172] [R-174] [R-175]", async ({ change, code }) => {
    const email = newEmail();
    const accountId = await newAccount(world, email);
    await changeAccount(email, change);
    const { status, refused } = await signIn(email);
    expect(status).toBe(403);
    expect(refused.code).toBe(code);
    expect((await signIn(email, "Errada@2026#")).refused.code).toBe("sign_in.wrong_credentials");
    const { rowCount } = await world.database.ownerPool().query("select from account_session where account_id = $1", [accountId]);
    expect(rowCount).toBe(0);
  });

  test("the refusal of an unverified e-mail has the specified text [R-175]", async () => {
    const email = newEmail();
    await newAccount(world, email);
    await changeAccount(email, "email_verified = false");
    expect((await signIn(email)).refused.message).toBe("Conta com email não verificado, por favor, verifique seu email.");
  });

  test.each([
    { what: "no password", body: { email: cast.admin.email } },
    { what: "an e-mail that is none", body: { email: "helena", password: DEMO_PASSWORD } },
    { what: "a password without end", body: { email: cast.admin.email, password: "x".repeat(201) } },
    { what: "an object for an e-mail", body: { email: { $ne: "" }, password: DEMO_PASSWORD } },
  ])("$what is refused as malformed", async ({ body }) => {
    const response = await fetch(`${world.address()}/api/authentication/signin`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});
