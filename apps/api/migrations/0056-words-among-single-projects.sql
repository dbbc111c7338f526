-- Why: with 10,000,000 pendencies a page of 400 projects, far behind, took most of its time to find each project in each status; and whoever
-- searched the name of a worker waited until each of thousands had been looked for among those of its supplier: 6 microseconds each.

-- Of a status single projects are read one beside the other, where they lay among all that each of them has.
drop index pendency_of_project;
create index pendency_of_project on pendency (contractor_id, status, project_id, plan, updated_at, id)
  include (provider_id, worker_id, type_id, kind, reference_month, expiration_date, revision_date, question_side) where active;

-- A worker is one supplier's, and its id nobody else's: thousands are looked for at once, in the order of their ids.
drop index pendency_of_worker;
create index pendency_of_worker on pendency (worker_id, status, contractor_id, plan) include (provider_id, project_id, id, updated_at)
  where active and worker_id is not null;

-- As before (0040), without their suppliers; whoever is seen from both sides may be named twice.
drop function workers_called;
create function workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  begin atomic
    select coalesce(array_agg(l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      (select w.id as worker_id from unnest(public.scope_companies()) own (company_id)
          join public.worker w on w.provider_id = own.company_id and w.plain_words like (select public.found_anywhere(asked))
        where w.removed_at is null and w.plain_words || '' like (select public.found_before_last(asked))
        limit at_most + 1)
      union all
      (select cw.worker_id from unnest(public.scope_companies()) own (company_id)
          join public.contractor_worker cw on cw.contractor_id = own.company_id and cw.plain_words like (select public.found_anywhere(asked))
        where cw.plain_words || '' like (select public.found_before_last(asked))
        limit at_most + 1)) l;
  end;
revoke all on function workers_called from public;
grant execute on function workers_called to emdia_app;

-- As before (0044), but a supplier's own links lead to the projects of others: the index of words has those of everybody.
create or replace function projects_called(asked text, by_contract boolean, at_most integer)
  returns table (contractors bigint[], projects bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select coalesce(array_agg(l.contractor_id), '{}'), coalesce(array_agg(l.id), '{}'), coalesce(count(*) > at_most, false) from (
      select p.contractor_id, p.id
      from unnest(public.scope_companies()) own (company_id)
        join public.project p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked))
      where case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
      union all
      select p.contractor_id, p.id from public.project p
      where p.id = any (array(select pc.project_id from public.project_company pc where pc.provider_id = any ((select public.scope_companies())::bigint[])))
        and not p.is_draft and not p.contractor_id = any ((select public.scope_companies())::bigint[])
        and case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
      limit at_most + 1) l;
  end;

-- As before (0046), with the place of each row on its page: nobody has to sort again what was found in order.
drop function shown_pendencies;
create function shown_pendencies(contractors bigint[], ids bigint[])
  returns table (p pendency, document text, frequency text, project text, contract text, contractor text, provider text, cnpj text, worker text, place bigint)
  rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p, v.name, v.frequency, pr.name, pr.contract_number, c.trading_name, s.trading_name, s.cnpj, w.name, page.place
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
