import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { forget } from "../../../../test/accounts/asked-links.ts";
import { newPhone } from "../../../../test/accounts/second-factor.ts";
import { digitsSentTo, signedIn } from "../../../../test/accounts/signed-in.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { codeSentTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const signInAgain = async ({ email }: Person) =>
  signedIn((await world.anonymous()("POST /authentication/signin")({ body: { email, password: DEMO_PASSWORD } })).answer);
const refresh = (refreshToken: string) => world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken } });
const historyOf = async ({ api }: Pick<Person, "api">) => (await api("GET /account/history")()).answer.results;
const actionsOf = async (person: Pick<Person, "api">) =>
  (await historyOf(person)).map(({ action, oldValue, newValue }) => [action, oldValue, newValue]);

describe("own history", () => {
  test("the history records changes of name and language with old values", async () => {
    const person = await newPerson(world);
    await person.api("PUT /account/profile")({ body: { displayName: "Ana Ipiranga", language: "es-ES", appearance: "dark" } });
    await person.api("PUT /account/profile")({ body: { displayName: "Ana Ipiranga", language: "es-ES" } });
    expect(await actionsOf(person)).toEqual([
      ["language_changed", null, "es-ES"],
      ["name_changed", "Pessoa de Teste", "Ana Ipiranga"],
    ]);
    const [line] = await historyOf(person);
    expect(line).toMatchObject({ address: "127.0.0.1", device: null });
    expect(world.clock.now().getTime() - Date.parse(line?.at ?? "")).toSatisfy((passed) => passed >= 0 && passed < 60_000);
  });

  test("the history masks the numbers of a changed phone [R-128]", async () => {
    const [person, first, second] = [await newPerson(world), newPhone(), newPhone()];
    for (const phone of [first, second]) {
      await person.api("POST /account/phone/code")({ body: { phone } });
      const code = await digitsSentTo(world, phone);
      await person.api("PUT /account/phone")({ body: { code: code === "000000" ? "111111" : "000000" } });
      await person.api("PUT /account/phone")({ body: { code } });
      world.clock.forward({ minutes: 2 });
    }
    const shown = (phone: string) => `(**) *****-${phone.slice(-4)}`;
    expect(await actionsOf(person)).toEqual([
      ["phone_changed", shown(first), shown(second)],
      ["phone_changed", null, shown(first)],
    ]);
  });

  test("the history records each change of the second factor once [R-121]", async () => {
    const person = await newPerson(world);
    for (const active of [true, true, false, false]) await person.api("PUT /account/second-factor")({ body: { active } });
    expect(await actionsOf(person)).toEqual([
      ["second_factor_off", null, null],
      ["second_factor_on", null, null],
    ]);
  });

  test("the history records ended sessions by device or number", async () => {
    const person = await newPerson(world);
    await world.database.ownerPool().query("update account_session set user_agent = $2 where account_id = $1", [person.accountId, FIREFOX]);
    const asking = world.withToken((await signInAgain(person)).token);
    const { results } = (await asking("GET /account/sessions")()).answer;
    const uuid = results.find(({ isThisOne }) => !isThisOne)?.uuid ?? "";
    for (const _ of [1, 2]) await asking("DELETE /account/sessions/{uuid}")({ uuid });
    await signInAgain(person);
    await signInAgain(person);
    for (const _ of [1, 2]) await asking("DELETE /account/sessions")();
    const entries = await historyOf({ api: asking });
    expect(entries.map(({ action, device, oldValue, newValue }) => [action, device?.browser, oldValue, newValue])).toEqual([
      ["other_sessions_ended", undefined, null, "2"],
      ["session_ended", "Firefox", null, null],
    ]);
  });

  test("the history records a password change once", async () => {
    const person = await newPerson(world);
    await forget(world, person.email);
    const oobCode = await codeSentTo(world, person.email);
    const body = { oobCode, password: "Novo@2027#a", confirmPassword: "Novo@2027#a" };
    for (const _ of [1, 2]) await world.anonymous()("POST /authentication/password/reset")({ body });
    const { answer } = await world.anonymous()("POST /authentication/signin")({ body: { email: person.email, password: body.password } });
    expect(await actionsOf({ api: world.withToken(signedIn(answer).token) })).toEqual([["password_changed", null, null]]);
  });

  test("the history records a reused token and sessions ended by a company [CD-166] [R-079]", async () => {
    const companyId = await newCompany(world);
    const owner = await newPerson(world, { companyId, keys: "all" });
    const person = await newPerson(world, { companyId, keys: [] });
    const robbed = await signInAgain(person);
    await refresh(robbed.refreshToken);
    world.clock.forward({ seconds: 60 });
    await refresh(robbed.refreshToken);
    await owner.api("PUT /account/mfa/{companyId}")({ companyId, body: { mfaActive: true } });
    const { rows } = await world.database
      .ownerPool()
      .query("select action, new_value, address from account_history where account_id = $1 order by id", [person.accountId]);
    expect(rows).toEqual([
      { action: "session_reused", new_value: null, address: "127.0.0.1" },
      { action: "sessions_ended_by_company", new_value: expect.stringContaining("Empresa"), address: null },
    ]);
    expect(await actionsOf(owner)).toEqual([]);
  });
});

test("a refused change is not recorded, and other accounts see no entries", async () => {
  const companyId = await newCompany(world);
  const [person, owner] = [
    await newPerson(world, { companyId, keys: ["see_personal_data"] }),
    await newPerson(world, { companyId, keys: "all" }),
  ];
  await person.api("PUT /account/profile")({ body: { displayName: "Outro Nome", language: "en-US" } });
  expect(await actionsOf(person)).toEqual([]);
  await person.api("PUT /account/profile")({ body: { language: "en-US" } });
  expect([await actionsOf(person), await actionsOf(owner)]).toEqual([[["language_changed", null, "en-US"]], []]);
});
