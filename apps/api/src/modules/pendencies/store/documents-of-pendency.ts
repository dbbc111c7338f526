import { type RawBuilder, sql } from "kysely";
import { endingStatuses } from "../rules/sending.ts";

type Sql = RawBuilder<unknown>;

/** A document of the pendency `p` that stands, or waits to be sent. */
const standing: Sql = sql`a.contractor_id = p.contractor_id and a.pendency_id = p.id and a.until_round is null`;
/** Of a document `a` that a draft waits to take its place. */
const isReplaced: Sql = sql`exists (select from attachment d where d.contractor_id = a.contractor_id and d.pendency_id = a.pendency_id
  and d.replaces = a.id and d.from_round is null)`;
/** A document `a` of the pendency `p` that goes no further: a new cycle begins, something takes its place, or it was left out. */
export const staysBehind: Sql = sql`a.from_round is not null
  and (p.status = any (${endingStatuses}::text[]) or a.left_out or ${isReplaced})`;
/** Whether a document `a` of the pendency `p` would go to analysis now. */
export const goesNext: Sql = sql`a.until_round is null and not (${staysBehind})`;

/** What would go to analysis now. */
export const toSend: Sql = sql`(select json_build_object('drafts', count(*) filter (where a.from_round is null),
    'kept', count(*) filter (where a.from_round is not null), 'held', count(*) filter (where f.verdict <> 'clean'),
    'withoutExpiry', count(*) filter (where a.expiration_date is null),
    'withoutIssue', count(*) filter (where a.issue_date is null), 'expirationDate', min(a.expiration_date))
  from attachment a join file f on f.provider_id = a.provider_id and f.id = a.file_id where ${standing} and ${goesNext})`;
/** Whether somebody of the contractor opened what was sent last. */
export const isOpened: Sql = sql`exists (select from attachment a where ${standing} and a.opened_in = p.round)`;
/** Who added or sent what stands before the reviewer, for the first time or once more. */
export const senders: Sql = sql`(select coalesce(json_agg(distinct who), '[]') from attachment a
    cross join lateral (select unnest(array[a.created_by, a.sent_by] || a.resent_by)) sender (who)
  where ${standing} and a.from_round is not null and who is not null)`;
/** How many of the documents that stand before the reviewer do not say until when they hold. */
export const undatedSent: Sql = sql`(select count(*) from attachment a where ${standing} and a.from_round is not null and a.expiration_date is null)`;
