import { type RawBuilder, sql } from "kysely";
import { endingStatuses } from "../rules/sending.ts";

type Sql = RawBuilder<unknown>;

/** A current document or a draft of the pendency `p`. */
const isUnreplaced: Sql = sql`a.contractor_id = p.contractor_id and a.pendency_id = p.id and a.until_round is null`;
/** Whether a draft replaces the document `a`. */
const isReplaced: Sql = sql`exists (select from attachment d where d.contractor_id = a.contractor_id and d.pendency_id = a.pendency_id
  and d.replaces = a.id and d.from_round is null)`;
/**
 * Whether the sent document `a` of the pendency `p` is excluded from the next round: a new cycle begins, a draft replaces it, or the
 * supplier left it out.
 */
export const staysBehind: Sql = sql`a.from_round is not null
  and (p.status = any (${endingStatuses}::text[]) or a.left_out or ${isReplaced})`;
/** Whether the document `a` of the pendency `p` belongs to the next sending. */
export const goesNext: Sql = sql`a.until_round is null and not (${staysBehind})`;

/** Documents of the next sending, as one JSON value. */
export const toSend: Sql = sql`(select json_build_object('drafts', count(*) filter (where a.from_round is null),
    'kept', count(*) filter (where a.from_round is not null), 'held', count(*) filter (where f.verdict <> 'clean'),
    'withoutExpiry', count(*) filter (where a.expiration_date is null),
    'withoutIssue', count(*) filter (where a.issue_date is null), 'expirationDate', min(a.expiration_date))
  from attachment a join file f on f.provider_id = a.provider_id and f.id = a.file_id where ${isUnreplaced} and ${goesNext})`;
/** Whether a user of the contractor opened a document of the last round. */
export const isOpened: Sql = sql`exists (select from attachment a where ${isUnreplaced} and a.opened_in = p.round)`;
/** Accounts that added, sent or resent the current sent documents. */
export const senders: Sql = sql`(select coalesce(json_agg(distinct who), '[]') from attachment a
    cross join lateral (select unnest(array[a.created_by, a.sent_by] || a.resent_by)) sender (who)
  where ${isUnreplaced} and a.from_round is not null and who is not null)`;
/** Number of current sent documents without an expiry date. */
export const undatedSent: Sql = sql`(select count(*) from attachment a where ${isUnreplaced} and a.from_round is not null and a.expiration_date is null)`;
/** The day from which the training of the document is needed again. */
export const neededFrom: Sql = sql`(select r.needed_from from pendency_retraining r where r.contractor_id = p.contractor_id and r.pendency_id = p.id)`;
/** Number of current sent documents that were issued before that day, or without an issue date. */
export const issuedBeforeNeed: Sql = sql`(select count(*) from attachment a
    join pendency_retraining r on r.contractor_id = a.contractor_id and r.pendency_id = a.pendency_id
  where ${isUnreplaced} and a.from_round is not null and (a.issue_date is null or a.issue_date < r.needed_from))`;
