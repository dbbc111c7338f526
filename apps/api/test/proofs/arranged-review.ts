import type pg from "pg";

/** What was said about a pendency of each contractor and supplier, and who looks at it. */
export const arrangeReview = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `with known as (select distinct on (contractor_id, provider_id) contractor_id, id, provider_id from pendency order by contractor_id, provider_id, id),
       said as (insert into pendency_comment (contractor_id, pendency_id, provider_id, side, account_id, account_name, kind, text)
         select contractor_id, id, provider_id, 'contractor', 1, 'Pessoa da prova', 'REGULAR', 'Prova' from known)
     insert into pendency_presence (contractor_id, pendency_id, account_id, account_name, since, seen_at)
     select contractor_id, id, 1, 'Pessoa da prova', now(), now() from known`,
  );
};
