import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { newPhone } from "../../../../test/accounts/second-factor.ts";
import { digitsSentTo, signedIn } from "../../../../test/accounts/signed-in.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const signIn = async (email: string) =>
  (await world.anonymous()("POST /authentication/signin")({ body: { email, password: DEMO_PASSWORD } })).answer;
const isIn = async (token: string) => (await world.withToken(token)("GET /authentication/me")()).status === 200;
const choose = ({ api }: Person, active: boolean) => api("PUT /account/second-factor")({ body: { active } });
const askFor = ({ api }: Person, phone: string) => api("POST /account/phone/code")({ body: { phone } });
const confirm = ({ api }: Person, code: string) => api("PUT /account/phone")({ body: { code } });
const phoneOf = async ({ accountId }: Person) =>
  (await world.database.ownerPool().query("select phone from account where id = $1", [accountId])).rows[0]?.phone;

describe("second factor of the own account", () => {
  test("enabling ends the other sessions and requires a code at sign-in [R-121]", async () => {
    const person = await newPerson(world);
    const elsewhere = signedIn(await signIn(person.email));
    expect((await choose(person, true)).answer).toEqual({ active: true, requiredBy: [], phoneMasked: null, phoneConfirmed: false });
    expect([await isIn(person.token), await isIn(elsewhere.token)]).toEqual([true, false]);
    const refreshed = await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken: person.refreshToken } });
    expect(refreshed.status).toBe(200);
    expect((await signIn(person.email)).mfaRequired).toBe(true);
  });

  test("disabling allows sign-in with the password only and notifies the owner", async () => {
    const person = await newPerson(world);
    await choose(person, true);
    expect((await choose(person, false)).answer.active).toBe(false);
    await choose(person, false);
    expect((await signIn(person.email)).mfaRequired).toBe(false);
    expect((await mailsTo(world, person.email)).map(({ subject }) => subject)).toEqual(["A verificação em duas etapas foi desligada"]);
  });
});

describe("phone of the own account", () => {
  test("the phone changes only after the code is confirmed [R-128] [CD-006]", async () => {
    const [person, phone] = [await newPerson(world), newPhone()];
    const sent = await askFor(person, phone);
    expect(sent.answer).toEqual({ mfaType: "SMS", sentTo: `(**) *****-${phone.slice(-4)}`, resendInSeconds: 60 });
    expect(await phoneOf(person)).toBeNull();
    const code = await digitsSentTo(world, phone);
    expect((await confirm(person, code === "000000" ? "111111" : "000000")).refused.code).toBe("second_factor.code_wrong");
    expect(await phoneOf(person)).toBeNull();
    expect((await confirm(person, code)).answer).toMatchObject({ phoneMasked: `(**) *****-${phone.slice(-4)}`, phoneConfirmed: true });
    expect(await phoneOf(person)).toBe(phone);
    expect((await confirm(person, code)).refused.code).toBe("second_factor.code_expired");
    expect((await mailsTo(world, person.email))[0]?.subject).toBe("O celular da sua conta mudou");
  });

  test("one of two accounts that confirm a phone concurrently gets it [R-126]", async () => {
    const [one, other, phone] = [await newPerson(world), await newPerson(world), newPhone()];
    const codes: string[] = [];
    for (const person of [one, other]) {
      await askFor(person, phone);
      codes.push(await digitsSentTo(world, phone));
    }
    const answers = await Promise.all([confirm(one, codes[0] ?? ""), confirm(other, codes[1] ?? "")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await askFor(await newPerson(world), phone)).refused.code).toBe("phone.taken");
  });

  test("phone codes are limited to one per minute and five attempts [R-124] [R-125]", async () => {
    const [person, phone] = [await newPerson(world), newPhone()];
    await askFor(person, phone);
    expect((await askFor(person, newPhone())).refused.code).toBe("second_factor.too_soon");
    const code = await digitsSentTo(world, phone);
    const wrong = code === "000000" ? "111111" : "000000";
    const tried = await Promise.all(Array.from({ length: 8 }, () => confirm(person, wrong)));
    expect(tried.filter(({ refused }) => refused.code === "second_factor.code_wrong")).toHaveLength(4);
    expect((await confirm(person, code)).refused.code).toBe("second_factor.code_exhausted");
  });

  test("a landline number is refused [R-123]", async () => {
    expect((await askFor(await newPerson(world), "(31) 3222-1234")).refused.code).toBe("request.malformed");
  });
});
