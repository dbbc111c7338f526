-- Badge configuration and logo of companies.

-- Logo
-- The logo of a company, normalised to PNG. It is shown after its scan, as a photo is.
create table company_logo (
  company_id bigint primary key references company,
  hash text not null,
  verdict text not null check (verdict in ('waiting', 'clean', 'infected')),
  set_at timestamptz not null
);
create index company_logo_hash on company_logo (hash);
alter table company_logo enable row level security;
-- Suppliers read it too, because it is printed on the badges of their workers.
create policy read_linked on company_logo for select to emdia_app
  using (company_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], company_id) is not null);
create policy insert_own on company_logo for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on company_logo for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on company_logo for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on company_logo to emdia_app;

-- Queues a scan for logos without a verdict: the retries of the original job may have ended during an outage of the scanner.
create function enqueue_logo_scans(most integer) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.enqueue('badges.scan-logo', json_build_object('companyId', l.company_id), 'badges.scan-logo ' || l.company_id, null)
    from public.company_logo l where l.verdict = 'waiting' limit most;
end $$;
revoke all on function enqueue_logo_scans from public;
grant execute on function enqueue_logo_scans to emdia_sweep;

-- Photos of earlier versions are stored as they were sent, with their metadata. Jobs replace them.
alter table worker add column photo_normalised boolean not null default false;
create index worker_photo_original on worker (provider_id, id) where photo_key is not null and not photo_normalised;

-- Queues jobs that normalise photos of earlier versions. Infected photos are never opened.
create function enqueue_photo_normalising(most integer) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.enqueue('workers.normalise-photo', json_build_object('providerId', w.provider_id, 'workerId', w.id),
      'workers.normalise-photo ' || w.id, null)
    from public.worker w where w.photo_key is not null and not w.photo_normalised and w.photo_verdict <> 'infected' limit most;
end $$;
revoke all on function enqueue_photo_normalising from public;
grant execute on function enqueue_photo_normalising to emdia_sweep;

-- Which of these hashes a row refers to. Other files in storage can be deleted.
create or replace function named_hashes(hashes text[]) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select coalesce(array_agg(distinct named.hash), '{}') from (
      select f.hash from public.file f where f.hash = any (hashes)
      union all
      select w.photo_key from public.worker w where w.photo_key = any (hashes)
      union all
      select r.file_hash from public.import_run r where r.file_hash = any (hashes) and r.state = 'reading'
      union all
      select l.hash from public.company_logo l where l.hash = any (hashes)
    ) named;
  end;

-- Badge configuration
-- The badge of a contractor: fields of both faces, logo and colour. A company without a row has the defaults of the module `badges`.
create table badge_config (
  company_id bigint primary key references company,
  is_active boolean not null,
  -- Keys of fields in the order on the badge: a field of the record, or `custom:` and the id of a custom field.
  first_face text[] not null check (cardinality(first_face) <= 6),
  second_face text[] not null check (cardinality(second_face) <= 6),
  shows_logo boolean not null,
  base_color text not null check (base_color ~ '^#[0-9a-f]{6}$'),
  version integer not null default 1
);
alter table badge_config enable row level security;
-- Suppliers read it too, because it is printed on the badges of their workers.
create policy read_linked on badge_config for select to emdia_app
  using (company_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], company_id) is not null);
create policy insert_own on badge_config for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on badge_config for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on badge_config to emdia_app;
