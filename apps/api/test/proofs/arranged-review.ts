import type pg from "pg";

/** Attachments of both sides, with and without a comment. */
const arrangeAttachments = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `with said as (select distinct on (contractor_id, provider_id) contractor_id, pendency_id, provider_id, id, account_id from pendency_comment
         where account_name = 'Pessoa da prova' order by contractor_id, provider_id, id),
       kept as (insert into file (provider_id, hash, size, type, verdict, created_at)
         select contractor_id, md5(id::text) || md5(provider_id::text), 1, 'application/pdf', 'clean', now() from said returning *)
     insert into pendency_comment_attachment (contractor_id, pendency_id, provider_id, comment_id, position, account_id, file_owner_id, file_id, name, created_at)
     select s.contractor_id, s.pendency_id, s.provider_id, nullif(said, 0) * s.id, nullif(said, 0), s.account_id, s.contractor_id, k.id, 'prova.pdf', now()
     from said s join kept k on k.hash = md5(s.id::text) || md5(s.provider_id::text) cross join unnest(array[0, 1]) said order by said, s.id`,
  );
};

/** Counters and an escalation of the review queue of each contractor. */
const arrangeQueue = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    "insert into review_move (contractor_id, project_id, day, received, decided) select contractor_id, id, current_date, 1, 0 from project",
  );
  await owner.query(
    "insert into review_day (contractor_id, project_id, day, received, decided) select distinct contractor_id, -1, current_date, 1, 0 from project",
  );
  await owner.query(
    `insert into review_escalation (contractor_id, pendency_id, round, sent_on)
     select distinct on (contractor_id) contractor_id, id, 1, current_date from pendency order by contractor_id, id`,
  );
};

/** An assignment of each contractor with users. */
const arrangeAssignments = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `insert into review_assignment (contractor_id, pendency_id, account_id, account_name)
     select distinct on (p.contractor_id) p.contractor_id, p.id, m.account_id, 'Pessoa da prova' from pendency p
       join membership m on m.company_id = p.contractor_id order by p.contractor_id, p.id, m.account_id`,
  );
};

/** A pending dispute for each commented pendency. */
const arrangeDisputes = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `insert into pendency_dispute (contractor_id, pendency_id, provider_id, rejected_at, rejected_by_id, comment_id, decide_by)
     select distinct on (contractor_id, pendency_id) contractor_id, pendency_id, provider_id, now(), 1, id, current_date
     from pendency_comment where account_name = 'Pessoa da prova' order by contractor_id, pendency_id, id`,
  );
};

/** Comments and presence for a pendency of each contractor and supplier, the queues of the contractors, and disputes. */
export const arrangeReview = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `with known as (select distinct on (contractor_id, provider_id) contractor_id, id, provider_id from pendency order by contractor_id, provider_id, id),
       said as (insert into pendency_comment (contractor_id, pendency_id, provider_id, side, account_id, account_name, kind, text)
         select contractor_id, id, provider_id, 'contractor', 1, 'Pessoa da prova', 'REGULAR', 'Prova' from known)
     insert into pendency_presence (contractor_id, pendency_id, account_id, account_name, since, seen_at)
     select contractor_id, id, 1, 'Pessoa da prova', now(), now() from known`,
  );
  await arrangeAttachments(owner);
  await arrangeQueue(owner);
  await arrangeAssignments(owner);
  await arrangeDisputes(owner);
};
