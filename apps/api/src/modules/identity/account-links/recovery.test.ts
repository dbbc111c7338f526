import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { ACCOUNT_LINKS_AN_HOUR_MAX } from "@emdia/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { forget, sendAskedLinks } from "../../../../test/accounts/asked-links.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { codeSentTo, linkSentTo, mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const NEW = "Novo@2027#a";
const signIn = (email: string, password: string, accountReactivationToken?: string) =>
  world.anonymous()("POST /authentication/signin")({
    body: { email, password, ...(accountReactivationToken && { accountReactivationToken }) },
  });
const forgot = (email: string) => forget(world, email);
const reset = (oobCode: string, password = NEW, confirmPassword = password) =>
  world.anonymous()("POST /authentication/password/reset")({ body: { oobCode, password, confirmPassword } });
const change = (email: string, columns: string) =>
  world.database.ownerPool().query(`update account set ${columns} where email = $1`, [email]);

describe("password reset", () => {
  test("a reset link uses the public URL and changes the password [R-151] [R-152]", async () => {
    const { email } = await newPerson(world);
    expect((await forgot(email)).status).toBe(204);
    const link = await linkSentTo(world, email);
    expect(link.origin).toBe("http://emdia.test");
    expect(link.pathname).toBe("/login/alterar-senha");
    expect((await reset(link.searchParams.get("oobCode") ?? "")).status).toBe(204);
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.wrong_credentials");
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test("reset mails are limited per account and hour", async () => {
    const { email } = await newPerson(world);
    for (let times = 0; times < ACCOUNT_LINKS_AN_HOUR_MAX + 3; times += 1) expect((await forgot(email)).status).toBe(204);
    expect(await mailsTo(world, email)).toHaveLength(ACCOUNT_LINKS_AN_HOUR_MAX);
  });

  test("the reset link ignores the host headers of the request", async () => {
    const { email } = await newPerson(world);
    const headers = {
      host: "mal.example",
      "x-forwarded-host": "mal.example",
      "x-forwarded-proto": "ftp",
      forwarded: "host=mal.example",
      origin: "https://mal.example",
      referer: "https://mal.example/login",
      "content-type": "application/json",
    };
    const outgoing = request(`${world.address()}/api/authentication/password/forgot`, { method: "POST", headers });
    outgoing.end(JSON.stringify({ email }));
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(204);
    await sendAskedLinks(world);
    expect((await linkSentTo(world, email)).origin).toBe("http://emdia.test");
    expect(JSON.stringify(await mailsTo(world, email))).not.toContain("mal.example");
  });

  test("the response is the same for known and unknown addresses [CD-027]", async () => {
    const known = await newPerson(world);
    const ask = (email: string) => world.anonymous()("POST /authentication/password/forgot")({ body: { email } });
    const answers = await Promise.all([
      ask(known.email),
      ask("ninguem@teste.example"),
      world.anonymous()("POST /auth/password-reset")({ body: { email: known.email } }),
    ]);
    expect(answers.map(({ status, answer }) => [status, answer])).toEqual([
      [204, null],
      [204, null],
      [204, null],
    ]);
    // The response does not depend on the account: the job looks it up later.
    expect(await mailsTo(world, known.email)).toEqual([]);
    await sendAskedLinks(world);
    expect(await mailsTo(world, known.email)).toHaveLength(2);
    expect(await mailsTo(world, "ninguem@teste.example")).toEqual([]);
  });

  test("a password change ends every session at once", async () => {
    const person = await newPerson(world);
    await forgot(person.email);
    await reset(await codeSentTo(world, person.email));
    expect((await person.api("GET /authentication/me")()).refused.code).toBe("session.denied");
    expect((await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken: person.refreshToken } })).status).toBe(
      401,
    );
  });

  test("a reset link works once, within an hour, before a newer use [R-148] [R-177]", async () => {
    const { email } = await newPerson(world);
    await forgot(email);
    const older = await codeSentTo(world, email);
    await forgot(email);
    const newer = await codeSentTo(world, email);
    expect((await reset(newer)).status).toBe(204);
    for (const code of [newer, older, `${older.slice(0, -2)}AA`, "nada", `999999.${older.split(".")[1]}`])
      expect((await reset(code, "Outra@2027#b")).refused.message, code).toBe("Código de redefinição inválido, tente novamente!");
    await forgot(email);
    const late = await codeSentTo(world, email);
    world.clock.forward({ minutes: 61 });
    expect((await reset(late, "Outra@2027#b")).refused.code).toBe("password.code_invalid");
  });

  test("one of two concurrent resets with one link succeeds", async () => {
    const { email } = await newPerson(world);
    await forgot(email);
    const code = await codeSentTo(world, email);
    const answers = await Promise.all([reset(code, "Primeira@27#"), reset(code, "Segunda@27#x")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test("a refused password, for example a former one, keeps the link valid [R-140] [R-149]", async () => {
    const { email } = await newPerson(world);
    await forgot(email);
    const code = await codeSentTo(world, email);
    expect((await reset(code, DEMO_PASSWORD)).refused.message).toBe("Senha já utilizada!");
    expect((await reset(code, "fraca")).refused.code).toBe("password.weak");
    expect((await reset(code, NEW, "Outro@2027#a")).refused.code).toBe("password.confirmation_differs");
    expect((await reset(code)).status).toBe(204);
    await forgot(email);
    expect((await reset(await codeSentTo(world, email), DEMO_PASSWORD)).refused.code).toBe("password.used_before");
  });
});

describe("password guessing", () => {
  test("five wrong passwords block sign-in for fifteen minutes, but not the reset [R-173] [CD-154]", async () => {
    const { email } = await newPerson(world);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await signIn(email, "errada@123#")).refused.code).toBe("sign_in.wrong_credentials");
    const blocked = await signIn(email, DEMO_PASSWORD);
    expect(blocked.refused).toMatchObject({ statusCode: 429, code: "sign_in.blocked" });
    expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThan(800);
    await forgot(email);
    expect((await reset(await codeSentTo(world, email))).status).toBe(204);
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test("sign-in evaluates five of twenty concurrent guesses", async () => {
    const { email } = await newPerson(world);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, "errada@123#")));
    const looked = answers.filter(({ refused }) => refused.code === "sign_in.wrong_credentials");
    expect(looked).toHaveLength(5);
  });

  test("an unknown e-mail is blocked in the same way [R-172]", async () => {
    const known = await newPerson(world);
    const tried = async (email: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await signIn(email, "errada@123#")).refused.code);
      return answers;
    };
    expect(await tried(known.email)).toEqual(await tried("quem-seria@teste.example"));
  });

  test("a block ends after fifteen minutes", async () => {
    const { email } = await newPerson(world);
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(email, "errada@123#");
    world.clock.forward({ minutes: 16 });
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
  });
});

describe("inactive accounts and outdated passwords", () => {
  test("an account inactive for 90 days is reactivated once by its link [R-074] [R-077]", async () => {
    const { email } = await newPerson(world);
    await change(email, "last_access_at = now() - interval '92 days'");
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.account_inactive");
    const token = await codeSentTo(world, email);
    const checked = await world.anonymous()("POST /authentication/check-account-reactivation-token")({ body: { token } });
    expect(checked.answer).toEqual({ valid: true, email });
    expect((await signIn(email, DEMO_PASSWORD, token)).status).toBe(200);
    await change(email, "last_access_at = now() - interval '92 days'");
    expect((await signIn(email, DEMO_PASSWORD, token)).refused.code).toBe("sign_in.account_inactive");
  });

  test("the reactivation link of another account is refused", async () => {
    const [one, other] = [await newPerson(world), await newPerson(world)];
    for (const { email } of [one, other]) await change(email, "last_access_at = now() - interval '92 days'");
    await signIn(one.email, DEMO_PASSWORD);
    const token = await codeSentTo(world, one.email);
    expect((await signIn(other.email, DEMO_PASSWORD, token)).refused.code).toBe("sign_in.account_inactive");
  });

  test("sign-in with a password older than 90 days sends a reset link [R-075]", async () => {
    const { email } = await newPerson(world);
    await change(email, "password_changed_at = now() - interval '92 days'");
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.password_outdated");
    expect((await reset(await codeSentTo(world, email))).status).toBe(204);
    expect((await signIn(email, NEW)).status).toBe(200);
  });
});

describe("e-mail confirmation", () => {
  test("a confirmation link works once and enables the sign-in [R-105] [R-107]", async () => {
    const { email } = await newPerson(world);
    await change(email, "email_verified = false, account_verified = false");
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.account_not_completed");
    const oobCode = await codeSentTo(world, email);
    expect((await world.anonymous()("POST /authentication/action-code/check")({ body: { oobCode } })).answer).toEqual({
      mode: "verifyEmail",
      email,
    });
    expect((await world.anonymous()("POST /authentication/action-code/apply")({ body: { oobCode } })).status).toBe(204);
    expect((await world.anonymous()("POST /authentication/action-code/apply")({ body: { oobCode } })).refused.code).toBe("link.invalid");
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
  });

  test("the refusal shows the first confirmation mail after the correct password only [R-108] [CD-050]", async () => {
    const { email } = await newPerson(world);
    await change(email, "email_verified = false, account_verified = false");
    const since = async () => (await signIn(email, DEMO_PASSWORD)).refused.details as { readonly confirmationSince: string };
    const first = await since();
    world.clock.forward({ minutes: 180 });
    expect(await since()).toEqual(first);
    expect(world.clock.now().getTime() - Date.parse(first.confirmationSince)).toBeGreaterThan(3 * 3_600_000 - 60_000);
    expect((await signIn(email, "errada@123#")).refused.details).toBeUndefined();
  });

  test("an incomplete account with a confirmed e-mail also gets the confirmation mail [CD-004]", async () => {
    const { email } = await newPerson(world);
    await change(email, "account_verified = false");
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.verify_email");
    const oobCode = await codeSentTo(world, email);
    expect((await world.anonymous()("POST /authentication/action-code/apply")({ body: { oobCode } })).status).toBe(204);
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
  });

  test("a confirmation link works once, also after a password change", async () => {
    const { email } = await newPerson(world);
    await change(email, "email_verified = false, account_verified = false");
    await signIn(email, DEMO_PASSWORD);
    const older = await codeSentTo(world, email);
    await forgot(email);
    expect((await reset(await codeSentTo(world, email))).status).toBe(204);
    const apply = (oobCode: string) => world.anonymous()("POST /authentication/action-code/apply")({ body: { oobCode } });
    const twice = await Promise.all([apply(older), apply(older)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test("a link is refused for another purpose", async () => {
    const { email } = await newPerson(world);
    await forgot(email);
    const oobCode = await codeSentTo(world, email);
    expect((await world.anonymous()("POST /authentication/action-code/check")({ body: { oobCode } })).answer.mode).toBe("resetPassword");
    expect((await world.anonymous()("POST /authentication/action-code/apply")({ body: { oobCode } })).refused.code).toBe("link.invalid");
    expect(
      (await world.anonymous()("POST /authentication/check-account-reactivation-token")({ body: { token: oobCode } })).refused.code,
    ).toBe("link.invalid");
  });

  test("resending the confirmation answers equally and mails only unconfirmed accounts [R-528]", async () => {
    const waiting = await newPerson(world);
    const done = await newPerson(world);
    await change(waiting.email, "email_verified = false");
    const ask = (email: string) => world.anonymous()("POST /authentication/send-email-verification")({ body: { email } });
    const answers = await Promise.all([ask(waiting.email), ask(done.email), ask("ninguem-mais@teste.example")]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await sendAskedLinks(world);
    expect(await mailsTo(world, waiting.email)).toHaveLength(1);
    expect(await mailsTo(world, done.email)).toEqual([]);
  });
});
