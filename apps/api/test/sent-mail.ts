import type { OwnDatabase } from "./database.ts";

type Sent = { readonly database: OwnDatabase };
export type SentMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Queued e-mails to an address, newest first. */
export const mailsTo = async ({ database }: Sent, email: string): Promise<readonly SentMail[]> => {
  const { rows } = await database.ownerPool().query<{ payload: SentMail }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail.deliver-message' and j.payload->>'to' = $1 order by j.id desc`,
    [email],
  );
  return rows.map(({ payload }) => payload);
};

/** The link in the newest e-mail. */
export const linkSentTo = async (world: Sent, email: string): Promise<URL> => {
  const [mail] = await mailsTo(world, email);
  const [, address] = /: (https?:\/\/\S+)/.exec(mail?.text ?? "") ?? [];
  if (!address) throw new Error(`no e-mail with a link was sent to ${email}`);
  return new URL(address);
};
export const codeSentTo = async (world: Sent, email: string): Promise<string> => {
  const { searchParams } = await linkSentTo(world, email);
  return searchParams.get("oobCode") ?? searchParams.get("accountReactivationToken") ?? "";
};
