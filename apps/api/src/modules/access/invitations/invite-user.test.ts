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
const somebody = () => `convidada-${randomUUID()}@teste.example`;
const hiring = async () => {
  const companyId = await newCompany(world);
  const { api, accountId } = await newPerson(world, { companyId, keys: "all" });
  return { companyId, api, accountId, profileId: await newProfile(world, { companyId, name: "Recursos Humanos" }) };
};

test("whoever is invited gets a link that works for seven days, and the answer says so in words [R-302] [R-308]", async () => {
  const { companyId, api, profileId } = await hiring();
  const email = somebody();
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

test("an invitation is written in the language of whom it is for, or else of who sends it", async () => {
  const { companyId, api, accountId, profileId } = await hiring();
  const pool = world.database.ownerPool();
  const [known, unknown] = [somebody(), somebody()];
  const known_id = await newAccount(world, known);
  await pool.query("update account set language = 'en-US' where id = $1", [known_id]);
  await pool.query("update account set language = 'es-ES' where id = $1", [accountId]);
  for (const email of [known, unknown]) await api(invite)({ body: { email, profileId, companyId } });
  expect((await mailsTo(world, known))[0]?.subject).toMatch(/^Invitation to /);
  expect((await mailsTo(world, unknown))[0]?.subject).toMatch(/^Invitación a la empresa /);
});

test("only a hash of the secret is kept, and nothing of it in the history", async () => {
  const { companyId, api, profileId } = await hiring();
  const email = somebody();
  await api(invite)({ body: { email, profileId, companyId } });
  const [, secret = "none"] = ((await linkSentTo(world, email)).searchParams.get("token") ?? "").split(".");
  const pool = world.database.ownerPool();
  const { rows: kept } = await pool.query("select i::text as row from invitation i where email = $1", [email]);
  const { rows: told } = await pool.query("select h::text as row, action, subject_name from history h where owner_id = $1", [companyId]);
  expect(told).toMatchObject([{ action: "invitation.sent", subject_name: email }]);
  for (const { row } of [...kept, ...told]) expect(row).not.toContain(secret);
});

test("who is a user already, and who was invited already, is not invited once more, however often one clicks", async () => {
  const { companyId, api, profileId } = await hiring();
  const { email: colleague } = await newColleague(world, { companyId });
  expect((await api(invite)({ body: { email: colleague, profileId, companyId } })).refused).toMatchObject({
    statusCode: 409,
    code: "invitation.already_user",
  });
  const email = somebody();
  const replies = await Promise.all(Array.from({ length: 4 }, () => api(invite)({ body: { email, profileId, companyId } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.refused.code).toBe("invitation.already_sent");
  expect(await mailsTo(world, email)).toHaveLength(1);
});

test("the same person may be invited by two companies", async () => {
  const [one, other, email] = [await hiring(), await hiring(), somebody()];
  for (const { api, companyId, profileId } of [one, other])
    expect((await api(invite)({ body: { email, profileId, companyId } })).status).toBe(201);
});

test("an invitation that expired makes way for a new one, and its link stays dead", async () => {
  const { companyId, api, profileId } = await hiring();
  const email = somebody();
  const { answer } = await api(invite)({ body: { email, profileId, companyId } });
  await world.database
    .ownerPool()
    .query("update invitation set expires_at = now() - interval '1 second' where id = $1", [answer.invite.id]);
  expect((await api(invite)({ body: { email, profileId, companyId } })).status).toBe(201);
  const { results } = (await api("GET /invites/users")({ query: { companyId } })).answer;
  expect(results.map(({ id }) => id)).not.toContain(answer.invite.id);
  expect(results).toHaveLength(1);
});

test("nobody invites into a profile that holds more than they do, nor into one of another company", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: ["add_invite", "see_projects"] });
  const more = await newProfile(world, { companyId, keys: ["see_projects", "config_security"] });
  const foreign = await newProfile(world, { companyId: await newCompany(world) });
  const refusedFor = async (profileId: number) => (await api(invite)({ body: { email: somebody(), profileId, companyId } })).refused;
  expect(await refusedFor(more)).toMatchObject({ statusCode: 422, code: "profile.beyond_own", details: { keys: ["config_security"] } });
  expect(await refusedFor(foreign)).toMatchObject({ statusCode: 404, code: "profile.not_found" });
});

test("nobody invites into a company that is not theirs, or where they see some projects only", async () => {
  const { companyId, profileId } = await hiring();
  const stranger = await world.as("stranger");
  expect((await stranger(invite)({ body: { email: somebody(), profileId, companyId } })).refused).toMatchObject({
    code: "company.not_found",
  });
  const onlyProjects = [await newProject(world, { contractorId: companyId })];
  const { api } = await newPerson(world, { companyId, keys: ["add_invite"], onlyProjects });
  expect((await api(invite)({ body: { email: somebody(), profileId, companyId } })).refused).toMatchObject({ statusCode: 403 });
});

test.each(["\u0430dmin@serraazul.example", "admin@serr\u0430azul.example", "\u212aaren@teste.example", "ａdmin@teste.example"])(
  "%j has letters that pass for others, and is refused in words",
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
])("%j ends no header and reaches nobody", async (email) => {
  const { companyId, api, profileId } = await hiring();
  const { status } = await api(invite)({ body: { email, profileId, companyId } });
  const { rows } = await world.database.ownerPool().query("select email from invitation where company_id = $1", [companyId]);
  // White space around an address is nothing of it; everything else is refused.
  expect([status, rows]).toEqual(email.trim() === "a@b.example" ? [201, [{ email: "a@b.example" }]] : [400, []]);
});

test("a company or a profile whose name looks like markup, or like a place of the text, stays a name in the e-mail", async () => {
  const { companyId, api } = await hiring();
  const pool = world.database.ownerPool();
  await pool.query("update company set trading_name = $2 where id = $1", [companyId, "{inviter}\r\nBcc: x@y.example <b>$&"]);
  const email = somebody();
  await api(invite)({ body: { email, companyId, profileId: await newProfile(world, { companyId, name: "<script>alert(1)</script>" }) } });
  const [mail] = await mailsTo(world, email);
  expect(mail?.subject).toBe("Convite para a empresa {inviter} Bcc: x@y.example <b>$&");
  expect(mail?.html).not.toContain("<script>");
});
