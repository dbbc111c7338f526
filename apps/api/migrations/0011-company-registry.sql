-- The public CNPJ registry of the Brazilian revenue service, in a schema of its own that an import replaces as a whole.
-- The application has no right on the schema; two functions read it with the rights of the owner. Column names follow the published files.

create schema registry;

-- An import fills this schema; its tables replace those of `registry` in one transaction.
create schema registry_next;

-- One row per company (the first eight characters of a CNPJ). Tables of this schema have unique indexes and no primary keys, because an import
-- creates the indexes after the rows.
create table registry.company (
  root text collate "C" not null,
  name text not null,
  legal_nature text,
  responsible_qualification text,
  capital numeric,
  size text,
  federative_entity text
);
-- Lookup by root.
create unique index company_key on registry.company (root);

-- One row per establishment (the whole CNPJ).
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
-- Lookup and range search by CNPJ.
create unique index establishment_key on registry.establishment (cnpj);

-- Membership of a company in the simplified tax regimes.
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

-- Partners of a company.
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
-- Serves the partners of a company.
create index partner_company on registry.partner (root);

-- The meanings of published codes, one list per published file.
create table registry.term (
  list text not null,
  code text collate "C" not null,
  meaning text not null
);
create unique index term_key on registry.term (list, code);

-- Search words of company and establishment together. A narrow table, so that a search reads few pages.
create table registry.searched (
  cnpj text collate "C" not null,
  is_active boolean not null,
  words tsvector not null
);
-- Serves the search by words.
create index searched_words on registry.searched using gin (words);

-- Frequency of common words in ten thousand names. The search does not use a common word to select rows.
create table registry.frequent_word (
  word text collate "C" not null,
  per_ten_thousand integer not null
);
create unique index frequent_word_key on registry.frequent_word (word);

-- Imports, finished and unfinished.
create table registry.import (
  id bigint generated always as identity primary key,
  fingerprint text not null,
  begun_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Progress of an import per file, so that an interrupted import continues.
create table registry.import_file (
  import_id bigint not null,
  file text not null,
  rows_read bigint not null default 0,
  rows_bad bigint not null default 0,
  is_done boolean not null default false,
  primary key (import_id, file)
);

-- Rows that an import could not read.
create table registry.import_fault (
  import_id bigint not null,
  file text not null,
  row_number bigint not null,
  reason text not null
);
-- Serves the faults of a file.
create index import_fault_file on registry.import_fault (import_id, file);

-- Cache of answers of the external CNPJ service, for one day. A row of the platform.
create table registry_answer (
  cnpj char(14) primary key,
  answer json not null,
  asked_at timestamptz not null
);
-- Serves the deletion of old answers.
create index registry_answer_age on registry_answer (asked_at);
alter table registry_answer enable row level security;
create policy read_all on registry_answer for select to emdia_app using (true);
create policy insert_any on registry_answer for insert to emdia_app with check (true);
create policy update_any on registry_answer for update to emdia_app using (true);
create policy sweep_read on registry_answer for select to emdia_sweep using (asked_at < now() - interval '2 days');
create policy sweep_delete on registry_answer for delete to emdia_sweep using (asked_at < now() - interval '2 days');
grant select, insert, update on registry_answer to emdia_app;
grant select, delete on registry_answer to emdia_sweep;

-- Everything published about one establishment. plpgsql and not `begin atomic`, because an import replaces the tables and a
-- parsed body would keep the old ones.
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

-- The tsqueries of a search. Every word is a prefix, except single letters. A word in more than 2 % of names does not use the index
-- beside rarer ones but is checked on their result; two words always use it, because two common words may rarely occur together. A
-- single common word is found sooner by a scan.
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
