-- Why: with a million pendencies a page was found in a millisecond, and what stands around it took the rest: the sums of 400 projects were
-- looked for among those of all contractors, the names of twenty rows were planned anew for each page, and a document that few have was
-- looked for row by row.

-- The sums of projects, and of a contractor in all: read for hundreds of projects without touching a row. The policy reads the supplier.
create index pendency_count_together on pendency_count (contractor_id, project_id, plan, status) include (provider_id, total) where provider_id = 0;

-- Who searches a document finds it by its type. Measured with 180,000 pendencies of a contractor: to find a page of five types and to count
-- them reads 100 blocks here, and 3,000 in the order of change, where a type that few have is looked for to the end. It contains the status:
-- a change of it writes one entry more, as it does in the indexes of every other order.
create index pendency_of_type on pendency (contractor_id, type_id, plan, status, updated_at, id)
  include (provider_id, project_id, expiration_date, revision_date) where active;

-- A change of status sums up its worker: three statements, which were planned anew for each change, as connections of the application plan
-- everything, and took six times as long as they do planned once.
alter function sum_up_workers set plan_cache_mode = force_generic_plan;
-- What compares the rows of one statement is planned for as many as they are: a plan for one would match each of five thousand with all.
alter function count_changed_pendencies set plan_cache_mode = force_custom_plan;
alter function copy_changed_workers set plan_cache_mode = force_custom_plan;
alter function reconcile_changed_links set plan_cache_mode = force_custom_plan;
alter function reconcile_changed_workers set plan_cache_mode = force_custom_plan;

-- What a page shows, of keys that were found before: whoever may read a pendency reads the names of its project, of both companies, of its
-- worker and of its document. It is planned once: planned anew for each page, with the policies of five tables, it took as long again.
create function shown_pendencies(contractors bigint[], ids bigint[])
  returns table (p pendency, v document_type_version, project json, contractor json, provider json, cnpj text, worker json) rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p, v, json_build_object('id', pr.id, 'name', pr.name, 'contract', pr.contract_number),
      json_build_object('id', c.id, 'name', c.trading_name), json_build_object('id', s.id, 'name', s.trading_name), s.cnpj,
      case when w.id is not null then json_build_object('id', w.id, 'name', w.name) end
    from unnest(contractors, ids) page (contractor_id, id)
      join public.pendency p on p.contractor_id = page.contractor_id and p.id = page.id
      join public.document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
      join public.project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
      join public.company c on c.id = p.contractor_id
      join public.company s on s.id = p.provider_id
      left join public.worker w on w.provider_id = p.provider_id and w.id = p.worker_id
    where p.contractor_id = any (public.scope_companies()) or p.provider_id = any (public.scope_companies());
  end;
revoke all on function shown_pendencies from public;
grant execute on function shown_pendencies to emdia_app;
