import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { movableClock } from "../../../test/movable-clock.ts";
import { jobHand } from "../../../test/pendency-jobs.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { recipientDayMax } from "./mail-limits.ts";
import { type MailerOptions, openMailer } from "./mailer.ts";
import { deliverMessage } from "./message.ts";
import { admit, queueMessage, sendMessage, withdraw } from "./queue-message.ts";
import type { Template } from "./template.ts";

const database = ownDatabase();
const jobs = ownJobs(database);
const clock = movableClock();
const row = { ownerId: 0, rowId: "7", issue: 0, language: "pt-BR" } as const;
const letter = { subject: "Seu convite\r\nBcc: todos@ipe.example", text: "Use o link.", html: "<p>Use o link.</p>" };

const templateTo = (to: string, excess: Template["excess"] = "drop"): Template => ({
  name: `test.${excess}-letter`,
  category: "invitation",
  excess,
  render: async () => ({ channel: "email", to, companyId: 1, ...letter }),
});
const mailerFor = (template: Template, options: Partial<MailerOptions> = {}) => {
  const installation = { secret: "of this test", publicUrl: "https://emdia.example" };
  const [send, deliverText] = openMailer({ ...installation, templates: [template], demo: false, ...options });
  if (!send || !deliverText) throw new Error("the mailer has two jobs");
  const context = { ...jobHand({ database, clock }), log: pino({ level: "silent" }) };
  const payload = { id: "0f8fad5b-d9cb-469f-a165-70867728950e", template: template.name, ...row };
  return {
    run: (id = payload.id) => send.run(context, { ...payload, id }),
    deliver: (message: unknown) => deliverText.run(context, message),
  };
};
const stored = async () => (await database.ownerPool().query("select * from outbox_message order by id")).rows;
const queued = async () => (await database.ownerPool().query("select payload, run_at from graphile_worker._private_jobs")).rows;
const count = (to: string, companyId = 1) =>
  jobs.ask(async (tx) => admit(tx, templateTo(to), { to, channel: "email", companyId, now: clock.now() }));

beforeEach(async () => {
  await database.ownerPool().query("delete from outbox_message");
  await database.ownerPool().query("delete from graphile_worker._private_jobs");
});

test("the outbox stores the text in a demo", async () => {
  await mailerFor(templateTo("rita@ipe.example"), { demo: true }).run();
  expect(await stored()).toMatchObject([{ state: "stored", subject: "Seu convite Bcc: todos@ipe.example", body: "Use o link." }]);
});

test("the outbox stores no text outside a demo", async () => {
  await mailerFor(templateTo("rita@ipe.example")).run();
  expect(await stored()).toMatchObject([
    { recipient: "rita@ipe.example", template: "test.drop-letter", at: expect.any(Date), state: "stored", subject: null, body: null },
  ]);
});

test("a message that was delivered is not delivered again", async () => {
  const seen: string[] = [];
  const { run } = mailerFor(templateTo("rita@ipe.example"), { observe: ({ state }) => seen.push(state) });
  await run();
  await run();
  expect(seen).toEqual(["stored"]);
});

test("a queued text of an earlier version is still delivered", async () => {
  const message = {
    channel: "email",
    id: "0f8fad5b-d9cb-469f-a165-70867728950e",
    to: "rita@ipe.example",
    ...letter,
    subject: "Oi",
  } as const;
  await jobs.ask((tx) => enqueue(tx, { job: deliverMessage, payload: message }));
  const { observe, next } = jobs.watch();
  const installation = { secret: "of this test", publicUrl: "https://emdia.example", templates: [], demo: true };
  await jobs.take({ jobs: openMailer(installation), observe });
  await next("done");
  expect(await stored()).toMatchObject([{ recipient: "rita@ipe.example", subject: "Oi", body: "Use o link." }]);
});

test("a fifth message of a company to one recipient is the last of the day", async () => {
  for (let sent = 0; sent < 5; sent += 1) expect(await count("rita@ipe.example")).toHaveProperty("messageId");
  expect(await count("Rita@ipe.example")).toEqual({ exceeded: "recipient" });
  expect(await count("ze@ipe.example")).toHaveProperty("messageId");
  clock.forward({ days: 1 });
  expect(await count("rita@ipe.example")).toHaveProperty("messageId");
});

test("a recipient has one limit for all companies", async () => {
  for (let sent = 0; sent < recipientDayMax.invitation; sent += 1)
    expect(await count("rita@ipe.example", 1 + (sent % 4))).toHaveProperty("messageId");
  expect(await count("rita@ipe.example", 9)).toEqual({ exceeded: "recipient" });
});

test("a company is refused above 1,000 messages a day", async () => {
  await database.ownerPool().query(
    `insert into outbox_message (message_id, company_id, category, template, state, at, channel, recipient)
      select gen_random_uuid(), 1, 'invitation', 't', 'sent', $1, 'email', n || '@ipe.example' from generate_series(1, 1000) n`,
    [clock.now()],
  );
  expect(await count("rita@ipe.example")).toEqual({ exceeded: "company" });
  expect(await count("rita@ipe.example", 2)).toHaveProperty("messageId");
});

test("a message above the limit leaves on the next day", async () => {
  const to = "rita@ipe.example";
  for (let sent = 0; sent < 5; sent += 1) await count(to);
  const seen: string[] = [];
  await mailerFor(templateTo(to, "postpone"), { observe: ({ state }) => seen.push(state) }).run();
  expect(seen).toEqual(["postponed"]);
  const [job] = await queued();
  expect(job).toMatchObject({ payload: { template: "test.postpone-letter", rowId: "7" } });
  expect(job.run_at.getTime()).toBeGreaterThan(clock.now().getTime());
  clock.forward({ days: 1 });
  await mailerFor(templateTo(to, "postpone"), { observe: ({ state }) => seen.push(state) }).run();
  expect(seen).toEqual(["postponed", "stored"]);
});

test("a message above the limit is dropped where a later one is useless", async () => {
  for (let sent = 0; sent < 5; sent += 1) await count("rita@ipe.example");
  const seen: string[] = [];
  await mailerFor(templateTo("rita@ipe.example"), { observe: ({ state }) => seen.push(state) }).run();
  expect([seen, await queued()]).toEqual([["dropped"], []]);
});

test("a withdrawn message does not count", async () => {
  const to = "rita@ipe.example";
  const template = templateTo(to);
  for (let sent = 0; sent < 6; sent += 1) {
    await jobs.ask(async (tx) => {
      const message = { to, channel: "email", companyId: 1, now: clock.now() } as const;
      const admitted = await admit(tx, template, message);
      if ("exceeded" in admitted) throw new Error("the limit counts withdrawn messages");
      await withdraw(tx, template, { ...message, messageId: admitted.messageId });
    });
  }
});

test("a message is sent only if its transaction commits", async () => {
  const refused = jobs.ask(async (tx) => {
    await queueMessage(tx, templateTo("rita@ipe.example"), row);
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect(await queued()).toEqual([]);
});

test("a job of a message contains a reference to its row alone", async () => {
  await jobs.ask((tx) => queueMessage(tx, templateTo("rita@ipe.example"), row));
  const [job] = await queued();
  expect(job.payload).toEqual({ id: expect.any(String), template: "test.drop-letter", ...row });
  expect(Object.keys(job.payload).sort()).toEqual(Object.keys(sendMessage.payload.shape).sort());
});
