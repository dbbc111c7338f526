import { expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { openMailer } from "./mailer.ts";
import { sendMail, sendSms } from "./message.ts";
import { renderMail } from "./render-mail.ts";

const database = ownDatabase();
const jobs = ownJobs(database);

test("messages go to the outbox when no service is configured", async () => {
  const mail = renderMail({ language: "pt-BR", title: "Seu código\r\nBcc: todos@ipe.example", paragraphs: ["Use 123456."] });
  await jobs.ask(async (tx) => {
    await sendMail(tx, { to: "rita@ipe.example", ...mail });
    await sendSms(tx, { to: "+5531999990000", text: "Seu código: 123456" });
  });
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [openMailer({})], observe });
  await next("done");
  await next("done");
  const { rows } = await database.ownerPool().query("select channel, recipient, subject, body from outbox_message order by channel");
  expect(rows).toEqual([
    { channel: "email", recipient: "rita@ipe.example", subject: "Seu código Bcc: todos@ipe.example", body: mail.text },
    { channel: "sms", recipient: "+5531999990000", subject: null, body: "Seu código: 123456" },
  ]);
});

test("a message is sent only if its transaction commits", async () => {
  const refused = jobs.ask(async (tx) => {
    await sendSms(tx, { to: "+5531999990000", text: "Nunca" });
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect((await database.ownerPool().query("select from graphile_worker.jobs")).rowCount).toBe(0);
});
