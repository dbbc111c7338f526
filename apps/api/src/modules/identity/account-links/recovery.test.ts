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

describe("a forgotten password", () => {
  test("is chosen anew by the link of an e-mail, which leads to our own page [R-151] [R-152]", async () => {
    const { email } = await newPerson(world);
    expect((await forgot(email)).status).toBe(204);
    const link = await linkSentTo(world, email);
    expect(link.origin).toBe("http://emdia.test");
    expect(link.pathname).toBe("/login/alterar-senha");
    expect((await reset(link.searchParams.get("oobCode") ?? "")).status).toBe(204);
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.wrong_credentials");
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test("fills nobody's letter box, however often somebody asks for it", async () => {
    const { email } = await newPerson(world);
    for (let times = 0; times < ACCOUNT_LINKS_AN_HOUR_MAX + 3; times += 1) expect((await forgot(email)).status).toBe(204);
    expect(await mailsTo(world, email)).toHaveLength(ACCOUNT_LINKS_AN_HOUR_MAX);
  });

  test("leads to our own page whatever host the request names, so that nobody is sent a link to somewhere else", async () => {
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
    const asked = request(`${world.address()}/api/authentication/password/forgot`, { method: "POST", headers });
    asked.end(JSON.stringify({ email }));
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(204);
    await sendAskedLinks(world);
    expect((await linkSentTo(world, email)).origin).toBe("http://emdia.test");
    expect(JSON.stringify(await mailsTo(world, email))).not.toContain("mal.example");
  });

  test("nobody learns from the answer who has an account, nor from how long it takes, under either name of the call [CD-027]", async () => {
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
    // Whose address it is was not even looked at by then.
    expect(await mailsTo(world, known.email)).toEqual([]);
    await sendAskedLinks(world);
    expect(await mailsTo(world, known.email)).toHaveLength(2);
    expect(await mailsTo(world, "ninguem@teste.example")).toEqual([]);
  });

  test("a changed password ends every session at once", async () => {
    const person = await newPerson(world);
    await forgot(person.email);
    await reset(await codeSentTo(world, person.email));
    expect((await person.api("GET /authentication/me")()).refused.code).toBe("session.denied");
    expect((await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken: person.refreshToken } })).status).toBe(
      401,
    );
  });

  test("a link works once, not after an hour, not altered, and an older one not after a newer was used [R-148] [R-177]", async () => {
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

  test("of two pages that use one link at once, one changes the password", async () => {
    const { email } = await newPerson(world);
    await forgot(email);
    const code = await codeSentTo(world, email);
    const answers = await Promise.all([reset(code, "Primeira@27#"), reset(code, "Segunda@27#x")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test("a password that was used before is refused, now and later, and the link still works [R-140] [R-149]", async () => {
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

describe("guessing", () => {
  test("five wrong passwords block the account for fifteen minutes, for the right one as well, and the way back stays open [R-173] [CD-154]", async () => {
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

  test("of twenty guesses at the same moment five are looked at", async () => {
    const { email } = await newPerson(world);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, "errada@123#")));
    const looked = answers.filter(({ refused }) => refused.code === "sign_in.wrong_credentials");
    expect(looked).toHaveLength(5);
  });

  test("an e-mail that nobody has is blocked in the same way, with the same words [R-172]", async () => {
    const known = await newPerson(world);
    const tried = async (email: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await signIn(email, "errada@123#")).refused.code);
      return answers;
    };
    expect(await tried(known.email)).toEqual(await tried("quem-seria@teste.example"));
  });

  test("a block ends by itself", async () => {
    const { email } = await newPerson(world);
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(email, "errada@123#");
    world.clock.forward({ minutes: 16 });
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
  });
});

describe("time that passed", () => {
  test("an account without access for 90 days is opened again by the link of an e-mail, once [R-074] [R-077]", async () => {
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

  test("somebody else's link reactivates nobody", async () => {
    const [one, other] = [await newPerson(world), await newPerson(world)];
    for (const { email } of [one, other]) await change(email, "last_access_at = now() - interval '92 days'");
    await signIn(one.email, DEMO_PASSWORD);
    const token = await codeSentTo(world, one.email);
    expect((await signIn(other.email, DEMO_PASSWORD, token)).refused.code).toBe("sign_in.account_inactive");
  });

  test("a password older than 90 days sends the link with which a new one is chosen [R-075]", async () => {
    const { email } = await newPerson(world);
    await change(email, "password_changed_at = now() - interval '92 days'");
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.password_outdated");
    expect((await reset(await codeSentTo(world, email))).status).toBe(204);
    expect((await signIn(email, NEW)).status).toBe(200);
  });
});

describe("an e-mail to confirm", () => {
  test("is confirmed by its link, once, and then the person comes in [R-105] [R-107]", async () => {
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

  test("tells who knows the password since when they have been waiting, however often they try [R-108] [CD-050]", async () => {
    const { email } = await newPerson(world);
    await change(email, "email_verified = false, account_verified = false");
    const since = async () => (await signIn(email, DEMO_PASSWORD)).refused.details as { readonly confirmationSince: string };
    const first = await since();
    world.clock.forward({ minutes: 180 });
    expect(await since()).toEqual(first);
    expect(world.clock.now().getTime() - Date.parse(first.confirmationSince)).toBeGreaterThan(3 * 3_600_000 - 60_000);
    expect((await signIn(email, "errada@123#")).refused.details).toBeUndefined();
  });

  test("is sent as well to an account that is not complete although its e-mail is confirmed [CD-004]", async () => {
    const { email } = await newPerson(world);
    await change(email, "account_verified = false");
    expect((await signIn(email, DEMO_PASSWORD)).refused.code).toBe("sign_in.verify_email");
    const oobCode = await codeSentTo(world, email);
    expect((await world.anonymous()("POST /authentication/action-code/apply")({ body: { oobCode } })).status).toBe(204);
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
  });

  test("works once, from whichever of two e-mails, also after the password was changed meanwhile", async () => {
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

  test("the link of one purpose does not serve another", async () => {
    const { email } = await newPerson(world);
    await forgot(email);
    const oobCode = await codeSentTo(world, email);
    expect((await world.anonymous()("POST /authentication/action-code/check")({ body: { oobCode } })).answer.mode).toBe("resetPassword");
    expect((await world.anonymous()("POST /authentication/action-code/apply")({ body: { oobCode } })).refused.code).toBe("link.invalid");
    expect(
      (await world.anonymous()("POST /authentication/check-account-reactivation-token")({ body: { token: oobCode } })).refused.code,
    ).toBe("link.invalid");
  });

  test("asking for another e-mail answers alike for everybody, and sends one only to who needs it [R-528]", async () => {
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
