-- Why: a contractor keeps a person out of its projects for a time. The restriction is about the person, so it meets them at any
-- supplier, and is known to its contractor alone until somebody tries to link that person.
create table restriction (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  person_id bigint not null references person, -- crosses owners: a person is nobody's
  document_kind text not null check (document_kind in ('cpf', 'foreign')),
  document_country text not null,
  document_type text check ((document_type is not null) = (document_kind = 'foreign')),
  document text not null,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  reason text not null check (char_length(reason) between 1 and 1000),
  start_date date not null,
  end_date date check (end_date >= start_date), -- the last day; without one it goes on
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by_id bigint, -- crosses owners: who decided it, who may since have left
  lifted_at timestamptz,
  plain_words text not null generated always as (plain_text(name || ' ' || document)) stored,
  primary key (contractor_id, id)
);
-- Two restrictions of one person never run at once.
alter table restriction add constraint restriction_once
  exclude using gist (contractor_id with =, person_id with =, daterange(start_date, end_date, '[]') with &&) where (lifted_at is null);
create index restriction_by_name on restriction (contractor_id, name, id);
create index restriction_by_end on restriction (contractor_id, end_date, id);
create index restriction_text on restriction using gin (contractor_id, plain_words gin_trgm_ops);
alter table restriction enable row level security;
create policy read_own on restriction for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on restriction for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on restriction for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on restriction to emdia_app;

-- What keeps workers of the scope from working for their contractors: their supplier reads why and until when, of its own people
-- and of contractors it works for; a contractor reads it of the people whom it sees.
create function restrictions_of(asked_workers bigint[], asked_contractors bigint[], asked_day date)
  returns table (contractor_id bigint, worker_id bigint, reason text, start_date date, end_date date)
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select r.contractor_id, w.id, r.reason, r.start_date, r.end_date
    from public.worker w
      join public.restriction r on r.person_id = w.person_id and r.lifted_at is null and (r.end_date is null or r.end_date >= asked_day)
    where w.id = any (asked_workers) and (asked_contractors is null or r.contractor_id = any (asked_contractors))
      and (w.provider_id = any (public.scope_companies()) and exists (select from public.project_company pc
            where pc.provider_id = w.provider_id and pc.contractor_id = r.contractor_id)
        or r.contractor_id = any (public.scope_companies()));
  end;
revoke all on function restrictions_of from public;
grant execute on function restrictions_of to emdia_app;
create index restriction_of_person on restriction (person_id) where lifted_at is null;
