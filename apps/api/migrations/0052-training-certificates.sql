-- Training certificates: files of classes, certificates of participants, and what they do to the documents of suppliers.

-- A file of a class, such as the attendance list or the signed certificates. It belongs to the contractor: suppliers read only the files that
-- are marked for them, and never the attendance list, because it names the workers of other suppliers.
create table training_class_file (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  class_id bigint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 255),
  type text not null,
  size bigint not null check (size > 0),
  verdict text not null check (verdict in ('waiting', 'clean', 'infected')),
  is_attendance_list boolean not null,
  for_suppliers boolean not null,
  created_at timestamptz not null,
  created_by_id bigint, -- crosses owners: the actor, with the name at that time
  created_by_name text,
  primary key (contractor_id, id),
  foreign key (contractor_id, class_id) references training_class (contractor_id, id),
  constraint training_class_file_list check (not (is_attendance_list and for_suppliers))
);
create index training_class_file_of_class on training_class_file (contractor_id, class_id, id);
-- Serves the collection of unreferenced files, and the job that repeats virus scans.
create index training_class_file_by_hash on training_class_file (hash);
create index training_class_file_waiting on training_class_file (contractor_id, id) where verdict = 'waiting';
alter table training_class_file enable row level security;
create policy read_own on training_class_file for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy read_shared on training_class_file for select to emdia_app
  using (for_suppliers and array_position((select scope_contractors())::bigint[], contractor_id) is not null
    and exists (select from training_class c where c.contractor_id = training_class_file.contractor_id and c.id = training_class_file.class_id
      and (c.open_to_all or exists (select from training_class_supplier s where s.contractor_id = c.contractor_id and s.class_id = c.id
        and s.provider_id = any ((select scope_companies())::bigint[])))));
create policy insert_own on training_class_file for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on training_class_file for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on training_class_file for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on training_class_file to emdia_app;
grant update (verdict) on training_class_file to emdia_app;

-- Queues a scan for files of classes without a verdict: the retries of the original job may have ended during an outage of the scanner.
create function enqueue_class_file_scans(most integer) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.enqueue('trainings.scan-file', json_build_object('contractorId', f.contractor_id, 'fileId', f.id),
      'trainings.scan-file ' || f.id, null)
    from public.training_class_file f where f.verdict = 'waiting' limit most;
end $$;
revoke all on function enqueue_class_file_scans from public;
grant execute on function enqueue_class_file_scans to emdia_sweep;

-- Certificate of an approved participant. It keeps the text that it was issued with, so that a later change of names changes no certificate.
-- A correction issues a new one; replaced and withdrawn certificates keep their row.
create table training_certificate (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  class_id bigint not null,
  participant_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  document_owner_id bigint not null, -- crosses owners: a document type of the platform or of the contractor
  document_type_id bigint not null,
  year integer not null,
  number integer not null check (number > 0),
  content json not null,
  issued_on date not null,
  valid_until date check (valid_until >= issued_on), -- null for no end
  state text not null default 'valid' check (state in ('valid', 'replaced', 'withdrawn')),
  ended_at timestamptz,
  end_reason text,
  -- The PDF; null until the job has written it.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  size bigint check (size > 0),
  settled boolean not null default false, -- the documents of the supplier follow the state
  created_at timestamptz not null,
  created_by_id bigint, -- crosses owners: the actor's account
  primary key (contractor_id, id),
  foreign key (contractor_id, class_id) references training_class (contractor_id, id),
  foreign key (contractor_id, participant_id) references training_participant (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  foreign key (document_owner_id, document_type_id) references document_type (owner_id, id),
  constraint training_certificate_number unique (contractor_id, year, number),
  check ((state = 'valid') = (ended_at is null)),
  check ((hash is null) = (size is null))
);
-- A participant has one valid certificate, also when two users approve at the same time.
create unique index training_certificate_once on training_certificate (contractor_id, participant_id) where state = 'valid';
create index training_certificate_of_class on training_certificate (contractor_id, class_id, id);
-- Serves the job that settles the certificates of a worker.
create index training_certificate_of_worker on training_certificate (contractor_id, provider_id, worker_id);
create index training_certificate_by_hash on training_certificate (hash);
alter table training_certificate enable row level security;
create policy read_either on training_certificate for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on training_certificate for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on training_certificate for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on training_certificate to emdia_app;
grant update (state, ended_at, end_reason, hash, size, settled) on training_certificate to emdia_app;

-- The last number of the certificates of a contractor in a year. An approval locks its row, so that numbers have no gaps and no repeats.
create table training_certificate_counter (
  contractor_id bigint not null references company,
  year integer not null,
  last integer not null check (last > 0),
  primary key (contractor_id, year)
);
alter table training_certificate_counter enable row level security;
create policy read_own on training_certificate_counter for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on training_certificate_counter for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on training_certificate_counter for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on training_certificate_counter to emdia_app;

-- A class completes a document of this type: its certificate needs no review. One marked version is enough, as for sensitive types.
alter table document_type_version add column completed_by_class boolean not null default false;

-- A document that is a certificate, and the approvals that are in force beside it. `approved_until` is the end of an approval that a
-- certificate succeeded; 9999-12-31 is no end. A certificate that ended before the document in force was added beside it. A revoked
-- certificate is in force no longer.
alter table attachment
  add column certificate_id bigint,
  add column approved_until date,
  add column added_beside boolean not null default false,
  add column revoked_at timestamptz,
  add foreign key (contractor_id, certificate_id) references training_certificate (contractor_id, id);
create index attachment_of_certificate on attachment (contractor_id, certificate_id) where certificate_id is not null;
grant update (approved_until, added_beside, revoked_at) on attachment to emdia_app;

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
      union all
      select c.hash from public.training_class_file c where c.hash = any (hashes)
      union all
      select t.hash from public.training_certificate t where t.hash = any (hashes)
    ) named;
  end;

-- A pendency that is created or returns from inactivity is completed at once if its worker has a certificate in force.
create function settle_certificates_of_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.enqueue('trainings.settle-certificates',
      json_build_object('contractorId', w.contractor_id, 'providerId', w.provider_id, 'workerId', w.worker_id),
      'trainings.settle-certificates ' || w.contractor_id || ' ' || w.provider_id || ' ' || w.worker_id, null)
    from (select distinct c.contractor_id, c.provider_id, c.worker_id from new_rows n
      join public.training_certificate c on c.contractor_id = n.contractor_id and c.provider_id = n.provider_id and c.worker_id = n.worker_id
        and c.document_owner_id = n.type_owner_id and c.document_type_id = n.type_id and c.state = 'valid'
      where n.active) w;
  return null;
end $$;
revoke all on function settle_certificates_of_pendencies from public;
create function settle_certificates_of_returned() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.enqueue('trainings.settle-certificates',
      json_build_object('contractorId', w.contractor_id, 'providerId', w.provider_id, 'workerId', w.worker_id),
      'trainings.settle-certificates ' || w.contractor_id || ' ' || w.provider_id || ' ' || w.worker_id, null)
    from (select distinct c.contractor_id, c.provider_id, c.worker_id from new_rows n
      join old_rows o on o.contractor_id = n.contractor_id and o.id = n.id
      join public.training_certificate c on c.contractor_id = n.contractor_id and c.provider_id = n.provider_id and c.worker_id = n.worker_id
        and c.document_owner_id = n.type_owner_id and c.document_type_id = n.type_id and c.state = 'valid'
      where n.active and not o.active) w;
  return null;
end $$;
revoke all on function settle_certificates_of_returned from public;
create trigger settle_certificates_new after insert on pendency referencing new table as new_rows
  for each statement execute function settle_certificates_of_pendencies();
create trigger settle_certificates_returned after update on pendency referencing old table as old_rows new table as new_rows
  for each statement execute function settle_certificates_of_returned();
