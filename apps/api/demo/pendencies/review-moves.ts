import { sql } from "kysely";
import type { Tx } from "../../src/platform/database/transaction.ts";

/** Days between the sending and the decision of a document. */
const REVIEWED_AFTER_DAYS = 4;

/** Counts the sendings and decisions of the history, so that the review queue has a pace. A decided document was received some days before. */
export const writeReviewMoves = (tx: Tx) =>
  sql`insert into review_move (contractor_id, project_id, day, received, decided)
    select m.contractor_id, m.project_id, m.day, sum(m.received), sum(m.decided)
    from (
      select p.contractor_id, p.project_id, move.day, move.received, move.decided
      from history h join pendency p on p.contractor_id = h.owner_id and p.id = h.about_id
        cross join lateral (select (h.at at time zone 'America/Sao_Paulo')::date as day, h.action = 'pendency.send' as is_sent) done
        cross join lateral (values (done.day - case when done.is_sent then 0 else ${REVIEWED_AFTER_DAYS}::integer end, 1, 0), (done.day, 0, 1))
          move (day, received, decided)
      where h.about_kind = 'pendency' and h.field = 'status' and h.action in ('pendency.send', 'pendency.finish', 'pendency.reject', 'pendency.pre_reject')
        and (move.received = 1 or not done.is_sent)) m
    group by 1, 2, 3`.execute(tx);
