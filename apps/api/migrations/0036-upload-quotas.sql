-- Quotas of uploads per account and company, and the scan of worker photos.

-- One upload of bytes, complete or not. It counts for the day on which it began, also when its file was refused.
create table upload (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  company_id bigint references company on delete cascade, -- null if the request names several companies
  bytes bigint not null check (bytes >= 0),
  hash text, -- set just before the bytes reach the storage
  -- The request still runs: another request must not remove bytes with this hash.
  is_open boolean not null default true,
  begun_at timestamptz not null
);
create index upload_of_account on upload (account_id, begun_at) include (bytes);
create index upload_of_company on upload (company_id, begun_at) include (bytes);
create index upload_open_hash on upload (hash) where is_open and hash is not null;
create index upload_begun on upload (begun_at);
alter table upload enable row level security;
create policy sweep_read on upload for select to emdia_sweep using (begun_at < now() - interval '3 days');
create policy sweep_delete on upload for delete to emdia_sweep using (begun_at < now() - interval '3 days');
grant select, delete on upload to emdia_sweep;

-- Reserves an upload, or returns null above a quota of the day. Advisory locks make concurrent reservations of one account and of one
-- company run one after the other, always the account first.
create function reserve_upload(uploader bigint, company bigint, size bigint, at timestamptz, day_began timestamptz, files_max integer,
    account_bytes_max bigint, company_bytes_max bigint) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reserved bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('upload of account ' || uploader, 0));
  if company is not null then
    perform pg_advisory_xact_lock(hashtextextended('upload of company ' || company, 0));
    if (select coalesce(sum(u.bytes), 0) from public.upload u where u.company_id = company and u.begun_at >= day_began) + size
        > company_bytes_max then
      return null;
    end if;
  end if;
  insert into public.upload (account_id, company_id, bytes, begun_at)
    select uploader, company, size, at
    from (select count(*) as files, coalesce(sum(u.bytes), 0) as bytes from public.upload u
      where u.account_id = uploader and u.begun_at >= day_began) today
    where today.files < files_max and today.bytes + size <= account_bytes_max
    returning id into reserved;
  return reserved;
end $$;
revoke all on function reserve_upload from public;
grant execute on function reserve_upload to emdia_app;

-- Names the bytes that the upload is about to store.
create function claim_upload_hash(upload_id bigint, stored_hash text) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.upload set hash = stored_hash where id = upload_id;
  end;
revoke all on function claim_upload_hash from public;
grant execute on function claim_upload_hash to emdia_app;

-- Ends an upload. The size of one that was sent without its length becomes known here.
create function close_upload(upload_id bigint, stored_bytes bigint) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.upload set is_open = false, bytes = coalesce(stored_bytes, bytes) where id = upload_id;
  end;
revoke all on function close_upload from public;
grant execute on function close_upload to emdia_app;

-- Whether another running upload has the same bytes. Uploads of killed processes are ignored after a day.
create function upload_claims_hash(stored_hash text, except_upload bigint, since timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.upload u
      where u.hash = stored_hash and u.is_open and u.id <> except_upload and u.begun_at > since);
  end;
revoke all on function upload_claims_hash from public;
grant execute on function upload_claims_hash to emdia_app;

-- A photo is shown after its scan, as a document is.
alter table worker add column photo_verdict text not null default 'clean' check (photo_verdict in ('waiting', 'clean', 'infected'));
create index worker_photo_waiting on worker (provider_id, id) where photo_verdict = 'waiting';

-- Queues a scan for photos without a verdict: the retries of the original job may have ended during an outage of the scanner.
create function enqueue_photo_scans(most integer) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.enqueue('workers.scan-photo', json_build_object('providerId', w.provider_id, 'workerId', w.id),
      'workers.scan-photo ' || w.id, null)
    from public.worker w where w.photo_verdict = 'waiting' limit most;
end $$;
revoke all on function enqueue_photo_scans from public;
grant execute on function enqueue_photo_scans to emdia_sweep;
