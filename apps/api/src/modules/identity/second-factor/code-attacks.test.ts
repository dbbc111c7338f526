import { describe, expect, test } from "vitest";
import { forget } from "../../../../test/accounts/asked-links.ts";
import { newGuarded, stepCalls, stepOf, wrongFor } from "../../../../test/accounts/second-factor.ts";
import { digitsSentTo } from "../../../../test/accounts/signed-in.ts";
import { codeSentTo, mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const { begin, enter } = stepCalls(world);

describe("attacks on codes", () => {
  test("judgeCode evaluates at most five of forty concurrent guesses", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    await begin(step);
    const wrong = wrongFor(await digitsSentTo(world, email));
    const answers = await Promise.all(Array.from({ length: 40 }, () => enter(step, wrong)));
    expect(answers.filter(({ refused }) => refused.code === "second_factor.code_wrong")).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  });

  test("ten wrong codes block codes for an hour and notify the owner", async () => {
    const { email } = await newGuarded(world);
    const codes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const step = await stepOf(world, email);
      codes.push((await begin(step)).refused?.code ?? "sent");
      const wrong = wrongFor(await digitsSentTo(world, email));
      for (let attempt = 0; attempt < 5; attempt += 1) codes.push((await enter(step, wrong)).refused.code.replace("second_factor.", ""));
      world.clock.forward({ seconds: 61 });
    }
    const round = ["code_wrong", "code_wrong", "code_wrong", "code_wrong", "code_exhausted"];
    expect(codes).toEqual(["sent", ...round, "sent", ...round, "second_factor.blocked", ...Array(5).fill("blocked")]);
    const subjects = (await mailsTo(world, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Alguém está errando"))).toHaveLength(1);
    world.clock.forward({ minutes: 61 });
    const step = await stepOf(world, email);
    await begin(step);
    expect((await enter(step, await digitsSentTo(world, email))).status).toBe(200);
  });

  test("a used code and its step are refused", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    await begin(step);
    const code = await digitsSentTo(world, email);
    expect((await enter(step, code)).status).toBe(200);
    expect((await enter(step, code)).refused.code).toBe("second_factor.step_ended");
    expect((await begin(step)).refused.code).toBe("second_factor.step_ended");
    expect((await enter(await stepOf(world, email), code)).refused.code).toBe("second_factor.code_expired");
  });

  test("the code of another step or account is refused", async () => {
    const [one, other] = [await newGuarded(world), await newGuarded(world)];
    const [first, second] = [await stepOf(world, one.email), await stepOf(world, one.email)];
    await begin(first);
    const code = await digitsSentTo(world, one.email);
    expect((await enter(second, code)).refused.code).toBe("second_factor.code_expired");
    const theirs = await stepOf(world, other.email);
    await begin(theirs);
    expect((await enter(theirs, code)).refused?.code ?? "equal by chance").toMatch(/code_wrong|equal by chance/);
    expect((await enter(first, code)).status).toBe(200);
  });

  test("a step with another e-mail or a forged token is refused", async () => {
    const [thief, victim] = [await newGuarded(world), await newGuarded(world)];
    const step = await stepOf(world, thief.email);
    const forged = [
      { ...step, email: victim.email },
      { ...step, stepToken: `${step.stepToken.slice(0, -2)}AA` },
      { ...step, stepToken: `${victim.accountId}.${step.stepToken.split(".")[1]}` },
      { ...step, stepToken: "nada" },
    ];
    for (const shown of forged) {
      expect((await begin(shown)).refused).toMatchObject({ statusCode: 403, code: "second_factor.step_ended" });
      expect((await enter(shown, "123456")).refused.code).toBe("second_factor.step_ended");
    }
    expect(await mailsTo(world, victim.email)).toEqual([]);
  });

  test("one of three concurrent requests with one code succeeds", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    await begin(step);
    const code = await digitsSentTo(world, email);
    const answers = await Promise.all([enter(step, code), enter(step, code), enter(step, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test("two concurrent starts send one code", async () => {
    const { email } = await newGuarded(world);
    const step = await stepOf(world, email);
    expect((await Promise.all([begin(step), begin(step)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(world, email)).toHaveLength(1);
  });

  test("a step ends after fifteen minutes, a password change or account deactivation [CD-003]", async () => {
    const { email, accountId } = await newGuarded(world);
    const slow = await stepOf(world, email);
    world.clock.forward({ minutes: 15, seconds: 1 });
    expect((await begin(slow)).refused.code).toBe("second_factor.step_ended");

    const overtaken = await stepOf(world, email);
    await forget(world, email);
    const body = { oobCode: await codeSentTo(world, email), password: "Novo@2027#a", confirmPassword: "Novo@2027#a" };
    expect((await world.anonymous()("POST /authentication/password/reset")({ body })).status).toBe(204);
    expect((await begin(overtaken)).refused.code).toBe("second_factor.step_ended");

    const disabled = await stepOf(world, email, "Novo@2027#a");
    await world.database.ownerPool().query("update account set disabled_at = now() where id = $1", [accountId]);
    expect((await begin(disabled)).refused.code).toBe("second_factor.step_ended");
  });
});
