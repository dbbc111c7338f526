-- Companies that a contractor enters by hand, and the search of companies.

-- A company that a contractor entered because it is not registered: from the registry, from the external service, or by hand. A note of that
-- contractor, without any rights: a CNPJ is public. The company is linked when it registers.
create table entered_company (
  contractor_id bigint not null references company,
  id bigint not null default nextval('company_id_seq') unique, -- from the sequence of company, because both share one id space on the wire
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
-- Serves the search of companies by words.
create index entered_company_words on entered_company using gin (name_words(name || ' ' || trading_name));
alter table entered_company enable row level security;
create policy read_own on entered_company for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on entered_company for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on entered_company for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on entered_company for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant usage on sequence company_id_seq to emdia_app;
grant select, insert, update, delete on entered_company to emdia_app;

-- Search of companies by name or CNPJ: registered ones first, then those that the contractors of the scope entered, then the registry. At most
-- `most` matches of each source are read, so a common word costs no more than a rare one and the total is exact up to that limit. Sequential scans
-- are off, because the planner chooses one when it expects few rows.
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
