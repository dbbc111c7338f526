-- The history of all business objects: one append-only table. Row-level security policies of a table depend on project links, so
-- one policy follows with the projects.

-- Rejects update, delete and truncate, for the owner of the table as well.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'history is only ever added to' using errcode = 'restrict_violation';
end $$;

-- One row per change: what it is about (the page that shows it), its subject, the actor, the action and the values.
create table history (
  owner_id bigint not null references company,
  id bigint generated always as identity unique,
  provider_id bigint references company, -- crosses owners: the other side of a row that contractor and supplier share
  about_kind text not null,
  about_id bigint not null,
  subject_kind text not null,
  subject_id bigint not null,
  subject_name text,
  at timestamptz not null default now(),
  account_id bigint, -- crosses owners: the actor, with the name at that time
  account_name text,
  address text,
  action text not null,
  field text,
  old_value text,
  new_value text,
  primary key (owner_id, id)
);
-- Serves the only reading: the history of one object with everything under it, newest first.
create index history_about on history (owner_id, about_kind, about_id, id desc);
alter table history enable row level security;
create policy read_either on history for select to emdia_app
  using (owner_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on history for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on history to emdia_app;
create trigger history_is_append_only before update or delete or truncate on history for each statement execute function refuse_rewriting();
