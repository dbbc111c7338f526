-- Why: whoever works through a list of documents every day looks at the same few parts of it, and gives each a name of their own.
create table pendency_view (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  name text not null check (char_length(name) between 1 and 60),
  filter json not null, -- as the contract has it
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index pendency_view_name on pendency_view (account_id, plain_text(name));
alter table pendency_view enable row level security;
create policy read_own on pendency_view for select to emdia_app using (account_id = scope_account());
create policy insert_own on pendency_view for insert to emdia_app with check (account_id = scope_account());
create policy update_own on pendency_view for update to emdia_app using (account_id = scope_account());
create policy delete_own on pendency_view for delete to emdia_app using (account_id = scope_account());
grant select, insert, delete on pendency_view to emdia_app;
grant update (name, filter) on pendency_view to emdia_app;
