-- Files (bytes, owned by the supplier), attachments (the documents of a pendency), comments of both sides, and which users have a pendency open.

-- The bytes of a document, once per supplier. Text recognised in a file belongs here; decisions belong to the attachment.
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
-- Serves the collection of unreferenced files.
create index file_by_hash on file (hash);
-- Serves the job that repeats virus scans.
create index file_waiting on file (provider_id, id) where verdict = 'waiting';
alter table file enable row level security;
create policy read_linked on file for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on file for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on file for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on file for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
-- Files that the scanner could not check are checked again, for all companies.
create policy sweep_waiting on file for select to emdia_sweep using (verdict = 'waiting');
grant select (provider_id, id, verdict) on file to emdia_sweep;
grant select, insert, delete on file to emdia_app;
grant update (verdict, created_at) on file to emdia_app;

-- A document of a pendency. A draft has no round; a replaced or removed document ends with its last round.
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
  left_out boolean not null default false, -- from the next round
  opened_in integer, -- the round in which a user of the contractor last opened it
  created_at timestamptz not null,
  -- The same person does not review a document that they sent, whichever company they act for.
  created_by bigint, -- crosses owners: the account that added it
  created_by_name text,
  sent_at timestamptz,
  sent_by bigint, -- crosses owners: the account that sent it for review
  resent_by bigint[] not null default '{}', -- crosses owners: accounts that sent it again with a later round
  primary key (contractor_id, id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  foreign key (provider_id, file_id) references file (provider_id, id),
  check ((from_round is null) = (sent_at is null))
);
-- A pendency contains the same bytes once, also when they are uploaded from two tabs.
create unique index attachment_once on attachment (contractor_id, pendency_id, file_id) where until_round is null;
-- Serves the documents of a pendency.
create index attachment_of_pendency on attachment (contractor_id, pendency_id, id);
-- Serves the collection of unreferenced files.
create index attachment_of_file on attachment (provider_id, file_id);
alter table attachment enable row level security;
create policy read_either on attachment for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_sent on attachment for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[])
  and exists (select from pendency p where p.contractor_id = attachment.contractor_id and p.id = attachment.pendency_id
    and p.provider_id = attachment.provider_id));
create policy update_either on attachment for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy delete_draft on attachment for delete to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) and from_round is null);
grant select, insert, delete on attachment to emdia_app;
grant update (issue_date, expiration_date, replaces, from_round, until_round, left_out, opened_in, sent_at, sent_by, resent_by) on attachment to emdia_app;

-- Comments of both sides. A comment never changes; only the answer state of a question does.
create table pendency_comment (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  side text not null check (side in ('contractor', 'provider')),
  account_id bigint not null, -- crosses owners: the author, with the name at that time
  account_name text not null,
  kind text not null check (kind in ('REGULAR', 'QUESTION', 'ANSWER')),
  answer_state text check (answer_state in ('UNANSWERED', 'UNVERIFIED', 'ANSWERED')),
  text text not null check (char_length(text) between 1 and 5000 and text ~ '\S'),
  mentions json not null default '[]', -- people of either side who see the pendency, with their names at that time
  created_at timestamptz not null default now(),
  primary key (contractor_id, id),
  -- Target of the foreign key of attachments.
  constraint pendency_comment_in_pendency unique (contractor_id, pendency_id, id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  check ((kind = 'QUESTION') = (answer_state is not null))
);
-- A question stops the pendency, so at most one is open.
create unique index pendency_comment_waiting on pendency_comment (contractor_id, pendency_id) where answer_state = 'UNANSWERED';
alter table pendency_comment enable row level security;
create policy read_either on pendency_comment for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_either on pendency_comment for insert to emdia_app
  with check (case side when 'contractor' then contractor_id else provider_id end = any ((select scope_companies())::bigint[])
    and exists (select from pendency p where p.contractor_id = pendency_comment.contractor_id and p.id = pendency_comment.pendency_id
      and p.provider_id = pendency_comment.provider_id));
create policy update_either on pendency_comment for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency_comment to emdia_app;
grant update (answer_state) on pendency_comment to emdia_app;

-- Files of a comment. A file is uploaded first and gets its comment later.
create table pendency_comment_attachment (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  comment_id bigint, -- null until the comment is sent; only the uploading user sees it then
  position integer check (position between 1 and 5), -- within the comment
  account_id bigint not null, -- crosses owners: the uploading user, who alone can attach it
  file_owner_id bigint not null, -- crosses owners: the side that uploaded the file
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
-- The same bytes wait once per user and pendency.
create unique index pendency_comment_attachment_waiting on pendency_comment_attachment (contractor_id, pendency_id, account_id, file_id)
  where comment_id is null;
-- Serves the collection of unreferenced files.
create index pendency_comment_attachment_of_file on pendency_comment_attachment (file_owner_id, file_id);
alter table pendency_comment_attachment enable row level security;
create policy read_either on pendency_comment_attachment for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_waiting on pendency_comment_attachment for insert to emdia_app
  with check (comment_id is null and file_owner_id = any ((select scope_companies())::bigint[])
    and exists (select from pendency p where p.contractor_id = pendency_comment_attachment.contractor_id
      and p.id = pendency_comment_attachment.pendency_id and p.provider_id = pendency_comment_attachment.provider_id));
-- A sent comment does not change: no file is added to it or removed from it.
create policy update_waiting on pendency_comment_attachment for update to emdia_app
  using (comment_id is null and file_owner_id = any ((select scope_companies())::bigint[]))
  with check (file_owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency_comment_attachment to emdia_app;
grant update (comment_id, position, name, created_at) on pendency_comment_attachment to emdia_app;

-- Both sides read the files of sent comments. The policy of the attachment table limits the subquery to the scope.
create policy read_said on file for select to emdia_app using (exists (select from pendency_comment_attachment c
  where c.file_owner_id = file.provider_id and c.file_id = file.id and c.comment_id is not null));

-- Users who have a pendency open for review, by the last heartbeat of their screen.
create table pendency_presence (
  contractor_id bigint not null,
  pendency_id bigint not null,
  account_id bigint not null, -- crosses owners: the user, with the current name
  account_name text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (contractor_id, pendency_id, account_id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id)
);
alter table pendency_presence enable row level security;
create policy read_own on pendency_presence for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on pendency_presence for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on pendency_presence for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on pendency_presence for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on pendency_presence to emdia_app;
grant update (account_name, since, seen_at) on pendency_presence to emdia_app;
