import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/accounts/cast.ts";
import { forget, sendAskedLinks } from "../../test/accounts/asked-links.ts";
import { newGuarded, newPhone, stepCalls, stepOf } from "../../test/accounts/second-factor.ts";
import { newProfile } from "../../test/fixtures/new-colleague.ts";
import { newCompany } from "../../test/fixtures/new-company.ts";
import { newCompanyInvitation } from "../../test/fixtures/new-company-invitation.ts";
import { newAccount, newPerson } from "../../test/fixtures/new-person.ts";
import { newProject } from "../../test/fixtures/new-project.ts";
import { codeSentTo, linkSentTo, mailsTo, renderedMessages } from "../../test/sent-mail.ts";
import { openWorld } from "../../test/world.ts";
import { COMPANY_RECIPIENT_DAY_MAX, recipientDayMax } from "../platform/mail/mail-limits.ts";
import { messageTemplates } from "./message-templates.ts";

const world = openWorld();
const { begin } = stepCalls(world);
const owner = () => world.database.ownerPool();
const signIn = (email: string) => world.anonymous()("POST /authentication/signin")({ body: { email, password: DEMO_PASSWORD } });
const newEmail = () => `pessoa-${randomUUID()}@teste.example`;

/** Requests one message of each kind that contains a link with a secret, or a code. */
const requestAll = async () => {
  const { email } = await newPerson(world);
  await forget(world, email);
  for (const change of [
    "email_verified = false",
    "last_access_at = now() - interval '91 days'",
    "password_changed_at = now() - interval '91 days'",
  ]) {
    const address = newEmail();
    await newAccount(world, address);
    await owner().query(`update account set ${change} where email = $1`, [address]);
    await signIn(address);
  }
  await begin(await stepOf(world, (await newGuarded(world)).email));
  await begin(await stepOf(world, (await newGuarded(world)).email), "SMS", newPhone());
  const companyId = await newCompany(world, "both");
  const { api } = await newPerson(world, { companyId, keys: "all" });
  await api("POST /account/phone/code")({ body: { phone: newPhone() } });
  const profileId = await newProfile(world, { companyId });
  await api("POST /companies/account")({ body: { email: newEmail(), companyId, profileId } });
  const projectId = await newProject(world, { contractorId: companyId });
  await api("POST /projects/{id}/accounts")({ id: projectId, body: { companyId, email: newEmail(), profileId } });
  await newCompanyInvitation(world);
};

const secretsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w-])[\w-]{43}(?![\w-])|\b\d{6}\b/g)].map(([secret]) => secret);
const payloads = async () => {
  const { rows } = await owner().query<{ payload: string }>("select payload::text as payload from graphile_worker._private_jobs");
  return rows.map(({ payload }) => payload).join("\n");
};

test("no job contains the secret of a link or code", async () => {
  await requestAll();
  const messages = await renderedMessages(world);
  const secrets = messages.map(({ text }) => secretsIn(text));
  expect(secrets).toHaveLength(10);
  for (const found of secrets) expect(found.length).toBeGreaterThan(0);
  const written = await payloads();
  for (const secret of secrets.flat()) expect(written).not.toContain(secret);
  const { rows } = await owner().query<{ all: string }>("select coalesce(string_agg(m::text, ''), '') as all from outbox_message m");
  for (const secret of secrets.flat()) expect(rows[0]?.all).not.toContain(secret);
});

test("a retry renders the same link and code", async () => {
  const texts = async () => (await renderedMessages(world)).map((message) => message.text);
  await requestAll();
  expect(await texts()).toEqual(await texts());
});

test("a link whose random hash an earlier version stored keeps working", async () => {
  const { email, accountId } = await newPerson(world);
  await owner().query(
    `insert into account_link (account_id, purpose, secret_hash, expires_at)
      values ($1, 'reset_password', sha256(convert_to($2, 'UTF8')), now() + interval '1 hour')`,
    [accountId, "A".repeat(43)],
  );
  const { answer } = await world.anonymous()("POST /authentication/action-code/check")({
    body: { oobCode: `${accountId}.${"A".repeat(43)}` },
  });
  expect(answer).toEqual({ mode: "resetPassword", email });
});

test("the link of one account opens no other account", async () => {
  const [one, other] = [await newPerson(world), await newPerson(world)];
  await forget(world, one.email);
  const [, secret] = (await codeSentTo(world, one.email)).split(".");
  const { refused } = await world.anonymous()("POST /authentication/action-code/check")({
    body: { oobCode: `${other.accountId}.${secret}` },
  });
  expect(refused.code).toBe("link.invalid");
});

test("a used link gets no e-mail any more", async () => {
  const { email } = await newPerson(world);
  await forget(world, email);
  const oobCode = (await linkSentTo(world, email)).searchParams.get("oobCode") ?? "";
  await world.anonymous()("POST /authentication/password/reset")({
    body: { oobCode, password: "Novo@2027#a", confirmPassword: "Novo@2027#a" },
  });
  await sendAskedLinks(world);
  expect(await mailsTo(world, email)).toEqual([]);
});

test("an invitation above the limit of its recipient is refused and not stored", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  const body = { email: newEmail(), companyId, profileId: await newProfile(world, { companyId }) };
  await owner().query(
    `insert into outbox_message (message_id, company_id, category, template, state, at, channel, recipient)
      select gen_random_uuid(), $1, 'invitation', 't', 'sent', $2, 'email', $3 from generate_series(1, $4::integer)`,
    [companyId, world.clock.now(), body.email, COMPANY_RECIPIENT_DAY_MAX],
  );
  const { refused, headers } = await api("POST /companies/account")({ body });
  expect(refused).toMatchObject({ statusCode: 429, code: "invitation.recipient_limit" });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await owner().query("select from invitation where email = $1", [body.email])).rowCount).toBe(0);
});

test("a code above the limit is refused, and the former code stays valid", async () => {
  const { email } = await newGuarded(world);
  await owner().query(
    `insert into outbox_message (message_id, category, template, state, at, channel, recipient)
      select gen_random_uuid(), 'code', 't', 'sent', $1, 'email', $2 from generate_series(2, $3::integer)`,
    [world.clock.now(), email, recipientDayMax.code],
  );
  const step = await stepOf(world, email);
  await begin(step);
  const before = await mailsTo(world, email);
  world.clock.forward({ seconds: 61 });
  const { refused } = await stepCalls(world).again(step);
  expect(refused).toMatchObject({ statusCode: 429, code: "second_factor.too_many_messages" });
  expect(await mailsTo(world, email)).toEqual(before);
});

test("each template has its own name", () => {
  expect(new Set(messageTemplates.map(({ name }) => name)).size).toBe(messageTemplates.length);
});
