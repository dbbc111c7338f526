import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { newGuarded, newPhone, stepCalls, stepOf, wrongFor } from "../../../../test/accounts/second-factor.ts";
import { digitsSentTo } from "../../../../test/accounts/signed-in.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const { begin, again, enter } = stepCalls(world);
const isIn = async (token: string) => (await world.withToken(token)("GET /authentication/me")()).status === 200;
const secondFactorOf = async (accountId: number) =>
  (
    await world.database
      .ownerPool()
      .query("select second_factor_at is not null as passed from account_session where account_id = $1 order by created_at desc limit 1", [
        accountId,
      ])
  ).rows[0];

describe("correct password with a required second factor", () => {
  test("sign-in returns the available factors and no session tokens [R-121] [CD-031]", async () => {
    const { email } = await newGuarded(world, "second_factor = true, phone = '+5531987651234'");
    const answer = await stepOf(world, email);
    expect(answer).toEqual({
      mfaRequired: true,
      mfaTypes: ["EMAIL", "SMS"],
      email,
      phoneMasked: "(**) *****-1234",
      canCreatePhone: false,
      stepToken: expect.any(String),
    });
    expect(await mailsTo(world, email)).toEqual([]);
  });

  test("the step token works neither as session, refresh token nor link [CD-003]", async () => {
    const { email } = await newGuarded(world);
    const { stepToken } = await stepOf(world, email);
    expect(await isIn(stepToken)).toBe(false);
    expect((await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken: stepToken } })).status).toBe(401);
    expect((await world.anonymous()("POST /authentication/action-code/check")({ body: { oobCode: stepToken } })).refused.code).toBe(
      "link.invalid",
    );
    const body = { oobCode: stepToken, password: "Novo@2027#a", confirmPassword: "Novo@2027#a" };
    expect((await world.anonymous()("POST /authentication/password/reset")({ body })).refused.code).toBe("password.code_invalid");
  });

  test("a code by e-mail creates a session marked with a second factor [R-121] [R-129]", async () => {
    const person = await newGuarded(world);
    const step = await stepOf(world, person.email);
    const begun = await begin(step);
    expect(begun.answer).toMatchObject({ mfaType: "EMAIL", resendInSeconds: 60 });
    expect(begun.answer.sentTo).toMatch(/^pe\*\*\*@/);
    const entered = await enter(step, await digitsSentTo(world, person.email));
    expect(entered.status).toBe(200);
    expect(entered.answer.user.email).toBe(person.email);
    expect(await isIn(entered.answer.token)).toBe(true);
    expect(await secondFactorOf(person.accountId)).toEqual({ passed: true });
    expect(
      (await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken: entered.answer.refreshToken } })).status,
    ).toBe(200);
  });

  test("a code by text message creates a session and confirms the phone [R-121] [R-122]", async () => {
    const phone = newPhone();
    const { email } = await newGuarded(world, `second_factor = true, phone = '${phone}'`);
    const step = await stepOf(world, email);
    expect((await begin(step, "PHONE")).answer).toMatchObject({ mfaType: "SMS" });
    const entered = await enter(step, await digitsSentTo(world, phone), "SMS");
    expect(entered.status).toBe(200);
    expect((await world.withToken(entered.answer.token)("GET /account/second-factor")()).answer).toMatchObject({ phoneConfirmed: true });
  });

  test("sign-in needs no second factor without a demand", async () => {
    const { email } = await newPerson(world);
    const { answer } = await world.anonymous()("POST /authentication/signin")({ body: { email, password: DEMO_PASSWORD } });
    expect(answer.mfaRequired).toBe(false);
  });

  test("a factor that the account lacks is refused", async () => {
    const { email } = await newGuarded(world);
    expect((await begin(await stepOf(world, email), "SMS")).refused.code).toBe("second_factor.type_unavailable");
  });
});

describe("phone registration at sign-in", () => {
  test("the phone is registered after its code, and the owner is notified [R-123]", async () => {
    const [{ email }, phone] = [await newGuarded(world), newPhone()];
    const step = await stepOf(world, email);
    expect(step).toMatchObject({ mfaTypes: ["EMAIL"], phoneMasked: null, canCreatePhone: true });
    expect((await begin(step, "SMS", phone)).answer.sentTo).toBe(`(**) *****-${phone.slice(-4)}`);
    const { answer } = await enter(step, await digitsSentTo(world, phone), "SMS");
    expect(answer.user.phone).toBe(phone);
    expect((await mailsTo(world, email))[0]?.subject).toBe("O celular da sua conta mudou");
  });

  test("phone registration is refused after an earlier second factor [R-123]", async () => {
    const { email } = await newGuarded(world);
    const first = await stepOf(world, email);
    const thief = await stepOf(world, email);
    const thiefsPhone = newPhone();
    await begin(thief, "SMS", thiefsPhone);
    const thiefsCode = await digitsSentTo(world, thiefsPhone);
    world.clock.forward({ seconds: 61 });
    await begin(first);
    await enter(first, await digitsSentTo(world, email));
    expect((await enter(thief, thiefsCode, "SMS")).refused.code).toBe("second_factor.code_expired");
    const later = await stepOf(world, email);
    expect(later.canCreatePhone).toBe(false);
    expect((await begin(later, "SMS", newPhone())).refused.code).toBe("phone.already_chosen");
  });

  test("a phone of another account is refused, even if confirmed concurrently [R-126] [MD-036]", async () => {
    const [one, other, phone] = [await newGuarded(world), await newGuarded(world), newPhone()];
    const [first, second] = [await stepOf(world, one.email), await stepOf(world, other.email)];
    await begin(first, "SMS", phone);
    const codeOfFirst = await digitsSentTo(world, phone);
    await begin(second, "SMS", phone);
    const codeOfSecond = await digitsSentTo(world, phone);
    expect((await enter(first, codeOfFirst, "SMS")).status).toBe(200);
    const late = await enter(second, codeOfSecond, "SMS");
    expect(late.refused).toMatchObject({
      statusCode: 409,
      code: "phone.taken",
      message: "Este celular já está registrado em outra conta.",
    });
    const third = await stepOf(world, (await newGuarded(world)).email);
    expect((await begin(third, "SMS", phone)).refused.code).toBe("phone.taken");
  });

  test("a registered phone gets another code through the same route", async () => {
    const [{ email }, phone] = [await newGuarded(world), newPhone()];
    const step = await stepOf(world, email);
    await begin(step, "SMS", phone);
    const first = await digitsSentTo(world, phone);
    world.clock.forward({ seconds: 61 });
    expect((await again(step, "SMS")).answer.sentTo).toBe(`(**) *****-${phone.slice(-4)}`);
    expect((await enter(step, first, "SMS")).refused.code).toBe("second_factor.code_wrong");
  });
});

describe("codes", () => {
  test("another code is sent after sixty seconds and replaces the older one [R-124] [CD-034]", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    await begin(step);
    const older = await digitsSentTo(world, email);
    const early = await again(step);
    expect(early.refused).toMatchObject({ statusCode: 429, code: "second_factor.too_soon" });
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(50);
    world.clock.forward({ seconds: 61 });
    expect((await again(step)).answer.resendInSeconds).toBe(60);
    const newer = await digitsSentTo(world, email);
    if (older !== newer) expect((await enter(step, older)).refused.code).toBe("second_factor.code_wrong");
    expect((await enter(step, newer)).status).toBe(200);
  });

  test("a restart within the minute keeps the code already sent", async () => {
    const { email } = await newGuarded(world);
    await begin(await stepOf(world, email));
    const restarted = await stepOf(world, email);
    expect((await begin(restarted)).answer.resendInSeconds).toBeLessThanOrEqual(60);
    expect(await mailsTo(world, email)).toHaveLength(1);
    expect((await enter(restarted, await digitsSentTo(world, email))).status).toBe(200);
  });

  test("a code is valid for ten minutes [R-125] [CD-034] [MD-035]", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    await begin(step);
    const code = await digitsSentTo(world, email);
    world.clock.forward({ minutes: 10, seconds: 1 });
    const late = await enter(step, code);
    expect(late.refused).toMatchObject({ statusCode: 422, code: "second_factor.code_expired" });
  });

  test("a wrong code shows the attempts left and ends after five [R-125] [MD-035]", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    await begin(step);
    const code = await digitsSentTo(world, email);
    const tried = [];
    for (let attempt = 0; attempt < 5; attempt += 1) tried.push((await enter(step, wrongFor(code))).refused);
    expect(tried.map(({ details }) => (details as { attemptsLeft?: number } | undefined)?.attemptsLeft)).toEqual([4, 3, 2, 1, undefined]);
    expect(tried.at(-1)?.code).toBe("second_factor.code_exhausted");
    expect((await enter(step, code)).refused.code).toBe("second_factor.code_exhausted");
  });

  test("a malformed code is refused and costs no attempt [R-127]", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    await begin(step);
    for (const nothing of ["", "12345", "1234567", "12345a"])
      expect((await enter(step, nothing)).refused.code, nothing).toBe("request.malformed");
    expect((await enter(step, ` ${await digitsSentTo(world, email)} `)).status).toBe(200);
  });

  test("only a keyed hash of the code is stored", async () => {
    const { email, accountId } = await newGuarded(world);
    await begin(await stepOf(world, email));
    const { rows } = await world.database
      .ownerPool()
      .query("select to_jsonb(c) as code from account_code c where account_id = $1", [accountId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(`"${await digitsSentTo(world, email)}"`);
  });
});
