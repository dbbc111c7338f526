-- Why: of each row a page made four documents of JSON, to be taken apart again at once, in which everything but a name was known before.
drop function shown_pendencies;
-- As before (0041) otherwise.
create function shown_pendencies(contractors bigint[], ids bigint[])
  returns table (p pendency, document text, frequency text, project text, contract text, contractor text, provider text, cnpj text, worker text) rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p, v.name, v.frequency, pr.name, pr.contract_number, c.trading_name, s.trading_name, s.cnpj, w.name
    from unnest(contractors, ids) page (contractor_id, id)
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
