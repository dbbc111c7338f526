-- Why: what proves that no robot asks is used once; people keep their own data and choose how the product looks to them; and
-- a company keeps its own data, told of it when two people change them at once.

-- The hashes of challenges and passes that were used, until they expire by themselves.
create table robot_spent (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index robot_spent_expiry on robot_spent (expires_at);
alter table robot_spent enable row level security;
create policy insert_any on robot_spent for insert to emdia_app with check (true);
grant insert on robot_spent to emdia_app;
create policy sweep_read on robot_spent for select to emdia_sweep using (expires_at < now());
create policy sweep_delete on robot_spent for delete to emdia_sweep using (expires_at < now());
grant select, delete on robot_spent to emdia_sweep;

-- Nothing chosen means that the browser decides.
alter table account add column chosen_language text check (chosen_language in ('pt-BR', 'en-US', 'es-ES'));
alter table account add column appearance text check (appearance in ('light', 'dark', 'auto'));

-- Names and place of a company are changed by its own people; its number never is.
alter table company add column version integer not null default 1;
create policy update_own on company for update to emdia_app using (id = any ((select scope_companies())::bigint[]));
grant update on company to emdia_app;
create function refuse_another_cnpj() returns trigger language plpgsql as $$
begin
  raise exception 'the number of a company never changes' using errcode = 'restrict_violation';
end $$;
create trigger company_keeps_its_cnpj before update on company for each row when (new.cnpj is distinct from old.cnpj) execute function refuse_another_cnpj();

-- The sessions of a person that still stand, newest use first.
create index account_session_standing on account_session (account_id, rotated_at desc) where ended_at is null;
