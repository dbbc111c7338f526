import { sql } from "kysely";
import type { IsoDay } from "../../src/kernel/dates.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { DECIDED_DAYS } from "./rounds.ts";

/** Assumed validity of documents with a printed expiry, like most certificates. */
const PRINTED = "180 days";
/** Documents that would expire by their rule within these days keep the reviewer's date. */
const NEAR_DAYS = 15;

/** Validity period of the pendency's document type, by the norm or the contractor's figure; null if it never expires. */
const held = sql`(select case v.validity_kind when 'printed' then ${PRINTED}::interval
    when 'from_issue' then (coalesce(v.validity_amount, f.value) || ' ' || coalesce(v.validity_unit, f.unit))::interval end
  from document_type_version v left join lateral (select n.value, n.unit from norm_figure n
      where n.key = v.validity_figure and n.owner_id in (0, p.contractor_id) order by n.owner_id desc, n.holds_from desc limit 1) f on true
  where v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version)`;

/** Position of the pendency, independent of the first id of an installation. */
const nth = sql`(p.id - (select min(id) from pendency))`;
/** A document of a finished month is sent up to two weeks after it, and in the past. */
const sentAfterMonth = (
  now: Date,
) => sql`greatest(p.updated_at, case when p.reference_month + interval '1 month 1 day' < ${now}::timestamptz
  then least(${now}::timestamptz - interval '1 hour', p.reference_month + interval '1 month 13 days' + make_interval(hours => (${nth} % 40)::integer)) end)`;
/** A decided document was sent some days before the decision (`rounds.ts`), and issued before that. */
const ISSUED_BEFORE = DECIDED_DAYS + 1;

/**
 * Aligns dates: the issue date is before the sending, after the reference month, and one validity period before the expiry. A longer
 * validity than the rule's is shortened if the new expiry is in the future.
 */
export const alignDocumentDates = async (tx: Tx, { today, now }: { readonly today: IsoDay; readonly now: Date }): Promise<void> => {
  await sql`with sent as (
      select p.contractor_id, p.id, p.expiration_date as ends, ${held} as held, p.reference_month as month, p.issue_date as given,
        p.status in ('NEXT_DUE_DATE', 'EXPIRED') as is_over, ${sentAfterMonth(now)} as sent, ${nth} as nth
      from pendency p where p.active and p.sent_documents > 0
    ), dated as (
      select *, (sent at time zone 'America/Sao_Paulo')::date - ${ISSUED_BEFORE}::integer as latest from sent
    ), issued as (
      select *, case
          when is_over then least(latest, (ends - held)::date)
          when month is not null then least(latest, (month + interval '1 month')::date + 1 + (nth % 6)::integer)
          when ends is not null and (ends - held)::date <= latest then (ends - held)::date
          when ends is not null then latest - (nth % 5)::integer
          else least(latest, given) end as issue
      from dated
    ), agreed as (
      select contractor_id, id, sent, issue, case when is_over or (issue + held)::date <= ${today}::date + ${NEAR_DAYS}::integer then ends
        else least(ends, (issue + held)::date) end as ends from issued
    )
    update pendency p set issue_date = a.issue, expiration_date = a.ends, next_due_on = p.next_due_on - (p.expiration_date - a.ends),
        approved_until = case when p.approved_until = p.expiration_date then a.ends else p.approved_until end, updated_at = a.sent,
        revision_date = case when p.revision_date is not null then (a.sent at time zone 'America/Sao_Paulo')::date end
      from agreed a where p.contractor_id = a.contractor_id and p.id = a.id`.execute(tx);
};
