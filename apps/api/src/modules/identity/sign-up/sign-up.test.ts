import { describe, expect, test } from "vitest";
import { currentTermId, NEW_PASSWORD, signUp } from "../../../../test/accounts/sign-up.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCompanyInvitation } from "../../../../test/fixtures/new-company-invitation.ts";
import { newInvitation } from "../../../../test/fixtures/new-invitation.ts";
import { newAccount } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const confirm = (token: string) => world.anonymous()("POST /invites/confirm")({ body: { token } });
const owner = () => world.database.ownerPool();
const accountsOf = async (email: string) => (await owner().query("select * from account where email = $1", [email])).rows;
const invited = async (onlyProjects?: readonly number[], companyId?: number) =>
  newInvitation(world, { companyId: companyId ?? (await newCompany(world)), ...(onlyProjects && { onlyProjects }) });

describe("sign-up without an account", () => {
  test("sign-up by invitation creates account, membership and session [R-090] [R-529] [C-008]", async () => {
    const { email, token } = await invited();
    expect((await confirm(token)).answer).toMatchObject({ email, token, firebaseAccount: false, kind: "company" });
    const { status, answer } = await signUp(world, { email, token });
    if (answer?.mfaRequired !== false) throw new Error("a session was expected");
    expect([status, answer.user.displayName, answer.user.phone]).toEqual([200, "Júlia Campos", "+5531988887777"]);
    expect(answer.user).toMatchObject({ email, emailVerified: true, accountVerified: true });
    expect(answer.user.companies).toHaveLength(1);
    expect(answer.termsToAccept).toBeNull();
    expect((await world.withToken(answer.token)("GET /account/me")()).answer.permissions[0]?.permitions).toEqual(["see_projects"]);
    expect((await world.anonymous()("POST /authentication/signin")({ body: { email, password: NEW_PASSWORD } })).status).toBe(200);
  });

  test("sign-up by a project invitation grants only its projects [R-096] [C-010] [CD-030]", async () => {
    const companyId = await newCompany(world);
    const [only] = [await newProject(world, { contractorId: companyId }), await newProject(world, { contractorId: companyId })];
    const { email, token } = await invited([only], companyId);
    expect((await confirm(token)).answer.kind).toBe("project");
    const body = { email, token, password: NEW_PASSWORD, fullName: "Rui Melo", phone: "3134567890", accepted: true as const };
    const { answer } = await world.anonymous()("POST /authentication/project/signup")({
      body: { ...body, termId: await currentTermId(world) },
    });
    if (answer?.mfaRequired !== false) throw new Error("a session was expected");
    const listed = await world.withToken(answer.token)("GET /projects")({});
    expect(listed.answer.results.map(({ id }) => id)).toEqual([only]);
  });

  test("sign-up stores the accepted terms with version, date and browser [R-117] [R-120]", async () => {
    const { email, token } = await invited();
    const { answer } = await signUp(world, { email, token });
    if (answer?.mfaRequired !== false) throw new Error("a session was expected");
    const [kept, ...others] = (await world.withToken(answer.token)("GET /account-use-terms/default-list")()).answer;
    expect(others).toEqual([]);
    const [shown] = (await world.anonymous()("GET /internal/terms-use")({})).answer;
    expect(kept).toMatchObject({ termId: shown?.id, version: "1.0", language: "pt-BR", hash: shown?.hash, html: shown?.html });
    expect(kept).toMatchObject({ accountName: "Júlia Campos", email, address: "127.0.0.1", userAgent: "node" });
  });

  test("sign-up without accepted current terms is refused [R-120] [MD-017]", async () => {
    const { email, token } = await invited();
    const body = { email, token, password: NEW_PASSWORD, fullName: "Rui Melo", phone: "3134567890" };
    const unaccepted = { ...body, termId: await currentTermId(world), accepted: false };
    const reply = await world.anonymous()("POST /authentication/signup")({ body: unaccepted as never });
    expect(reply.refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.accepted" }] } });
    const outdated = { ...body, termId: 999_999, accepted: true as const };
    expect((await world.anonymous()("POST /authentication/signup")({ body: outdated })).refused.code).toBe("terms.outdated");
    expect(await accountsOf(email)).toEqual([]);
    expect((await signUp(world, { email, token })).status).toBe(200);
  });

  test("sign-up with another e-mail is refused [R-530]", async () => {
    const { email, token } = await invited();
    expect((await signUp(world, { email: `outra-${email}`, token })).refused.code).toBe("sign_up.email_differs");
    expect((await signUp(world, { email: email.replace("a", "а"), token })).refused.code).toBe("request.malformed");
    expect((await signUp(world, { email: ` ${email.toUpperCase()} `, token })).status).toBe(200);
  });

  test("a weak password is refused and keeps the invitation open [R-146]", async () => {
    const { email, token } = await invited();
    for (const password of ["fraca", "Abcdefg1", "Senha boa@27#", ""])
      expect((await signUp(world, { email, token, password })).refused.code, password).toBe("password.weak");
    expect((await signUp(world, { email, token })).status).toBe(200);
  });

  test("sign-up refuses blank, overlong and multi-line names [R-153] [R-154]", async () => {
    const { email, token } = await invited();
    for (const fullName of ["", "   ", "x".repeat(121), "Ana\r\nBcc: todos@teste.example", "Ana\u202Egnp.exe", "\u2028"])
      expect((await signUp(world, { email, token, fullName })).refused.code).toBe("request.malformed");
    expect(await accountsOf(email)).toEqual([]);
  });
});

describe("single use of an invitation", () => {
  test("a used invitation is refused with the specified text [R-091] [R-092] [M-054]", async () => {
    const { email, token } = await invited();
    await signUp(world, { email, token });
    const again = [await confirm(token), await signUp(world, { email, token, password: "Outra@2027#b" })];
    for (const { refused } of again) expect(refused).toMatchObject({ statusCode: 409, message: "Convite já confirmado" });
    expect((await world.anonymous()("POST /authentication/signin")({ body: { email, password: NEW_PASSWORD } })).status).toBe(200);
  });

  test("one of two concurrent sign-ups creates the account", async () => {
    const { email, token } = await invited();
    const answers = await Promise.all([signUp(world, { email, token }), signUp(world, { email, token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.refused.message).toBe("Convite já confirmado");
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test("cancelled, expired, forged and foreign links get the same refusal [R-093] [CD-142]", async () => {
    const companyId = await newCompany(world);
    const cancelled = await newInvitation(world, { companyId, status: "cancelled" });
    const expired = await newInvitation(world, { companyId, daysLeft: -1 });
    const { token } = await newInvitation(world, { companyId });
    const forged = [`${token.slice(0, -2)}AA`, `c${token}`, "", "x".repeat(200), "1.".padEnd(45, "A")].filter((one) => one !== "");
    for (const one of [cancelled.token, expired.token, ...forged]) expect((await confirm(one)).refused.code, one).toBe("link.invalid");
    expect((await signUp(world, { email: expired.email, token: expired.token })).refused.code).toBe("link.invalid");
    expect(await accountsOf(expired.email)).toEqual([]);
    const ofCompany = await newCompanyInvitation(world);
    expect((await confirm(ofCompany.token)).refused.code).toBe("link.invalid");
  });
});

describe("invitation of an existing account", () => {
  const accept = (email: string, token: string) => world.anonymous()("POST /authentication/invite/firebase")({ body: { email, token } });

  test("one of two concurrent acceptances creates the membership, and none a session [R-089] [C-011]", async () => {
    const { email, token } = await invited();
    const accountId = await newAccount(world, email);
    await owner().query("update account set email_verified = false, account_verified = false where id = $1", [accountId]);
    expect((await confirm(token)).answer.firebaseAccount).toBe(true);
    const [first, second] = await Promise.all([accept(email, token), accept(email, token)]);
    expect([first.status, second.status].sort()).toEqual([204, 409]);
    expect((await owner().query("select id from membership where account_id = $1", [accountId])).rowCount).toBe(1);
    expect(await accountsOf(email)).toMatchObject([{ email_verified: true, account_verified: true }]);
  });

  test("sign-up is refused for an existing account and keeps its password [R-176] [MD-022]", async () => {
    const { email, token } = await invited();
    await newAccount(world, email);
    const before = await accountsOf(email);
    expect((await signUp(world, { email, token })).refused).toMatchObject({ statusCode: 409, code: "sign_up.email_in_use" });
    expect(await accountsOf(email)).toEqual(before);
  });

  test("acceptance is refused for another e-mail and missing or disabled accounts", async () => {
    const { email, token } = await invited();
    const other = await newAccount(world, `outra-${email}`);
    expect((await accept(`outra-${email}`, token)).refused.code).toBe("sign_up.email_differs");
    expect((await accept(email, token)).refused.code).toBe("sign_up.no_account");
    const accountId = await newAccount(world, email);
    await owner().query("update account set disabled_at = now() where id = $1", [accountId]);
    expect((await accept(email, token)).refused.code).toBe("sign_in.account_disabled");
    expect((await owner().query("select id from membership where account_id = any ($1)", [[other, accountId]])).rowCount).toBe(0);
  });
});

test("guessed tokens get the same refusal for every account", async () => {
  const { email, token } = await invited();
  await newAccount(world, email);
  const [id] = token.split(".");
  const guesses = [`${id}.${"B".repeat(43)}`, `${Number(id) + 999}.${"B".repeat(43)}`];
  const answers = await Promise.all(
    guesses.flatMap((one) => [confirm(one), signUp(world, { email, token: one }), signUp(world, { email: `nao-${email}`, token: one })]),
  );
  expect(new Set(answers.map(({ refused }) => JSON.stringify(refused))).size).toBe(1);
});
