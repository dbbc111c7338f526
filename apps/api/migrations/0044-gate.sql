-- The gate: devices of a contractor, and the decisions about badges.

create table gate_device (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null,
  -- SHA-256 of the secret in the enrolment QR code, until it is used or expires.
  enrolment_hash text unique check (enrolment_hash ~ '^[0-9a-f]{64}$'),
  enrolment_until timestamptz,
  -- SHA-256 of the key of the device.
  key_hash text unique check (key_hash ~ '^[0-9a-f]{64}$'),
  enrolled_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (contractor_id, id),
  check ((enrolment_hash is null) = (enrolment_until is null)),
  check ((key_hash is null) = (enrolled_at is null)),
  check (revoked_at is null or enrolment_hash is null)
);
create index gate_device_list on gate_device (contractor_id, (revoked_at is not null), id desc);
alter table gate_device enable row level security;
create policy read_own on gate_device for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on gate_device for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on gate_device for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
-- The application does not read hashes.
grant select (contractor_id, id, name, created_at, enrolment_until, enrolled_at, last_used_at, revoked_at) on gate_device to emdia_app;
grant insert on gate_device to emdia_app;
grant update (name, enrolment_hash, enrolment_until, revoked_at) on gate_device to emdia_app;

create table gate_device_project (
  contractor_id bigint not null,
  device_id bigint not null,
  project_id bigint not null,
  primary key (contractor_id, device_id, project_id),
  foreign key (contractor_id, device_id) references gate_device (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
create index gate_device_project_of_project on gate_device_project (contractor_id, project_id);
alter table gate_device_project enable row level security;
create policy read_own on gate_device_project for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on gate_device_project for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on gate_device_project for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on gate_device_project to emdia_app;

-- One row per answer of the gate. A badge without an answer for the project has no worker.
create table gate_decision (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint, -- crosses owners: shared with the supplier of the worker
  worker_id bigint, -- crosses owners: the worker of the supplier
  decided_at timestamptz not null,
  may_enter boolean not null,
  reasons text[] not null, -- kinds of reasons, without notes
  device_id bigint,
  account_id bigint, -- crosses owners: the user of the contractor, with the name at that time
  by_name text not null,
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (contractor_id, device_id) references gate_device (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  check ((provider_id is null) = (worker_id is null)),
  check (may_enter = (worker_id is not null and reasons = '{}')),
  check ((device_id is null) <> (account_id is null))
);
create index gate_decision_of_project on gate_decision (contractor_id, project_id, id desc);
create index gate_decision_of_worker on gate_decision (provider_id, worker_id, id desc) where worker_id is not null;
alter table gate_decision enable row level security;
create policy read_either on gate_decision for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_contractor on gate_decision for insert to emdia_app
  with check (contractor_id = any ((select scope_companies())::bigint[])
    and (worker_id is null or exists (select from contractor_worker cw where cw.contractor_id = gate_decision.contractor_id
      and cw.provider_id = gate_decision.provider_id and cw.worker_id = gate_decision.worker_id)));
grant select, insert on gate_decision to emdia_app;

-- Adds each decision to the history of the worker, which the supplier owns.
create function note_gate_decision() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.history (owner_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name, action,
      field, old_value, new_value)
    select w.provider_id, 'worker', w.id, 'worker', w.id, w.name, new.decided_at, new.account_id, new.by_name,
      case when new.may_enter then 'worker.gate_allowed' else 'worker.gate_denied' end, 'project', null, p.name
    from public.worker w join public.project p on p.contractor_id = new.contractor_id and p.id = new.project_id
    where w.provider_id = new.provider_id and w.id = new.worker_id;
  return null;
end $$;
revoke all on function note_gate_decision from public;
create trigger note_in_history after insert on gate_decision
  for each row when (new.worker_id is not null) execute function note_gate_decision();

-- Opens the transaction of a device by the hash of its key: the rows of its contractor, without an account. Null for an unknown or revoked key.
-- The last use is written once a minute, and not by a request that would wait for another one of the device.
create function device_scope(asked_hash text) returns json
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
declare
  device record;
  done text; -- an assignment runs as an expression; `perform` would run a statement
begin
  select d.contractor_id, d.id, d.name, d.last_used_at,
      (select coalesce(json_agg(dp.project_id), '[]') from public.gate_device_project dp
        where dp.contractor_id = d.contractor_id and dp.device_id = d.id) as projects
    into device from public.gate_device d where d.key_hash = asked_hash and d.revoked_at is null;
  if not found then return null; end if;
  if device.last_used_at is null or device.last_used_at < now() - interval '1 minute' then
    update public.gate_device set last_used_at = now() where id in
      (select d.id from public.gate_device d where d.contractor_id = device.contractor_id and d.id = device.id
        for no key update skip locked);
  end if;
  done := set_config('app.account', '', true);
  done := set_config('app.companies', '{' || device.contractor_id || '}', true);
  return json_build_object('id', device.id, 'name', device.name, 'companyId', device.contractor_id, 'projects', device.projects);
end $$;
revoke all on function device_scope from public;
grant execute on function device_scope to emdia_app;

-- Exchanges the secret of an enrolment QR code for a key, once. The names of the device and its contractor, or no row.
create function enrol_gate_device(asked_enrolment text, new_key text, enrolled timestamptz, from_address text)
  returns table (name text, company_name text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  device record;
begin
  update public.gate_device d set key_hash = new_key, enrolled_at = enrolled, enrolment_hash = null, enrolment_until = null
    from public.company c
    where d.enrolment_hash = asked_enrolment and d.enrolment_until > enrolled and d.revoked_at is null and c.id = d.contractor_id
    returning d.contractor_id, d.id, d.name, c.trading_name into device;
  if not found then return; end if;
  insert into public.history (owner_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, address, action)
    values (device.contractor_id, 'company', device.contractor_id, 'gate_device', device.id, device.name, enrolled, from_address,
      'gate_device.enrolled');
  return query select device.name, device.trading_name::text;
end $$;
revoke all on function enrol_gate_device from public;
grant execute on function enrol_gate_device to emdia_app;

-- The worker of a valid badge with a link to a project of the scope. No row for an unknown or revoked badge, or one without such a link. In
-- PL/pgSQL, because a function in SQL is planned on each call.
create function gate_badge(asked_code text, asked_contractor bigint, asked_project bigint) returns table (provider_id bigint, worker_id bigint,
    name text, role text, company_name text, photo_key text, photo_type text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return query
    select b.provider_id, b.worker_id, w.name::text, w.role::text, c.trading_name::text,
      case when w.photo_verdict = 'clean' then w.photo_key end, case when w.photo_verdict = 'clean' then w.photo_type end
    from public.badge b
    join public.worker w on w.provider_id = b.provider_id and w.id = b.worker_id
    join public.company c on c.id = b.provider_id
    where b.code = asked_code and b.revoked_at is null and w.removed_at is null and asked_contractor = any (public.scope_companies())
      and exists (select from public.project_worker pw where pw.contractor_id = asked_contractor and pw.project_id = asked_project
        and pw.provider_id = b.provider_id and pw.worker_id = b.worker_id);
end $$;
revoke all on function gate_badge from public;
grant execute on function gate_badge to emdia_app;
