import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const own = ["see_personal_data", "update_personal_data"] as const;

describe("own profile", () => {
  test("the profile changes name, language and appearance, but not the e-mail [R-312]", async () => {
    const { api, email, accountId } = await newPerson(world, { companyId: await newCompany(world, "both"), keys: own });
    expect((await api("GET /account/profile")()).answer).toMatchObject({
      accountId,
      email,
      displayName: "Pessoa de Teste",
      language: null,
      appearance: null,
      relationType: "both",
    });
    const body = { displayName: " Ana  Ipiranga ", language: "es-ES", appearance: "dark" } as const;
    const { answer } = await api("PUT /account/profile")({ body });
    expect(answer).toMatchObject({ displayName: "Ana  Ipiranga", language: "es-ES", appearance: "dark", email });
    expect((await api("PUT /account/profile")({ body: {} })).answer).toEqual(answer);
    expect((await api("GET /account/me")()).answer).toMatchObject({
      displayName: "Ana  Ipiranga",
      preferences: { language: "es-ES", appearance: "dark" },
    });
  });

  test("choosing a language also changes the mail language", async () => {
    const { api, accountId } = await newPerson(world);
    await api("PUT /account/profile")({ body: { language: "en-US" } });
    const { rows } = await world.database.ownerPool().query("select language from account where id = $1", [accountId]);
    expect(rows).toEqual([{ language: "en-US" }]);
  });

  test("blank, overlong and multi-line names and e-mail changes are refused", async () => {
    const { api, email } = await newPerson(world);
    for (const displayName of ["", "  ", "x".repeat(1_000), "Ana\r\nBcc: todos", "Ana\u202e"])
      expect((await api("PUT /account/profile")({ body: { displayName } })).refused.code).toBe("request.malformed");
    const { answer } = await api("PUT /account/profile")({
      body: { displayName: "Ana", email: "outra@teste.example" } as { displayName: string },
    });
    expect(answer.email).toBe(email);
  });
});

describe("permission for personal data", () => {
  test("the profile needs see_personal_data in any company [R-356] [P-060]", async () => {
    const [first, second] = [await newCompany(world), await newCompany(world)];
    const closed = await newPerson(world, { companyId: first, keys: ["see_projects"] });
    expect((await closed.api("GET /account/profile")()).refused).toMatchObject({
      code: "permission.missing",
      details: { permission: "see_personal_data" },
    });
    const open = await newPerson(world, { companyId: first, keys: [] }, { companyId: second, keys: ["see_personal_data"] });
    expect((await open.api("GET /account/profile")()).answer.can).toEqual({ update: false });
  });

  test("renaming needs update_personal_data; language and appearance need no permission [P-060]", async () => {
    const { api } = await newPerson(world, { companyId: await newCompany(world), keys: ["see_personal_data"] });
    const refused = await api("PUT /account/profile")({ body: { displayName: "Ana", appearance: "dark" } });
    expect(refused.refused).toMatchObject({ code: "permission.missing", details: { permission: "update_personal_data" } });
    const { answer } = await api("PUT /account/profile")({ body: { appearance: "light" } });
    expect(answer).toMatchObject({ displayName: "Pessoa de Teste", appearance: "light", can: { update: false } });
  });

  test("an account without a company needs no permission, regardless of the header", async () => {
    const free = await newPerson(world);
    expect((await free.api("GET /account/profile")()).answer.can).toEqual({ update: true });
    const closed = await newPerson(world, { companyId: await newCompany(world), keys: [] });
    const response = await fetch(`${world.address()}/api/account/profile`, {
      headers: { authorization: `Bearer ${closed.token}`, companyid: String(await newCompany(world)) },
    });
    expect(response.status).toBe(403);
  });
});

describe("own sessions", () => {
  const signInAgain = async (email: string, userAgent: string) => {
    const response = await fetch(`${world.address()}/api/authentication/signin`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": userAgent },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    const { token, refreshToken } = (await response.json()) as { token: string; refreshToken: string };
    return { api: world.withToken(token), refreshToken };
  };
  const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

  test("the list shows device, address and the current session", async () => {
    const { email, api } = await newPerson(world);
    await signInAgain(email, PHONE);
    const { answer } = await api("GET /account/sessions")();
    expect(answer.results).toHaveLength(2);
    expect(answer.results.find(({ isThisOne }) => !isThisOne)).toMatchObject({
      device: { kind: "phone", browser: "Chrome", system: "Android" },
      address: "127.0.0.1",
    });
    expect(answer.results.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
  });

  test("an ended session and its refresh token are refused at once", async () => {
    const { email, api } = await newPerson(world);
    const other = await signInAgain(email, PHONE);
    const theirs = (await api("GET /account/sessions")()).answer.results.find(({ isThisOne }) => !isThisOne);
    const uuid = theirs?.uuid ?? "";
    expect((await api("DELETE /account/sessions/{uuid}")({ uuid })).status).toBe(204);
    expect((await other.api("GET /authentication/me")()).refused.code).toBe("session.denied");
    const { refreshToken } = other;
    expect((await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken } })).status).toBe(401);
    expect((await api("DELETE /account/sessions/{uuid}")({ uuid })).refused.code).toBe("account_session.not_found");
    expect((await api("GET /account/sessions")()).answer.meta.totalResults).toBe(1);
  });

  test("ending all other sessions keeps the current one", async () => {
    const { email, api } = await newPerson(world);
    const others = [await signInAgain(email, PHONE), await signInAgain(email, "")];
    expect((await api("DELETE /account/sessions")()).answer).toEqual({ ended: 2 });
    for (const other of others) expect((await other.api("GET /authentication/me")()).status).toBe(401);
    expect((await api("GET /authentication/me")()).status).toBe(200);
    expect((await api("DELETE /account/sessions")()).answer).toEqual({ ended: 0 });
  });

  test("ending a session of another account answers 404", async () => {
    const [one, other] = [await newPerson(world), await newPerson(world)];
    const theirs = (await other.api("GET /account/sessions")()).answer.results[0]?.uuid ?? "";
    const answers = await Promise.all([theirs, randomUUID()].map((uuid) => one.api("DELETE /account/sessions/{uuid}")({ uuid })));
    expect(answers.map(({ status, refused }) => [status, refused.code])).toEqual([
      [404, "account_session.not_found"],
      [404, "account_session.not_found"],
    ]);
    expect((await other.api("GET /authentication/me")()).status).toBe(200);
  });
});

describe("renewal of password hashes", () => {
  const hashOf = async (accountId: number): Promise<string> =>
    (await world.database.ownerPool().query("select password_hash from account where id = $1", [accountId])).rows[0].password_hash;
  const signIn = (email: string, password: string) =>
    world.anonymous()("POST /authentication/firebase-signin")({ body: { email, password } });

  test("a cheaper hash is renewed after a correct password only [CD-028]", async () => {
    const { email, accountId } = await newPerson(world);
    const weak = await hash(DEMO_PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await world.database.ownerPool().query("update account set password_hash = $2 where id = $1", [accountId, weak]);
    expect((await signIn(email, "errada@123#")).status).toBe(401);
    expect(await hashOf(accountId)).toBe(weak);
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
    const renewed = await hashOf(accountId);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
    expect(await hashOf(accountId)).toBe(renewed);
  });
});
