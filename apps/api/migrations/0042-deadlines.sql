-- Deadlines of suppliers and reviewers, and state and municipal holidays.

-- State and municipal holidays. National ones are computed (modules/calendar). A change applies with the next nightly job.
create table holiday (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('state', 'city')),
  state char(2) not null,
  city text,
  day date not null,
  every_year boolean not null, -- only month and day count
  name text not null check (char_length(name) between 1 and 100),
  check ((scope = 'city') = (city is not null))
);
create unique index holiday_once on holiday (state, plain_text(coalesce(city, '')), day, every_year);
alter table holiday enable row level security;
create policy read_all on holiday for select to emdia_app using (true);
grant select on holiday to emdia_app;

insert into holiday (scope, state, city, day, every_year, name)
select case when city is null then 'state' else 'city' end, state, city, ('2024-' || month_day)::date, true, name
from (values
  ('AL', null, '06-24', 'São João'),
  ('AL', null, '06-29', 'São Pedro'),
  ('AL', null, '09-16', 'Emancipação política de Alagoas'),
  ('AM', null, '09-05', 'Elevação do Amazonas à categoria de província'),
  ('AP', null, '03-19', 'São José'),
  ('AP', null, '09-13', 'Criação do Território Federal do Amapá'),
  ('BA', null, '07-02', 'Independência da Bahia'),
  ('CE', null, '03-25', 'Data Magna do Ceará'),
  ('DF', null, '11-30', 'Dia do Evangélico'),
  ('GO', null, '07-26', 'Fundação da Cidade de Goiás'),
  ('GO', null, '10-24', 'Pedra fundamental de Goiânia'),
  ('MA', null, '07-28', 'Adesão do Maranhão à Independência'),
  ('MS', null, '10-11', 'Criação do Estado de Mato Grosso do Sul'),
  ('PA', null, '08-15', 'Adesão do Pará à Independência'),
  ('PB', null, '08-05', 'Fundação da Paraíba'),
  ('PE', null, '03-06', 'Revolução Pernambucana'),
  ('PI', null, '10-19', 'Dia do Piauí'),
  ('RJ', null, '04-23', 'Dia de São Jorge'),
  ('RN', null, '10-03', 'Mártires de Cunhaú e Uruaçu'),
  ('RO', null, '01-04', 'Criação do Estado de Rondônia'),
  ('RO', null, '06-18', 'Dia do Evangélico'),
  ('RR', null, '10-05', 'Criação do Estado de Roraima'),
  ('RS', null, '09-20', 'Revolução Farroupilha'),
  ('SE', null, '07-08', 'Emancipação política de Sergipe'),
  ('SP', null, '07-09', 'Revolução Constitucionalista'),
  ('TO', null, '03-18', 'Autonomia do Estado do Tocantins'),
  ('TO', null, '09-08', 'Nossa Senhora da Natividade'),
  ('TO', null, '10-05', 'Criação do Estado do Tocantins'),
  ('MG', 'Belo Horizonte', '08-15', 'Assunção de Nossa Senhora'),
  ('MG', 'Belo Horizonte', '12-08', 'Imaculada Conceição'),
  ('SP', 'Campinas', '12-08', 'Nossa Senhora da Conceição'),
  ('PR', 'Curitiba', '09-08', 'Nossa Senhora da Luz dos Pinhais'),
  ('CE', 'Fortaleza', '08-15', 'Nossa Senhora da Assunção'),
  ('GO', 'Goiânia', '05-24', 'Nossa Senhora Auxiliadora'),
  ('AM', 'Manaus', '10-24', 'Aniversário de Manaus'),
  ('RS', 'Porto Alegre', '02-02', 'Nossa Senhora dos Navegantes'),
  ('PE', 'Recife', '06-24', 'São João'),
  ('PE', 'Recife', '07-16', 'Nossa Senhora do Carmo'),
  ('PE', 'Recife', '12-08', 'Nossa Senhora da Conceição'),
  ('RJ', 'Rio de Janeiro', '01-20', 'São Sebastião'),
  ('BA', 'Salvador', '06-24', 'São João'),
  ('BA', 'Salvador', '12-08', 'Nossa Senhora da Conceição da Praia'),
  ('SP', 'São Paulo', '01-25', 'Aniversário de São Paulo')
) h (state, city, month_day, name);
-- Eight days after Easter. A movable local holiday has one row per year.
insert into holiday (scope, state, city, day, every_year, name)
select 'state', 'ES', null, day::date, false, 'Nossa Senhora da Penha'
from unnest('{2026-04-13,2027-04-05,2028-04-24,2029-04-09,2030-04-29,2031-04-21,2032-04-05,2033-04-25,2034-04-17,2035-04-02}'::text[]) day;

-- Holidays of the state and the city of a company: `2026-01-25`, or `01-25` for every year.
create function local_holidays(asked_company bigint) returns text[]
  language sql stable set search_path = pg_catalog, pg_temp
  begin atomic
    select coalesce(array_agg(distinct to_char(h.day, case when h.every_year then 'MM-DD' else 'YYYY-MM-DD' end)), '{}')
    from public.company c join public.holiday h on h.state = c.state
      and (h.city is null or public.plain_text(h.city) = public.plain_text(c.city))
    where c.id = asked_company;
  end;
revoke all on function local_holidays from public;
grant execute on function local_holidays to emdia_app;

-- Columns without default, so that the statement does not rewrite a large table. A job fills existing rows in batches.
alter table pendency
  add column send_by date, -- the supplier's deadline; null while the supplier owes no document
  add column first_day date, -- the first day of the link, if the document was asked for before it
  add column asked_again_on date, -- the last rejection, reopening or reactivation
  -- The clock of the review: it runs from a day for a number of business days. While it is paused, only the days left are set.
  add column review_from date,
  add column review_days integer,
  add column review_by date,
  add constraint pendency_review_clock check (num_nulls(review_from, review_by) <> 1 and (review_from is null or review_days is not null));
grant update (send_by, first_day, asked_again_on, review_from, review_days, review_by) on pendency to emdia_app;

-- Orders and filters by deadline. A supplier's default order reads the second one, so it includes what filters test, like `pendency_list`. Rows
-- without a deadline are included: a range of null values within a status would otherwise be a scan of the whole status.
create index pendency_list_by_send_by on pendency (contractor_id, active, status, send_by, updated_at, id)
  include (provider_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_send_by_of_provider on pendency (provider_id, active, status, send_by, updated_at, id)
  include (contractor_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side) where removed_at is null;
create index pendency_list_by_review_by on pendency (contractor_id, active, status, review_by, updated_at, id)
  include (provider_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_review_by_of_provider on pendency (provider_id, active, status, review_by, updated_at, id)
  include (contractor_id, project_id, plan, kind) where removed_at is null;

-- Words of projects and contracts lead to their rows without the table, also in the orders by deadline.
drop index pendency_list_by_project;
create index pendency_list_by_project on pendency (contractor_id, active, status, project_id, updated_at, id)
  include (provider_id, plan, kind, reference_month, expiration_date, revision_date, type_id, worker_id, question_side, send_by, review_by)
  where removed_at is null;

-- The rows of a page with both deadlines.
drop function shown_pendencies;
create function shown_pendencies(contractors bigint[], ids bigint[])
  returns table (contractor_id bigint, id bigint, project_id bigint, provider_id bigint, worker_id bigint, kind text, plan text, status text,
    returns_to text, sent_from text, question_side text, active boolean, rest_for text, rest_reason text, reference_month date, issue_date date,
    expiration_date date, revision_date date, send_by date, review_by date, updated_at timestamptz, version integer, document text, frequency text,
    project text, contract text, contractor text, provider text, cnpj text, worker text, place bigint)
  rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p.contractor_id, p.id, p.project_id, p.provider_id, p.worker_id, p.kind, p.plan, p.status, p.returns_to, p.sent_from, p.question_side,
      p.active, p.rest_for, p.rest_reason, p.reference_month, p.issue_date, p.expiration_date, p.revision_date, p.send_by, p.review_by,
      p.updated_at, p.version, v.name, v.frequency, pr.name, pr.contract_number, c.trading_name, s.trading_name, s.cnpj, w.name, page.place
    from unnest(contractors, ids) with ordinality page (contractor_id, id, place)
      join public.pendency p on p.contractor_id = page.contractor_id and p.id = page.id
      join public.document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
      join public.project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
      join public.company c on c.id = p.contractor_id
      join public.company s on s.id = p.provider_id
      left join public.worker w on w.provider_id = p.provider_id and w.id = p.worker_id
    where p.contractor_id = any ((select public.scope_companies())::bigint[]) or p.provider_id = any ((select public.scope_companies())::bigint[]);
  end;
revoke all on function shown_pendencies from public;
grant execute on function shown_pendencies to emdia_app;

-- What the deadlines of a pendency depend on outside its row: days of the analysis and holidays of the contractor. For both sides, because a
-- supplier that sends starts the clock and cannot read the contractor's settings.
create function deadline_terms(asked_pendency bigint) returns table (analysis_days integer, re_analysis_days integer, holidays text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select coalesce(x.analysis_days, pp.analysis_days), coalesce(x.re_analysis_days, pp.re_analysis_days), public.local_holidays(p.contractor_id)
    from public.pendency p
      left join public.project_company pc on pc.contractor_id = p.contractor_id and pc.project_id = p.project_id and pc.provider_id = p.provider_id
      left join public.project_company_plan x on x.contractor_id = pc.contractor_id and x.project_company_id = pc.id and x.plan = p.plan
      left join public.project_plan pp on pp.contractor_id = p.contractor_id and pp.project_id = p.project_id and pp.plan = p.plan
    where p.id = asked_pendency
      and (p.contractor_id = any (public.scope_companies()) or p.provider_id = any (public.scope_companies()));
  end;
revoke all on function deadline_terms from public;
grant execute on function deadline_terms to emdia_app;

-- The position of a pendency among those that wait for review in its project, for its supplier. Returns a number and nothing of other suppliers.
create function review_queue_position(asked_pendency bigint, waiting text[]) returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select (select count(*)::integer from public.pendency o
        where o.contractor_id = p.contractor_id and o.project_id = p.project_id and o.active and o.removed_at is null
          and o.status = any (waiting) and (o.revision_date, o.id) <= (p.revision_date, p.id))
    from public.pendency p
    where p.id = asked_pendency and p.active and p.status = any (waiting) and p.provider_id = any (public.scope_companies());
  end;
revoke all on function review_queue_position from public;
grant execute on function review_queue_position to emdia_app;

-- The holidays with which the deadlines of a contractor were last computed. No row: never.
create table deadline_calendar (
  contractor_id bigint primary key references company,
  holidays text[] not null
);
alter table deadline_calendar enable row level security;
create policy read_own on deadline_calendar for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on deadline_calendar for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on deadline_calendar for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on deadline_calendar to emdia_app;
grant update (holidays) on deadline_calendar to emdia_app;

-- Queues a job for each contractor whose holidays differ from those of the last run, also after an outage of days.
create function enqueue_deadline_refreshes() returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare asked integer;
begin
  perform public.enqueue('pendencies.refresh-deadlines', json_build_object('contractorId', c.id, 'after', 0),
      'pendencies.refresh-deadlines ' || c.id, null)
    from public.company c left join public.deadline_calendar d on d.contractor_id = c.id
    where c.is_contractor and exists (select from public.project r where r.contractor_id = c.id and not r.is_draft)
      and d.holidays is distinct from public.local_holidays(c.id);
  get diagnostics asked = row_count;
  return asked;
end $$;
revoke all on function enqueue_deadline_refreshes from public;
grant execute on function enqueue_deadline_refreshes to emdia_sweep;
-- Computes the deadlines of existing pendencies, in batches after the migration.
select enqueue_deadline_refreshes();
