-- Why: a contractor names a supplier that is not here yet: by its CNPJ, from the registry, from the service that is asked outside, or
-- typed by hand. It is a note of that contractor alone, and no company: nobody else reads it, and nobody comes into a project by
-- knowing a public number. The supplier joins when it registers.

create table entered_company (
  contractor_id bigint not null references company,
  id bigint not null default nextval('company_id_seq') unique, -- counted together with the companies, whose addresses it shares
  cnpj char(14) not null,
  name text collate "pt-BR-x-icu" not null,
  trading_name text collate "pt-BR-x-icu" not null,
  city text,
  state char(2),
  source text not null check (source in ('registry', 'service', 'typed')),
  version integer not null default 1,
  entered_at timestamptz not null,
  primary key (contractor_id, id),
  unique (contractor_id, cnpj)
);
create index entered_company_words on entered_company using gin (name_words(name || ' ' || trading_name));
alter table entered_company enable row level security;
create policy read_own on entered_company for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on entered_company for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on entered_company for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on entered_company for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on entered_company to emdia_app;
grant usage on sequence company_id_seq to emdia_app;

-- A supplier that a project waits for is known by its address, by its number, or by both.
alter table project_supplier_invitation alter column email drop not null;
alter table project_supplier_invitation add column entered_id bigint;
alter table project_supplier_invitation add check (email is not null or entered_id is not null);
alter table project_supplier_invitation add foreign key (contractor_id, entered_id) references entered_company (contractor_id, id);
create unique index project_supplier_invitation_entered on project_supplier_invitation (contractor_id, project_id, entered_id) where status in ('waiting', 'sent');
create index project_supplier_invitation_of_entered on project_supplier_invitation (contractor_id, entered_id) where entered_id is not null;

-- The projects that wait for the company that has just registered by an invitation. Its address speaks for it, because the contractor
-- wrote to it; where the contractor named a number as well, it has to be that number. A number alone lets nobody in: anybody knows it.
create or replace function projects_awaiting(asked_invitation bigint)
  returns table (contractor_id bigint, project_id bigint, supplier_invitation_id bigint, company_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select s.contractor_id, s.project_id, s.id, c.company_id
    from public.company_invitation c join public.project_supplier_invitation s on s.email = c.email and s.status = 'sent'
      left join public.entered_company e on e.contractor_id = s.contractor_id and e.id = s.entered_id
    where c.id = asked_invitation and c.status = 'used' and c.company_id <> s.contractor_id and (e.id is null or e.cnpj = c.cnpj);
  end;

-- The search knows what the caller's own contractors have entered, after the companies that are here and before the published ones.
drop function companies_found;
create function companies_found(asked text, most integer, page_from integer, page_size integer)
  returns table (counted bigint, cnpj text, company_id bigint, entered_id bigint, is_typed boolean, company_name text, trading_name text,
    is_head_office boolean, status text, city text, state text)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off
as $$
#variable_conflict use_column
declare
  typed text := upper(regexp_replace(asked, '[\s./-]', '', 'g'));
  mine bigint[] := public.scope_companies();
  every_word tsquery;
  indexed_words tsquery;
begin
  select q.every_word, q.indexed_words into every_word, indexed_words from public.registry_words_asked(asked) q;
  if typed !~ '^[0-9A-Z]{6,14}$' or typed !~ '[0-9].*[0-9]' then
    typed := null;
  end if;
  return query
    with here as (
      select c.id, c.cnpj::text collate "C" as cnpj, c.name, c.trading_name, c.city, c.state::text from public.company c
        where public.name_words(c.name || ' ' || c.trading_name) @@ every_word
      union
      select c.id, c.cnpj::text, c.name, c.trading_name, c.city, c.state::text from public.company c
        where c.cnpj::text collate "C" >= typed and c.cnpj::text collate "C" <= typed || '~'
      limit most),
    entered as (
      select distinct on (m.cnpj) m.id, m.cnpj::text collate "C" as cnpj, m.name, m.trading_name, m.city, m.state::text, m.source
      from (
        select w.* from public.entered_company w
          where w.contractor_id = any (mine) and public.name_words(w.name || ' ' || w.trading_name) @@ every_word
        union all
        select n.* from public.entered_company n
          where n.contractor_id = any (mine) and n.cnpj::text collate "C" >= typed and n.cnpj::text collate "C" <= typed || '~') m
      where not exists (select from public.company c where c.cnpj = m.cnpj)
      order by m.cnpj, m.id
      limit most),
    published (cnpj) as (
      select e.cnpj from registry.establishment e where e.cnpj >= typed and e.cnpj <= typed || '~'
      union all
      select s.cnpj from registry.searched s where s.words @@ indexed_words and ts_match_vq(s.words, every_word) and s.is_active
      union all
      select s.cnpj from registry.searched s where s.words @@ indexed_words and ts_match_vq(s.words, every_word) and not s.is_active
      union all
      select s.cnpj from registry.searched s where indexed_words is null and ts_match_vq(s.words, every_word)
      limit most),
    fitting as (
      select h.cnpj, h.id, null::bigint as entered_id, false as is_typed, h.name, h.trading_name, null::boolean as is_head_office,
          null as status, h.city, h.state, null as municipality
        from here h
      union all
      select m.cnpj, null, m.id, m.source = 'typed', m.name, m.trading_name, null, null, m.city, m.state, null from entered m
      union all
      select e.cnpj, null, null, false, coalesce(c.name, e.trading_name, ''), e.trading_name, e.is_head_office, e.situation, null, e.state,
          e.municipality
        from (select distinct p.cnpj from published p) p
          join registry.establishment e on e.cnpj = p.cnpj left join registry.company c on c.root = e.root
        where p.cnpj not in (select h.cnpj from here h) and p.cnpj not in (select m.cnpj from entered m)),
    page as (
      select * from fitting f
      order by f.id is null, f.entered_id is null, f.status is distinct from '02', not f.is_head_office, f.name collate "pt-BR-x-icu", f.cnpj
      limit page_size offset page_from)
    select t.total, p.cnpj, p.id, p.entered_id, p.is_typed, p.name, p.trading_name, coalesce(p.is_head_office, e.is_head_office),
      coalesce(p.status, e.situation), coalesce(p.city, city.meaning), p.state
    from (select count(*) as total from fitting) t
      left join page p on true
      left join registry.establishment e on e.cnpj = p.cnpj
      left join registry.term city on city.list = 'municipality' and city.code = e.municipality
    order by p.id is null, p.entered_id is null, p.status is distinct from '02', not p.is_head_office, p.name collate "pt-BR-x-icu", p.cnpj;
end $$;
revoke all on function companies_found from public;
grant execute on function companies_found to emdia_app;
