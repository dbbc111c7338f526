// Validity of badges, which follows from status and links.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { BadgeEnd, BadgeFacts } from "../rules/badge.ts";
import type { WorkersOf } from "./movements.ts";

export type ValidBadge = BadgeFacts & { readonly workerId: number; readonly dueOn: IsoDay | null };

/** The valid badges of workers of one supplier, with the facts that decide whether they stay valid. */
export const validBadges = async (tx: Tx, { providerId, workerIds }: WorkersOf): Promise<readonly ValidBadge[]> => {
  const { rows } = await sql<ValidBadge>`select b.worker_id as "workerId", b.due_on as "dueOn", w.status,
      w.removed_at is not null as "isRemoved", l.is_endless as "isEndless", l.last_day as "lastDay"
    from badge b join worker w on w.provider_id = b.provider_id and w.id = b.worker_id
    cross join lateral links_of_worker(w.provider_id, w.id) l
    where b.provider_id = ${providerId} and b.worker_id = any (${[...workerIds]}::bigint[]) and b.revoked_at is null
    order by b.worker_id`.execute(tx);
  return rows;
};

export type BadgeChange = { readonly workerId: number; readonly dueOn: IsoDay | null; readonly reason: BadgeEnd | null };

export const writeBadges = async (tx: Tx, providerId: number, changes: readonly BadgeChange[]): Promise<void> => {
  if (changes.length === 0) return;
  await sql`update badge b set due_on = s."dueOn", reason = s.reason, revoked_at = case when s.reason is not null then now() end
    from json_to_recordset(${JSON.stringify(changes)}::json) s ("workerId" bigint, "dueOn" date, reason text)
    where b.provider_id = ${providerId} and b.worker_id = s."workerId" and b.revoked_at is null`.execute(tx);
};
