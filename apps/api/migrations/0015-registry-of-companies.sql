-- Why: a company is found by its CNPJ or its name without asking anybody outside, in the open data of Receita Federal. It
-- stands in a schema of its own, whole as published, with no foreign key to it and no right of the application on it.

create schema registry;
-- Where an import is under way; what is whole moves from here into `registry` in one moment.
create schema registry_next;

-- The words of a name as they are searched: without accents and case, each once, in no order.
create function name_words(name text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array_remove(regexp_split_to_array(public.plain_text(name), '[^a-z0-9]+'), ''));

create table registry.company (
  root text collate "C" not null,
  name text not null,
  legal_nature text,
  responsible_qualification text,
  capital numeric,
  size text,
  federative_entity text
);
create unique index company_key on registry.company (root);

create table registry.establishment (
  root text collate "C" not null,
  cnpj text collate "C" not null,
  is_head_office boolean not null,
  trading_name text,
  situation text,
  situation_since date,
  situation_reason text,
  foreign_city text,
  country text,
  opened_on date,
  activity text,
  other_activities text,
  street_kind text,
  street text,
  number text,
  complement text,
  district text,
  postal_code text,
  state text,
  municipality text,
  phone text,
  other_phone text,
  fax text,
  email text,
  special_situation text,
  special_situation_since date
);
create unique index establishment_key on registry.establishment (cnpj);

create table registry.simples (
  root text collate "C" not null,
  is_simples boolean,
  simples_since date,
  simples_until date,
  is_mei boolean,
  mei_since date,
  mei_until date
);
create unique index simples_key on registry.simples (root);

create table registry.partner (
  root text collate "C" not null,
  kind text,
  name text,
  document text, -- masked as published: never a whole CPF
  qualification text,
  joined_on date,
  country text,
  representative_document text,
  representative_name text,
  representative_qualification text,
  age_band text
);
create index partner_company on registry.partner (root);

-- What the codes mean, one list for each of the published ones.
create table registry.term (
  list text not null,
  code text collate "C" not null,
  meaning text not null
);
create unique index term_key on registry.term (list, code);

-- Narrow, so that a search touches few pages: the words of a company and of its establishment together.
create table registry.searched (
  cnpj text collate "C" not null,
  is_active boolean not null,
  words tsvector not null
);
create index searched_words on registry.searched using gin (words);

-- How often words come up in ten thousand names, for those that come up often: such a word narrows nothing down.
create table registry.frequent_word (
  word text collate "C" not null,
  per_ten_thousand integer not null
);
create unique index frequent_word_key on registry.frequent_word (word);

-- What was imported, and how far an import came that was stopped.
create table registry.import (
  id bigint generated always as identity primary key,
  fingerprint text not null,
  begun_at timestamptz not null default now(),
  finished_at timestamptz
);
create table registry.import_file (
  import_id bigint not null,
  file text not null,
  rows_read bigint not null default 0,
  rows_bad bigint not null default 0,
  is_done boolean not null default false,
  primary key (import_id, file)
);
create table registry.import_fault (
  import_id bigint not null,
  file text not null,
  row_number bigint not null,
  reason text not null
);
create index import_fault_file on registry.import_fault (import_id, file);

-- What a service outside answered about a number, kept for a day so that nobody is asked twice. The platform's own.
create table registry_answer (
  cnpj char(14) primary key,
  answer json not null,
  asked_at timestamptz not null
);
create index registry_answer_age on registry_answer (asked_at);
alter table registry_answer enable row level security;
create policy read_all on registry_answer for select to emdia_app using (true);
create policy insert_any on registry_answer for insert to emdia_app with check (true);
create policy update_any on registry_answer for update to emdia_app using (true);
grant select, insert, update on registry_answer to emdia_app;
create policy sweep_read on registry_answer for select to emdia_sweep using (asked_at < now() - interval '2 days');
create policy sweep_delete on registry_answer for delete to emdia_sweep using (asked_at < now() - interval '2 days');
grant select, delete on registry_answer to emdia_sweep;

create index company_words on company using gin (name_words(name || ' ' || trading_name));

-- Everything published about one establishment. Bodies of text, unlike others, because an import replaces the tables they name.
create function registry_company(asked text) returns json
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return (
    select json_build_object('cnpj', e.cnpj, 'companyName', c.name, 'tradingName', e.trading_name, 'isHeadOffice', e.is_head_office,
      'status', e.situation, 'statusSince', e.situation_since, 'openedOn', e.opened_on, 'size', c.size,
      'legalNature', c.legal_nature, 'legalNatureText', nature.meaning, 'activity', e.activity, 'activityText', activity.meaning,
      'isSimples', s.is_simples, 'isMei', s.is_mei, 'city', coalesce(city.meaning, e.foreign_city), 'state', e.state,
      'street', nullif(concat_ws(' ', e.street_kind, e.street), ''), 'number', e.number, 'complement', e.complement,
      'district', e.district, 'postalCode', e.postal_code, 'phone', e.phone, 'email', e.email,
      'confirmedAt', (select max(i.finished_at) from registry.import i))
    from registry.establishment e
      left join registry.company c on c.root = e.root
      left join registry.simples s on s.root = e.root
      left join registry.term nature on nature.list = 'legal_nature' and nature.code = c.legal_nature
      left join registry.term activity on activity.list = 'activity' and activity.code = e.activity
      left join registry.term city on city.list = 'municipality' and city.code = e.municipality
    where e.cnpj = asked);
end $$;
revoke all on function registry_company from public;
grant execute on function registry_company to emdia_app;

-- Whether people of a company that is here already sign in: whoever invites it asks for that, and for no name.
create function company_has_accounts(asked_company bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.membership m where m.company_id = asked_company);
  end;
revoke all on function company_has_accounts from public;
grant execute on function company_has_accounts to emdia_app;

-- The words of a search, each as the beginning of a word, single letters as themselves. A word that comes up in more than two names
-- of a hundred narrows little down: beside rarer ones it is not asked of the index, but looked for in what the index answers. Two
-- words are asked of it in any case, because two that are frequent may never come together; a frequent word alone is found sooner by
-- looking at any names.
create function registry_words_asked(asked text, out every_word tsquery, out indexed_words tsquery)
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  select string_agg(w.begins, ' & ')::tsquery,
    (string_agg(w.begins, ' & ') filter (where w.is_rare or (w.place <= 2 and w.words > 1)))::tsquery
  into every_word, indexed_words
  from (
    select format(case when length(a.word) = 1 then '''%s''' else '''%s'':*' end, a.word) as begins, coalesce(f.share, 0) <= 200 as is_rare,
      row_number() over (order by coalesce(f.share, 0)) as place, count(*) over () as words
    from unnest(tsvector_to_array(public.name_words(asked))) a (word)
      cross join lateral (select sum(q.per_ten_thousand) as share from registry.frequent_word q
        where q.word >= a.word and q.word <= case when length(a.word) = 1 then a.word else a.word || '~' end) f) w;
end $$;
revoke all on function registry_words_asked from public;

-- One page of the companies that fit a name or the beginning of a CNPJ: those that are here already, then the published ones,
-- active ones and head offices first. No more than `most` of all that fit are looked at, so that a word as common as "comércio"
-- costs no more than a rare one. Where words are asked of the index, scanning the whole table never is a way, however few rows the
-- planner believes in.
create function companies_found(asked text, most integer, page_from integer, page_size integer)
  returns table (counted bigint, cnpj text, company_id bigint, company_name text, trading_name text, is_head_office boolean,
    status text, city text, state text)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off
as $$
#variable_conflict use_column
declare
  typed text := upper(regexp_replace(asked, '[\s./-]', '', 'g'));
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
      select h.cnpj, h.id, h.name, h.trading_name, null::boolean as is_head_office, null as status, h.city, h.state, null as municipality
        from here h
      union all
      select e.cnpj, null, coalesce(c.name, e.trading_name, ''), e.trading_name, e.is_head_office, e.situation, null, e.state, e.municipality
        from (select distinct p.cnpj from published p) p
          join registry.establishment e on e.cnpj = p.cnpj left join registry.company c on c.root = e.root
        where p.cnpj not in (select h.cnpj from here h)),
    page as (
      select * from fitting f
      order by f.id is null, f.status is distinct from '02', not f.is_head_office, f.name collate "pt-BR-x-icu", f.cnpj
      limit page_size offset page_from)
    select t.total, p.cnpj, p.id, p.name, p.trading_name, coalesce(p.is_head_office, e.is_head_office), coalesce(p.status, e.situation),
      coalesce(p.city, city.meaning), p.state
    from (select count(*) as total from fitting) t
      left join page p on true
      left join registry.establishment e on e.cnpj = p.cnpj
      left join registry.term city on city.list = 'municipality' and city.code = e.municipality
    order by p.id is null, p.status is distinct from '02', not p.is_head_office, p.name collate "pt-BR-x-icu", p.cnpj;
end $$;
revoke all on function companies_found from public;
grant execute on function companies_found to emdia_app;
