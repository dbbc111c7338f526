-- Why: whoever asks about a document, or answers, shows what they mean. A file that is attached to a comment goes the way of every other one:
-- received, scanned, kept once and served alike. It belongs to the side that sent it, and is read by both once it was said.

-- A comment is found in its pendency by what also keeps its attachments there.
alter table pendency_comment add constraint pendency_comment_in_pendency unique (contractor_id, pendency_id, id);
drop index pendency_comment_of;

create table pendency_comment_attachment (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  comment_id bigint, -- none yet for what waits for its comment, and is its sender's alone
  position integer check (position between 1 and 5), -- among what was attached to the comment
  account_id bigint not null, -- crosses owners: who sent it, and alone may say it
  file_owner_id bigint not null, -- crosses owners: the side that sent it, whose file it is
  file_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  created_at timestamptz not null,
  primary key (contractor_id, id),
  unique (contractor_id, comment_id, position),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  foreign key (contractor_id, pendency_id, comment_id) references pendency_comment (contractor_id, pendency_id, id),
  foreign key (file_owner_id, file_id) references file (provider_id, id),
  check (file_owner_id in (contractor_id, provider_id)),
  check ((comment_id is null) = (position is null))
);
-- The same bytes wait for somebody's comment once, however often they are sent.
create unique index pendency_comment_attachment_waiting on pendency_comment_attachment (contractor_id, pendency_id, account_id, file_id)
  where comment_id is null;
create index pendency_comment_attachment_of_file on pendency_comment_attachment (file_owner_id, file_id);
alter table pendency_comment_attachment enable row level security;
create policy read_either on pendency_comment_attachment for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_waiting on pendency_comment_attachment for insert to emdia_app
  with check (comment_id is null and file_owner_id = any ((select scope_companies())::bigint[])
    and exists (select from pendency p where p.contractor_id = pendency_comment_attachment.contractor_id
      and p.id = pendency_comment_attachment.pendency_id and p.provider_id = pendency_comment_attachment.provider_id));
-- What was said is never changed: nothing is attached to it, and nothing is taken from it.
create policy update_waiting on pendency_comment_attachment for update to emdia_app
  using (comment_id is null and file_owner_id = any ((select scope_companies())::bigint[]))
  with check (file_owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency_comment_attachment to emdia_app;
grant update (comment_id, position, name, created_at) on pendency_comment_attachment to emdia_app;

-- What was said is read by both sides, and its files with it; whose comments those are, the table itself tells.
create policy read_said on file for select to emdia_app using (exists (select from pendency_comment_attachment c
  where c.file_owner_id = file.provider_id and c.file_id = file.id and c.comment_id is not null));

-- What nobody said within a day is let go first; then every file of which neither a document nor an attachment is left.
create or replace function forget_unused_files(most integer) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp
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
