import { inject } from "vitest";
import { type Message, messageOf } from "../src/platform/mail/message.ts";
import { sendMessage } from "../src/platform/mail/queue-message.ts";
import { messageTemplates } from "../src/start/message-templates.ts";
import { type Around, jobHand } from "./pendency-jobs.ts";

export type SentMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Renders the queued messages as the mailer does, newest first. */
export const renderedMessages = async (world: Around): Promise<readonly Message[]> => {
  const { rows } = await world.database.ownerPool().query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id desc`,
    [sendMessage.name],
  );
  const rendered: Message[] = [];
  for (const { payload } of rows) {
    const { id, template: name, ...row } = sendMessage.payload.parse(payload);
    const template = messageTemplates.find((known) => known.name === name);
    if (!template) throw new Error(`no template is called ${name}`);
    const message = await template.render(jobHand(world), { secret: inject("secret"), publicUrl: "http://emdia.test" }, row);
    if (message) rendered.push(messageOf(id, message));
  }
  return rendered;
};

/** The messages to an address that are still valid, newest first. */
export const mailsTo = async (world: Around, email: string): Promise<readonly SentMail[]> =>
  (await renderedMessages(world))
    .filter(({ to }) => to === email)
    .map((message) => (message.channel === "email" ? message : { subject: "", html: "", text: message.text }));

/** The link in the newest e-mail. */
export const linkSentTo = async (world: Around, email: string): Promise<URL> => {
  const [mail] = await mailsTo(world, email);
  const [, address] = /: (https?:\/\/\S+)/.exec(mail?.text ?? "") ?? [];
  if (!address) throw new Error(`no e-mail with a link was sent to ${email}`);
  return new URL(address);
};
export const codeSentTo = async (world: Around, email: string): Promise<string> => {
  const { searchParams } = await linkSentTo(world, email);
  return searchParams.get("oobCode") ?? searchParams.get("accountReactivationToken") ?? "";
};
