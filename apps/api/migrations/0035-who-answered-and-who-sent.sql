-- Why: two who answer the same question hear of each other, and a decision rests on the answers that were read. Each change of an answer
-- is counted, whoever makes it, and the sum over a pendency tells whether any of them changed.

alter table pendency_question add column version integer not null default 1;
create function count_answer() returns trigger language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger answer_is_counted before update of status, justification, reason, action, example, page on pendency_question for each row
  when ((old.status, old.justification, old.reason, old.action, old.example, old.page)
    is distinct from (new.status, new.justification, new.reason, new.action, new.example, new.page))
  execute function count_answer();

-- Who sent a document never decides on it, so that it says who added it and who sent it; of what is there already the history knows.
alter table attachment add column created_by bigint; -- crosses owners: who added it
alter table attachment add column sent_by bigint; -- crosses owners: who sent it for analysis
grant update (sent_by) on attachment to emdia_app;
update attachment a set created_by = h.account_id from history h
  where h.owner_id = a.contractor_id and h.about_kind = 'pendency' and h.about_id = a.pendency_id
    and h.subject_kind = 'document' and h.subject_id = a.id and h.action = 'document.added';
update attachment a set sent_by = h.account_id from history h
  where h.owner_id = a.contractor_id and h.about_kind = 'pendency' and h.about_id = a.pendency_id
    and h.action in ('pendency.send', 'pendency.renew') and h.at = a.sent_at;
