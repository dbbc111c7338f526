import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StoredLine } from "../../../platform/history/history.ts";
import type { PendencyKey, Sql } from "../list/store/pendency-row.ts";
import { analysed, telling } from "./rules/analysed.ts";

type Lines = { readonly rows: readonly StoredLine[]; readonly meta: PagingMeta };
/** The history of a pendency, or the more detailed history of its analysis. */
type Filter = { readonly pendency: PendencyKey; readonly of: "pendency" | "analysis" };

const kinds = { pendency: ["pendency"], analysis: ["pendency", "pendency_analysis"] } as const;
const about = ({ pendency: { contractorId, id }, of }: Filter): Sql =>
  sql`h.owner_id = ${contractorId} and h.about_kind = any (${kinds[of]}::text[]) and h.about_id = ${id}`;
const among = ({ of }: Filter): Sql => (of === "pendency" ? sql`true` : sql`h.action = any (${[...analysed.keys()]}::text[])`);
/**
 * Hides document lines from before the sending: only the supplier sees them. The line about the addition becomes visible with the sending.
 */
const wasSent = sql`(h.subject_kind <> 'document' or exists (select from attachment a
  where a.contractor_id = h.owner_id and a.id = h.subject_id and a.sent_at <= case when h.action = 'document.added' then a.sent_at else h.at end))`;

const pageOf = async (tx: Tx, lines: Sql, paging: Paging): Promise<Lines> => {
  const { rows } = await sql<StoredLine>`select l.* from (${lines}) l order by l.id desc
    limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from (select from (${lines}) l limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** Lines for the contractor: every change as it was made. Draft lines are included only if the user also acts for the supplier. */
export const linesOfContractor = (tx: Tx, filter: Filter & { readonly withDrafts: boolean }, paging: Paging): Promise<Lines> =>
  pageOf(tx, sql`select h.* from history h where ${about(filter)} and ${among(filter)} and (${filter.withDrafts} or ${wasSent})`, paging);

const roundStarts = ["pendency.send", "pendency.renew"];
/** For each question the last answer before a decision. Answers of a withdrawn round are never visible to the supplier. */
const publishedAnswers = (filter: Filter): Sql => sql`select given.id, given.told,
    lag(given.new_value) over (partition by given.subject_id, given.action, given.field order by given.id) as told_before
  from (select line.*, row_number() over (partition by line.told, line.subject_id, line.action, line.field order by line.id desc) as newest,
      max(line.id) filter (where line.action = 'pendency.answered') over (partition by line.told, line.subject_id) as answered
    from (select h.id, h.subject_id, h.action, h.field, h.new_value,
        min(h.id) filter (where h.action = any (${telling}::text[])) over later as told,
        min(h.id) filter (where h.action = any (${roundStarts}::text[])) over later as sent,
        min(h.id) filter (where h.action = 'pendency.withdraw') over later as withdrawn
      from history h where ${about(filter)}
        and h.action = any (${["pendency.answered", "pendency.explained", "pendency.withdraw", ...roundStarts, ...telling]}::text[])
      window later as (order by h.id desc)) line
    where line.action in ('pendency.answered', 'pendency.explained') and not coalesce(line.withdrawn < least(line.told, line.sent), false)) given
  where given.told is not null and given.newest = 1 and (given.answered is null or given.id >= given.answered)`;

/** Before the first decision the supplier sees every question as unanswered. */
const publishedBefore = sql`coalesce(told.told_before, case when h.field = 'answer' then 'UNCHECKED' end)`;

/**
 * Lines for the supplier. An answer appears at the time of the decision that published it, compared with the answer published before, and
 * in the name of the contractor. All other lines are unchanged.
 */
export const linesOfSupplier = (tx: Tx, filter: Filter & { readonly company: string }, paging: Paging): Promise<Lines> =>
  pageOf(
    tx,
    sql`select h.owner_id, h.id, h.provider_id, h.about_kind, h.about_id, h.subject_kind, h.subject_id, h.subject_name,
        coalesce(decision.at, h.at) as at, case when told.id is null then h.account_id end as account_id,
        case when told.id is null then h.account_name else ${filter.company}::text end as account_name, null::text as address, h.action, h.field,
        case when told.id is null then h.old_value else ${publishedBefore} end as old_value,
        h.new_value
      from history h left join (${publishedAnswers(filter)}) told on told.id = h.id
        left join history decision on decision.owner_id = h.owner_id and decision.id = told.told
      where ${about(filter)} and ${among(filter)} and (told.id is not null or h.action not in ('pendency.answered', 'pendency.explained'))
        and (told.id is null or ${publishedBefore} is distinct from h.new_value)`,
    paging,
  );
