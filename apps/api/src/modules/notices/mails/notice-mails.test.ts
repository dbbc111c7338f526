import { pino } from "pino";
import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { queueNoticeMails } from "../../../../test/notice-jobs.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { openMailer } from "../../../platform/mail/mailer.ts";
import { noticeTemplate } from "./notice-template.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const asked = askedOf(world);

/** A document and a member of its supplier who is mentioned in comments. */
const mentioned = async () => {
  const { id, providerId, reviewer } = await asked();
  const person = await newPerson(world, { companyId: providerId, keys: ["see_pendency"] });
  const mention = (text: string) => reviewer("POST /pendencies/{id}/comments")({ id, body: { text, mentions: [person.accountId] } });
  const mails = () => mailsTo(world, person.email);
  return { id, ...person, mention, mails };
};
const post = (path: string, init: RequestInit = {}) => fetch(`${world.address()}${path}`, { method: "POST", ...init });
const linkOf = (text: string) => /https?:\/\/\S+\/avisos\/cancelar\/(\S+)/.exec(text)?.[1] ?? "";
const settingOf = async ({ api }: Pick<Person, "api">) =>
  (await api("GET /notices/settings")()).answer.results.find(({ kind }) => kind === "mention");

test("notices of one kind become one e-mail, even in two runs", async () => {
  const { mention, mails, id } = await mentioned();
  for (let count = 0; count < 12; count += 1) await mention(`Veja ${count}.`);
  expect(await mails()).toEqual([]);
  await Promise.all([queueNoticeMails(jobs, world), queueNoticeMails(jobs, world)]);
  await queueNoticeMails(jobs, world);
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual(["12 menções a você", []]);
  expect(mail?.text).toContain("Veja 11.");
  expect(mail?.text).not.toContain("Veja 1.");
  expect(mail?.text).toContain("e mais 2");
  expect(mail?.text).toContain(`http://emdia.test/pendencias/editar/${id}`);
});

test("a thousand notices for one person become one message", async () => {
  const { mention, mails, accountId } = await mentioned();
  await mention("Veja.");
  await world.database.ownerPool().query(
    `insert into notice (account_id, company_id, kind, about_kind, about_id, contractor_id, project_ids, details, created_at, in_inbox, mail_waits)
      select account_id, company_id, kind, about_kind, about_id, contractor_id, project_ids, details, created_at, true, true
      from notice cross join generate_series(2, 1000) where account_id = $1`,
    [accountId],
  );
  await Promise.all([queueNoticeMails(jobs, world), queueNoticeMails(jobs, world)]);
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual(["1000 menções a você", []]);
  expect(mail?.text).toContain("e mais 990");
});

test("an e-mail of notices above the daily limit leaves on the next day", async () => {
  const { mention, email } = await mentioned();
  await mention("Veja.");
  await queueNoticeMails(jobs, world);
  const pool = world.database.ownerPool();
  await pool.query(
    `insert into outbox_message (message_id, category, template, state, at, channel, recipient)
      select gen_random_uuid(), 'inbox', 'notices.events', 'sent', $1, 'email', $2 from generate_series(1, 50)`,
    [world.clock.now(), email],
  );
  const seen: string[] = [];
  const [send] = openMailer({
    secret: "of this test",
    publicUrl: "http://emdia.test",
    templates: [noticeTemplate],
    demo: false,
    observe: ({ state }) => seen.push(state),
  });
  const { rows } = await pool.query<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs where payload->>'template' = 'notices.events' order by id desc limit 1",
  );
  await send?.run({ ...jobHand(world), log: pino({ level: "silent" }) }, rows[0]?.payload);
  expect(seen).toEqual(["postponed"]);
});

test("no e-mail is sent about notices that were read in the inbox", async () => {
  const { mention, mails, api } = await mentioned();
  await mention("Veja.");
  await queueNoticeMails(jobs, world);
  expect((await mails()).length).toBe(1);
  const [notice] = (await api("GET /notices")()).answer.results;
  await api("PUT /notices/{id}/read")({ id: notice?.id ?? 0, body: { isRead: true } });
  expect(await mails()).toEqual([]);
});

test("settings per kind turn off the e-mail, the inbox or both", async () => {
  const { mention, mails, api } = await mentioned();
  await api("PUT /notices/settings")({ body: { kind: "mention", mail: false } });
  await mention("Só na caixa.");
  await api("PUT /notices/settings")({ body: { kind: "mention", inbox: false } });
  await mention("Em lugar nenhum.");
  await queueNoticeMails(jobs, world);
  const { results } = (await api("GET /notices")()).answer;
  expect([results.map(({ details }) => details.text), await mails()]).toEqual([["Só na caixa."], []]);
});

test("the link of an e-mail turns off its kind by POST only", async () => {
  const { mention, mails, api } = await mentioned();
  await mention("Veja.");
  await queueNoticeMails(jobs, world);
  const token = linkOf((await mails())[0]?.text ?? "");
  for (const path of [`/avisos/cancelar/${token}`, `/api/notices/unsubscribe/${token}`]) await fetch(`${world.address()}${path}`);
  expect(await settingOf({ api })).toEqual({ kind: "mention", inbox: true, mail: true });

  expect((await world.anonymous()("POST /notices/unsubscribe")({ body: { token } })).status).toBe(204);
  expect(await settingOf({ api })).toEqual({ kind: "mention", inbox: true, mail: false });
  expect(await mails()).toEqual([]);
});

test.for(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", undefined])(
  "one click of a mail client turns the kind off",
  async (type) => {
    const { mention, mails, api } = await mentioned();
    await mention("Veja.");
    await queueNoticeMails(jobs, world);
    const token = linkOf((await mails())[0]?.text ?? "");
    const body = type?.startsWith("multipart")
      ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
      : "List-Unsubscribe=One-Click";
    const sent = type === undefined ? {} : { body, headers: { "content-type": type } };
    const answer = await post(`/api/notices/unsubscribe/${token}`, sent);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect((await settingOf({ api }))?.mail).toBe(false);
  },
);

test("a forged unsubscribe link is refused and changes nothing", async () => {
  const { mention, mails, api } = await mentioned();
  await mention("Veja.");
  await queueNoticeMails(jobs, world);
  const [accountId, kind, signature] = linkOf((await mails())[0]?.text ?? "").split(".");
  for (const token of [
    `${Number(accountId) + 1}.${kind}.${signature}`,
    `${accountId}.answer.${signature}`,
    `${accountId}.${kind}-answer.${signature}`,
    "x",
  ]) {
    const refused = await world.anonymous()("POST /notices/unsubscribe")({ body: { token } });
    expect([refused.status, refused.refused.code]).toEqual([404, "notice.link_invalid"]);
    expect((await post(`/api/notices/unsubscribe/${token}`)).status).toBe(404);
  }
  expect((await settingOf({ api }))?.mail).toBe(true);
});
