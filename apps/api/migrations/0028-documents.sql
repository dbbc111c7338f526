-- Why: a file is not a pendency. The bytes belong to the supplier and are kept once; what a contractor received is an attachment of its
-- pendency, with a name, dates and an answer of its own. Each sending for analysis is a round: what was sent stays readable for ever.

create table file (
  provider_id bigint not null references company,
  id bigint generated always as identity unique,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  type text not null,
  pages integer check (pages > 0),
  verdict text not null check (verdict in ('waiting', 'clean', 'infected')),
  created_at timestamptz not null,
  primary key (provider_id, id),
  unique (provider_id, hash)
);
create index file_by_hash on file (hash);
create index file_waiting on file (provider_id, id) where verdict = 'waiting';
alter table file enable row level security;
create policy read_linked on file for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on file for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on file for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on file for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
-- What the scanner could not be asked about is asked again, whosever it is.
create policy sweep_waiting on file for select to emdia_sweep using (verdict = 'waiting');
grant select (provider_id, id, verdict) on file to emdia_sweep;
grant select, insert, delete on file to emdia_app;
grant update (verdict, created_at) on file to emdia_app;

-- The wire's document. A draft has no round; what was replaced or left out ends with the last round it was part of.
create table attachment (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  file_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  issue_date date,
  expiration_date date check (expiration_date >= issue_date),
  replaces bigint,
  from_round integer check (from_round > 0),
  until_round integer check (until_round >= from_round),
  left_out boolean not null default false, -- of the next round
  opened_in integer, -- the round in which somebody of the contractor opened it last
  created_at timestamptz not null,
  created_by_name text,
  sent_at timestamptz,
  primary key (contractor_id, id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  foreign key (provider_id, file_id) references file (provider_id, id),
  check ((from_round is null) = (sent_at is null))
);
-- The same bytes stand in a pendency once, whoever sends them again from another tab.
create unique index attachment_once on attachment (contractor_id, pendency_id, file_id) where until_round is null;
create index attachment_of_pendency on attachment (contractor_id, pendency_id, id);
create index attachment_of_file on attachment (provider_id, file_id);
alter table attachment enable row level security;
create policy read_either on attachment for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_sent on attachment for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[])
  and exists (select from pendency p where p.contractor_id = attachment.contractor_id and p.id = attachment.pendency_id
    and p.provider_id = attachment.provider_id));
create policy update_either on attachment for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy delete_draft on attachment for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]) and from_round is null);
grant select, insert, delete on attachment to emdia_app;
grant update (issue_date, expiration_date, replaces, from_round, until_round, left_out, opened_in, sent_at) on attachment to emdia_app;

alter table pendency
  add column round integer not null default 0, -- how often documents were sent for analysis
  add column rejected_round integer, -- the last of them that was rejected
  add column sent_from text check (sent_from <> 'SUPPORT'); -- where a withdrawal leads back to
grant update (round, rejected_round, sent_from) on pendency to emdia_app;

-- A file of which no document is left, a day after it was last sent: a portion at a time.
create function forget_unused_files(most integer) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  forgotten integer;
begin
  delete from public.file f where f.id in (select u.id from public.file u
    where u.created_at < now() - interval '1 day'
      and not exists (select from public.attachment a where a.provider_id = u.provider_id and a.file_id = u.id)
    limit most for update skip locked);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
revoke all on function forget_unused_files from public;
grant execute on function forget_unused_files to emdia_sweep;

-- Which of these files some row names: what nobody names may be collected.
create function named_hashes(hashes text[]) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select coalesce(array_agg(distinct named.hash), '{}') from (
      select f.hash from public.file f where f.hash = any (hashes)
      union all
      select w.photo_key from public.worker w where w.photo_key = any (hashes)
    ) named;
  end;
revoke all on function named_hashes from public;
grant execute on function named_hashes to emdia_sweep, emdia_app;
create index worker_photo on worker (photo_key) where photo_key is not null;
