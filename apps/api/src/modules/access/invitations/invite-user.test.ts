import { randomUUID } from "node:crypto";
import { INVITATION_LIFE_DAYS } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { newColleague, newProfile } from "../../../../test/fixtures/new-colleague.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newAccount, newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { linkSentTo, mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const invite = "POST /companies/account";
const newAddress = () => `convidada-${randomUUID()}@teste.example`;
const hiring = async () => {
  const companyId = await newCompany(world);
  const { api, accountId } = await newPerson(world, { companyId, keys: "all" });
  return { companyId, api, accountId, profileId: await newProfile(world, { companyId, name: "Recursos Humanos" }) };
};

test("an invitation sends a link that is valid for seven days [R-302] [R-308]", async () => {
  const { companyId, api, profileId } = await hiring();
  const email = newAddress();
  const { status, answer } = await api(invite)({ body: { email: ` ${email.toUpperCase()} `, profileId, companyId } });
  expect([status, answer.message]).toEqual([201, `Convite enviado para ${email}.`]);
  expect(answer.invite).toMatchObject({
    companyId,
    kind: "company",
    email,
    profile: { id: profileId, name: "Recursos Humanos" },
    invited: true,
    state: "active",
    invitedBy: "Pessoa de Teste",
    resentAt: null,
    can: { resend: true, cancel: true },
  });
  expect(Date.parse(answer.invite.expiresAt) - Date.parse(answer.invite.sentAt)).toBe(INVITATION_LIFE_DAYS * 86_400_000);

  const link = await linkSentTo(world, email);
  expect([link.origin, link.pathname]).toEqual(["http://emdia.test", "/confirmar-convite"]);
  expect(link.searchParams.get("token")).toMatch(new RegExp(`^${answer.invite.id}\\.[\\w-]{43}$`));
});

test("the mail uses the language of the recipient, otherwise of the sender", async () => {
  const { companyId, api, accountId, profileId } = await hiring();
  const pool = world.database.ownerPool();
  const [known, unknown] = [newAddress(), newAddress()];
  const known_id = await newAccount(world, known);
  await pool.query("update account set language = 'en-US' where id = $1", [known_id]);
  await pool.query("update account set language = 'es-ES' where id = $1", [accountId]);
  for (const email of [known, unknown]) await api(invite)({ body: { email, profileId, companyId } });
  expect((await mailsTo(world, known))[0]?.subject).toMatch(/^Invitation to /);
  expect((await mailsTo(world, unknown))[0]?.subject).toMatch(/^Invitación a la empresa /);
});

test("only the hash of the secret is stored, none in the history", async () => {
  const { companyId, api, profileId } = await hiring();
  const email = newAddress();
  await api(invite)({ body: { email, profileId, companyId } });
  const [, secret = "none"] = ((await linkSentTo(world, email)).searchParams.get("token") ?? "").split(".");
  const pool = world.database.ownerPool();
  const { rows: invitationRows } = await pool.query("select i::text as row from invitation i where email = $1", [email]);
  const { rows: historyRows } = await pool.query("select h::text as row, action, subject_name from history h where owner_id = $1", [
    companyId,
  ]);
  expect(historyRows).toMatchObject([{ action: "invitation.sent", subject_name: email }]);
  for (const { row } of [...invitationRows, ...historyRows]) expect(row).not.toContain(secret);
});

test("existing users and pending addresses are not invited again, even concurrently", async () => {
  const { companyId, api, profileId } = await hiring();
  const { email: colleague } = await newColleague(world, { companyId });
  expect((await api(invite)({ body: { email: colleague, profileId, companyId } })).refused).toMatchObject({
    statusCode: 409,
    code: "invitation.already_user",
  });
  const email = newAddress();
  const replies = await Promise.all(Array.from({ length: 4 }, () => api(invite)({ body: { email, profileId, companyId } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.refused.code).toBe("invitation.already_sent");
  expect(await mailsTo(world, email)).toHaveLength(1);
});

test("two companies can invite the same address", async () => {
  const [one, other, email] = [await hiring(), await hiring(), newAddress()];
  for (const { api, companyId, profileId } of [one, other])
    expect((await api(invite)({ body: { email, profileId, companyId } })).status).toBe(201);
});

test("an expired invitation is replaced by a new one", async () => {
  const { companyId, api, profileId } = await hiring();
  const email = newAddress();
  const { answer } = await api(invite)({ body: { email, profileId, companyId } });
  await world.database
    .ownerPool()
    .query("update invitation set expires_at = now() - interval '1 second' where id = $1", [answer.invite.id]);
  expect((await api(invite)({ body: { email, profileId, companyId } })).status).toBe(201);
  const { results } = (await api("GET /invites/users")({ query: { companyId } })).answer;
  expect(results.map(({ id }) => id)).not.toContain(answer.invite.id);
  expect(results).toHaveLength(1);
});

test("inviting with a foreign profile or with missing permissions is refused", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: ["add_invite", "see_projects"] });
  const more = await newProfile(world, { companyId, keys: ["see_projects", "config_security"] });
  const foreign = await newProfile(world, { companyId: await newCompany(world) });
  const refusedFor = async (profileId: number) => (await api(invite)({ body: { email: newAddress(), profileId, companyId } })).refused;
  expect(await refusedFor(more)).toMatchObject({ statusCode: 422, code: "profile.beyond_own", details: { keys: ["config_security"] } });
  expect(await refusedFor(foreign)).toMatchObject({ statusCode: 404, code: "profile.not_found" });
});

test("inviting is refused for strangers and memberships restricted to projects", async () => {
  const { companyId, profileId } = await hiring();
  const stranger = await world.as("stranger");
  expect((await stranger(invite)({ body: { email: newAddress(), profileId, companyId } })).refused).toMatchObject({
    code: "company.not_found",
  });
  const onlyProjects = [await newProject(world, { contractorId: companyId })];
  const { api } = await newPerson(world, { companyId, keys: ["add_invite"], onlyProjects });
  expect((await api(invite)({ body: { email: newAddress(), profileId, companyId } })).refused).toMatchObject({ statusCode: 403 });
});

test.each(["\u0430dmin@serraazul.example", "admin@serr\u0430azul.example", "\u212aaren@teste.example", "ａdmin@teste.example"])(
  "address %j with look-alike letters is refused",
  async (email) => {
    const { companyId, api, profileId } = await hiring();
    const { status, refused } = await api(invite)({ body: { email, profileId, companyId } });
    expect([status, refused.code]).toEqual([422, "invitation.email_look_alike"]);
    expect(refused.message).toContain("letras");
  },
);

test.each([
  "a@b.example\r\nBcc: c@d.example",
  "a@b.example\n",
  "<a@b.example>",
  "a@b.example,c@d.example",
  "a@b",
  `${"a".repeat(300)}@b.example`,
  "",
])("address %j cannot inject mail headers", async (email) => {
  const { companyId, api, profileId } = await hiring();
  const { status } = await api(invite)({ body: { email, profileId, companyId } });
  const { rows } = await world.database.ownerPool().query("select email from invitation where company_id = $1", [companyId]);
  // The contract trims white space around an address and refuses everything else.
  expect([status, rows]).toEqual(email.trim() === "a@b.example" ? [201, [{ email: "a@b.example" }]] : [400, []]);
});

test("the mail escapes markup and placeholders in company and profile names", async () => {
  const { companyId, api } = await hiring();
  const pool = world.database.ownerPool();
  await pool.query("update company set trading_name = $2 where id = $1", [companyId, "{inviter}\r\nBcc: x@y.example <b>$&"]);
  const email = newAddress();
  await api(invite)({ body: { email, companyId, profileId: await newProfile(world, { companyId, name: "<script>alert(1)</script>" }) } });
  const [mail] = await mailsTo(world, email);
  expect(mail?.subject).toBe("Convite para a empresa {inviter} Bcc: x@y.example <b>$&");
  expect(mail?.html).not.toContain("<script>");
});
