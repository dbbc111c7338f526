-- Why: every "history" the product shows is a query on one table that nobody can rewrite, not even its owner.
create table history (
  owner_id bigint not null references company,
  id bigint generated always as identity unique,
  provider_id bigint references company, -- crosses owners: the other side of a shared row
  about_kind text not null,
  about_id bigint not null,
  subject_kind text not null,
  subject_id bigint not null,
  subject_name text,
  at timestamptz not null default now(),
  account_id bigint, -- crosses owners: who did it, with the name as it was
  account_name text,
  address text,
  action text not null,
  field text,
  old_value text,
  new_value text,
  primary key (owner_id, id)
);
-- The only way it is read: one thing with everything under it, newest first.
create index history_about on history (owner_id, about_kind, about_id, id desc);
alter table history enable row level security;
create policy read_either on history for select to emdia_app
  using (owner_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on history for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on history to emdia_app;

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'history is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger history_is_append_only before update or delete or truncate on history for each statement execute function refuse_rewriting();
