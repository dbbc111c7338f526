-- Exports that users request, and the functions by which a job collects unreferenced files.

-- An export that a user requested, for the activity panel (CD-164).
create table asked_export (
  account_id bigint not null references account on delete cascade,
  job text not null unique,
  kind text not null check (kind in ('pendencies', 'workers', 'restrictions')),
  -- The companies whose rows it contains: a user who left one of them gets no link.
  company_ids bigint[] not null default '{}',
  job_key text not null, -- the key of its job in the queue
  asked_at timestamptz not null,
  state text not null default 'going' check (state in ('going', 'ready', 'failed')),
  file_hash text,
  file_name text,
  lines integer,
  ends_at timestamptz,
  primary key (account_id, job),
  check ((state = 'ready') = (file_hash is not null and file_name is not null and lines is not null and ends_at is not null))
);
alter table asked_export enable row level security;
create policy read_own on asked_export for select to emdia_app using (account_id = scope_account());
create policy insert_own on asked_export for insert to emdia_app with check (account_id = scope_account());
create policy update_own on asked_export for update to emdia_app using (account_id = scope_account());
create policy delete_own on asked_export for delete to emdia_app using (account_id = scope_account());
grant select, insert, delete on asked_export to emdia_app;
grant update (job_key, asked_at, state, file_hash, file_name, lines, ends_at) on asked_export to emdia_app;

-- Whether an export is still to be produced.
create function export_is_going(asked text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.asked_export e where e.job = asked and e.state = 'going');
  end;
revoke all on function export_is_going from public;
grant execute on function export_is_going to emdia_app;

-- Marks an export as ready; returns whether this call did, so that of two jobs only one sends the e-mail.
create function export_is_ready(asked text, hash text, name text, lines integer, ends_at timestamptz) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with told as (
      update public.asked_export e set state = 'ready', file_hash = $2, file_name = $3, lines = $4, ends_at = $5
        where e.job = $1 and e.state = 'going' returning e.job
    )
    select exists (select from told);
  end;
revoke all on function export_is_ready from public;
grant execute on function export_is_ready to emdia_app;

-- Marks an export as failed.
create function export_is_too_large(asked text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.asked_export e set state = 'failed', file_hash = null, file_name = null, lines = null, ends_at = null where e.job = $1;
  end;
revoke all on function export_is_too_large from public;
grant execute on function export_is_too_large to emdia_app;

-- Whether the requesting user is still a member of every company in the export.
create function export_is_still_theirs(asked text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select not exists (
      select from public.asked_export e cross join unnest(e.company_ids) own (company_id)
      where e.job = asked and not exists (
        select from public.membership m where m.account_id = e.account_id and m.company_id = own.company_id));
  end;
revoke all on function export_is_still_theirs from public;
grant execute on function export_is_still_theirs to emdia_app;

-- The user's exports whose job has no attempts left.
create function exports_given_up() returns setof text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select e.job from public.asked_export e join graphile_worker._private_jobs j on j.key = e.job_key
    where e.account_id = public.scope_account() and e.state = 'going' and j.attempts >= j.max_attempts and j.locked_at is null;
end $$;
revoke all on function exports_given_up from public;
grant execute on function exports_given_up to emdia_app;

-- Which of these hashes a row refers to. Other files in storage can be deleted.
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

-- Deletes up to `most` unsent comment files older than a day, and then files without a document or comment.
create function forget_unused_files(most integer) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  forgotten integer;
begin
  delete from public.pendency_comment_attachment c where c.id in (select w.id from public.pendency_comment_attachment w
    where w.comment_id is null and w.created_at < now() - interval '1 day'
    limit most for update skip locked);
  delete from public.file f where f.id in (select u.id from public.file u
    where u.created_at < now() - interval '1 day'
      and not exists (select from public.attachment a where a.provider_id = u.provider_id and a.file_id = u.id)
      and not exists (select from public.pendency_comment_attachment c where c.file_owner_id = u.provider_id and c.file_id = u.id)
    limit most for update skip locked);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
revoke all on function forget_unused_files from public;
grant execute on function forget_unused_files to emdia_sweep;
