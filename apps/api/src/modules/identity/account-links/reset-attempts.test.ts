import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { forget } from "../../../../test/accounts/asked-links.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { codeSentTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const NEW = "Novo@2027#a";
const forgot = (email: string) => forget(world, email);
const reset = (oobCode: string, password = NEW, confirmPassword = password) =>
  world.anonymous()("POST /authentication/password/reset")({ body: { oobCode, password, confirmPassword } });

test("a reset link works for five attempts; different passwords do not count", async () => {
  const { email } = await newPerson(world);
  await forgot(email);
  const code = await codeSentTo(world, email);
  const check = () => world.anonymous()("POST /authentication/action-code/check")({ body: { oobCode: code } });
  for (let nth = 0; nth < 6; nth += 1) expect((await reset(code, NEW, "Outro@2027#a")).refused.code).toBe("password.confirmation_differs");
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await check()).status).toBe(200);
    expect((await reset(code, DEMO_PASSWORD)).refused.code).toBe("password.used_before");
  }
  expect((await reset(code)).refused.code).toBe("password.code_invalid");
  expect((await check()).refused.code).toBe("link.invalid");
  await forgot(email);
  expect((await reset(await codeSentTo(world, email))).status).toBe(204);
});

test("a reset link evaluates five of eight concurrent attempts", async () => {
  const { email } = await newPerson(world);
  await forgot(email);
  const code = await codeSentTo(world, email);
  const answers = await Promise.all(Array.from({ length: 8 }, () => reset(code, DEMO_PASSWORD)));
  expect(answers.filter(({ refused }) => refused.code === "password.used_before")).toHaveLength(5);
});
