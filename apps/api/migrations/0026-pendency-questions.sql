-- The review questions of a pendency and their answers.

-- One review question of a pendency and its answer.
create table pendency_question (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  position integer not null,
  status text not null default 'UNCHECKED' check (status in ('OK', 'INVALID', 'NOT_APPLICABLE', 'UNCHECKED')),
  justification text check (char_length(justification) <= 5000),
  -- The explanation of a "Não": its kind, what to do, an example of a correct document, and the page.
  reason text,
  action text check (char_length(action) <= 500),
  example text check (char_length(example) <= 500),
  page integer check (page > 0),
  from_analysis boolean not null default false,
  -- The answer before documents were sent, restored when they are withdrawn.
  before_sending json,
  version integer not null default 1,
  primary key (contractor_id, pendency_id, position),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id)
);
alter table pendency_question enable row level security;
create policy read_either on pendency_question for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on pendency_question for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on pendency_question for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency_question to emdia_app;
grant update (status, justification, from_analysis, reason, action, example, page) on pendency_question to emdia_app;

-- Increments the version of a changed answer, for optimistic locking.
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

-- Resets answers when the supplier sends documents: those answered "Não", with their explanation, or all at the start of a new cycle. Saves all
-- former answers, because a reviewer may answer before opening a document. A function, because a supplier has no right to write answers.
create function ask_again(contractor bigint, pendency bigint, everything boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.pendency_question q set
      before_sending = json_build_object('status', q.status, 'from_analysis', q.from_analysis, 'justification', q.justification,
        'reason', q.reason, 'action', q.action, 'example', q.example, 'page', q.page)
    from public.pendency p
    where p.contractor_id = contractor and p.id = pendency and p.provider_id = any (public.scope_companies())
      and q.contractor_id = contractor and q.pendency_id = pendency;
  update public.pendency_question q set status = 'UNCHECKED', from_analysis = false,
      justification = case when not everything then q.justification end, reason = case when not everything then q.reason end,
      action = case when not everything then q.action end, example = case when not everything then q.example end,
      page = case when not everything then q.page end
    from public.pendency p
    where p.contractor_id = contractor and p.id = pendency and p.provider_id = any (public.scope_companies())
      and q.contractor_id = contractor and q.pendency_id = pendency and (everything or q.status = 'INVALID');
end $$;
revoke all on function ask_again from public;
grant execute on function ask_again to emdia_app;

-- Restores the saved answers when the supplier withdraws the documents.
create function answer_as_before(contractor bigint, pendency bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.pendency_question q set status = q.before_sending ->> 'status', from_analysis = (q.before_sending ->> 'from_analysis')::boolean,
      justification = q.before_sending ->> 'justification', reason = q.before_sending ->> 'reason', action = q.before_sending ->> 'action',
      example = q.before_sending ->> 'example', page = (q.before_sending ->> 'page')::integer, before_sending = null
    from public.pendency p
    where p.contractor_id = contractor and p.id = pendency and p.provider_id = any (public.scope_companies())
      and q.contractor_id = contractor and q.pendency_id = pendency and q.before_sending is not null;
end $$;
revoke all on function answer_as_before from public;
grant execute on function answer_as_before to emdia_app;
