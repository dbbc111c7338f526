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
