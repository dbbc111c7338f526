import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { permissionCatalogue } from "@emdia/contract/permissions.ts";
import { describe, expect, test } from "vitest";
import { signUp } from "../../../test/accounts/sign-up.ts";
import { companyForm, newCnpj, newCompanyInvitation } from "../../../test/fixtures/new-company-invitation.ts";
import { newAccount } from "../../../test/fixtures/new-person.ts";
import { mailsTo } from "../../../test/sent-mail.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
type Form = ReturnType<typeof companyForm>;
const invite = async (changed: Partial<Form> & { readonly language?: "en-US" } = {}) => {
  await world.database.ownerPool().query("delete from sign_in_failure where subject like 'company invite %'");
  return world.anonymous()("POST /invites/company")({ body: { ...companyForm(), ...changed } });
};
const confirm = (token: string) => world.anonymous()("POST /invites/confirm-company-token")({ body: { token } });

describe("invitation of an unregistered company", () => {
  test("the invited person receives a mail with a confirmation link [R-099] [R-531] [C-012]", async () => {
    const { status, link, token, email, tradingName, fullName, cnpj } = await newCompanyInvitation(world);
    expect([status, link.origin, link.pathname]).toEqual([201, "http://emdia.test", "/confirmar-convite"]);
    const [mail, ...more] = await mailsTo(world, email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(tradingName);
    expect(mail?.text).toContain(maskCnpj(cnpj));
    expect((await confirm(token)).answer).toEqual({
      email,
      token,
      firebaseAccount: false,
      kind: "new_company",
      company: { name: tradingName },
      profileName: null,
      invitedBy: null,
      fullName,
      phone: "+5531987654321",
    });
  });

  test("accepting creates a supplier with an owner and all provider permissions [R-095]", async () => {
    const { token, email, cnpj, companyName } = await newCompanyInvitation(world);
    const { answer } = await signUp(world, { email, token });
    if (answer?.mfaRequired !== false) throw new Error("a session was expected");
    expect(answer.user.companies).toMatchObject([{ cnpj, companyName, owner: true, isContractor: false, isProvider: true }]);
    const api = world.withToken(answer.token);
    const [held] = (await api("GET /account/permissions")()).answer;
    expect(held?.permitions).toContain("add_invite");
    expect(held?.permitions.filter((key) => permissionCatalogue[key].side === "contractor")).toEqual([]);
    const { rows } = await world.database
      .ownerPool()
      .query("select action, address from history where owner_id = $1", [answer.user.companies[0]?.id]);
    expect(rows).toEqual([{ action: "company.founded", address: "127.0.0.1" }]);
  });

  test("an invitation is accepted once, and only with the invited e-mail address", async () => {
    const { token, email } = await newCompanyInvitation(world);
    expect((await signUp(world, { email: `outra-${email}`, token })).refused.code).toBe("sign_up.email_differs");
    const answers = await Promise.all([signUp(world, { email, token }), signUp(world, { email, token }), signUp(world, { email, token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await confirm(token)).refused.message).toBe("Convite já confirmado");
  });

  test("a user with an account can accept the invitation", async () => {
    const { token, email, tradingName } = await newCompanyInvitation(world);
    const accountId = await newAccount(world, email);
    expect((await confirm(token)).answer.firebaseAccount).toBe(true);
    expect((await world.anonymous()("POST /authentication/invite/firebase")({ body: { email, token } })).status).toBe(204);
    const { rows } = await world.database
      .ownerPool()
      .query("select c.trading_name, m.is_owner from membership m join company c on c.id = m.company_id where m.account_id = $1", [
        accountId,
      ]);
    expect(rows).toEqual([{ trading_name: tradingName, is_owner: true }]);
  });
});

describe("form of the company invitation", () => {
  test("the form refuses a registered or already invited CNPJ in any spelling [R-095] [CD-168] [MD-037]", async () => {
    const { rows } = await world.database.ownerPool().query<{ cnpj: string }>("select cnpj from company order by cnpj limit 1");
    expect((await invite({ cnpj: maskCnpj(rows[0]?.cnpj ?? "") })).refused.code).toBe("company_invite.registered");
    const cnpj = newCnpj();
    expect((await invite({ cnpj: maskCnpj(cnpj).toLowerCase() })).status).toBe(201);
    expect((await invite({ cnpj })).refused.code).toBe("company_invite.active");
  });

  test("one of three concurrent invitations of a CNPJ is sent", async () => {
    const form = companyForm();
    const answers = await Promise.all([1, 2, 3].map(() => world.anonymous()("POST /invites/company")({ body: form })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await mailsTo(world, form.email)).toHaveLength(1);
  });

  test("the form refuses a CNPJ with wrong check digits [MD-014] [CD-155]", async () => {
    for (const cnpj of ["12.345.678/0001-00", "1".repeat(14), "12ABC34501DE99", "nada", ""])
      expect((await invite({ cnpj })).refused, cnpj).toMatchObject({ statusCode: 422, message: "Invalid CNPJ." });
  });

  test("the form names missing or too long fields and refuses line breaks [R-160] [R-161] [MD-015]", async () => {
    const faults = [
      { companyName: "" },
      { tradingName: " " },
      { tradingName: "x".repeat(201) },
      { companyName: "Aroeira\r\nBcc: todos@teste.example" },
      { fullName: "Teresa\nAroeira" },
      { email: "a@teste.example\r\nBcc: b@teste.example" },
      { email: "tеresa@teste.example" },
      { phone: "12" },
      { observations: "x".repeat(1_001) },
    ];
    for (const fault of faults) {
      const { refused } = await invite(fault);
      expect(refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: `body.${Object.keys(fault)[0]}` }] } });
    }
  });

  test("an expired invitation can be repeated, and its old link stays invalid", async () => {
    const { cnpj, email, token } = await newCompanyInvitation(world);
    world.clock.forward({ days: 8 });
    expect((await confirm(token)).refused.code).toBe("link.invalid");
    expect((await invite({ cnpj, email })).status).toBe(201);
    expect((await signUp(world, { email, token })).refused.code).toBe("link.invalid");
  });

  test("the mail uses the language of the page and escapes HTML", async () => {
    const email = "quoted@teste.example";
    await invite({ email, tradingName: "<img src=x onerror=alert(1)>", language: "en-US" });
    const [mail] = await mailsTo(world, email);
    expect(mail?.subject).toBe("Invitation to register your company with Em Dia");
    expect(mail?.html).toContain("&lt;img src=x");
  });

  test("the link uses the configured public URL, not the request host", async () => {
    const form = companyForm();
    const response = await fetch(`${world.address()}/api/invites/company`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-host": "mal.example", origin: "https://mal.example" },
      body: JSON.stringify(form),
    });
    expect(response.status).toBe(201);
    const [mail] = await mailsTo(world, form.email);
    expect(mail?.text).toContain("http://emdia.test/confirmar-convite?token=c");
    expect(mail?.text).not.toContain("mal.example");
  });
});

test("invitations are limited to ten per hour and IP address [CD-168]", async () => {
  await invite();
  const { rows } = await world.database.ownerPool().query<{ cnpj: string }>("select cnpj from company limit 1");
  const ask = () => world.anonymous()("POST /invites/company")({ body: { ...companyForm(), cnpj: rows[0]?.cnpj ?? "" } });
  const codes = (await Promise.all(Array.from({ length: 12 }, ask))).map(({ refused }) => refused.code);
  expect(codes.filter((code) => code === "company_invite.registered")).toHaveLength(9);
  const blocked = await ask();
  expect(blocked.refused).toMatchObject({ statusCode: 429, code: "company_invite.too_many" });
  expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThan(0);
  world.clock.forward({ minutes: 61 });
  expect((await ask()).refused.code).toBe("company_invite.registered");
});
