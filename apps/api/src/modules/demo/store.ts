import { sql } from "kysely";
import type { PublicScope } from "../../platform/access/scope.ts";

type Sent = { id: number; at: Date; channel: "email" | "sms"; recipient: string; subject: string | null; body: string };

export const readOutbox = async ({ tx }: PublicScope) => {
  const { rows } = await sql<Sent>`select id, at, channel, recipient, subject, body from demo_outbox()`.execute(tx);
  return rows.map(({ at, body, ...message }) => ({ ...message, at: at.toISOString(), text: body }));
};
