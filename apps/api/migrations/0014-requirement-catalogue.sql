-- The catalogue: document types with their versions, review questions and suggested corrections; trainings; risk activities with the documents and
-- trainings that each requires; and the figures that norms fix.
-- Owner 0 is the platform; its rows are readable by every company. A contractor adds rows of its own. References name owner, id and version.

-- The current version of a document type. Requirements and pendencies refer to a version.
create table document_type (
  owner_id bigint not null, -- 0 is the platform
  id bigint generated always as identity (start with 10001) unique,
  code text, -- the stable name in the published catalogue
  name text collate "pt-BR-x-icu" not null,
  version integer not null default 1,
  retired boolean not null default false,
  content_hash text,
  primary key (owner_id, id)
);
-- The publication of the catalogue finds its rows by code.
create unique index document_type_code on document_type (owner_id, code);
-- Unique names among current types, ignoring accents and case.
create unique index document_type_name on document_type (owner_id, plain_text(name)) where not retired;
alter table document_type enable row level security;
-- Rows of the platform are readable by every scope, but not without one: a missing setting reads nothing.
create policy read_platforms_or_linked on document_type for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on document_type for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
create policy update_own on document_type for update to emdia_app using (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on document_type to emdia_app;

-- The content of a version. It is never changed, so that a pendency shows the text under which it was requested.
create table document_type_version (
  owner_id bigint not null,
  document_type_id bigint not null,
  version integer not null,
  name text collate "pt-BR-x-icu" not null,
  name_en_us text,
  name_es_es text,
  description text not null,
  instructions text not null,
  plan text not null check (plan in ('STP', 'SSMA')),
  kind text not null check (kind in ('EMPLOYEE', 'RISK', 'PROVIDER', 'OTHERS', 'COMPANY')),
  category text not null,
  frequency text not null check (frequency in ('once', 'monthly', 'yearly', 'always_valid', 'on_movement')),
  movement text,
  validity_kind text not null check (validity_kind in ('from_issue', 'printed', 'none')),
  validity_amount integer,
  validity_unit text,
  validity_figure text,
  due_figure text,
  regimes text[] not null,
  blocks_work boolean not null,
  next_due_days integer,
  next_due_figure text,
  asks_issue_date boolean not null,
  asks_expiry boolean not null,
  question_languages text[] not null default '{pt-BR}',
  published_at timestamptz not null default now(),
  primary key (owner_id, document_type_id, version),
  foreign key (owner_id, document_type_id) references document_type (owner_id, id),
  check ((frequency = 'on_movement') = (movement is not null)),
  check ((validity_kind = 'from_issue') = (num_nonnulls(validity_amount, validity_figure) = 1)),
  check (num_nonnulls(next_due_days, next_due_figure) = 1)
);
alter table document_type_version enable row level security;
create policy read_platforms_or_linked on document_type_version for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on document_type_version for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on document_type_version to emdia_app;

-- The review questions of a version.
create table document_question (
  owner_id bigint not null,
  document_type_id bigint not null,
  version integer not null,
  position integer not null,
  text text not null,
  example text,
  primary key (owner_id, document_type_id, version, position),
  foreign key (owner_id, document_type_id, version) references document_type_version (owner_id, document_type_id, version)
);
alter table document_question enable row level security;
create policy read_platforms_or_linked on document_question for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on document_question for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on document_question to emdia_app;

-- Suggested corrections for a question answered "Não": what is missing, and what to do about it.
create table document_correction (
  owner_id bigint not null,
  document_type_id bigint not null,
  version integer not null,
  question integer not null,
  position integer not null,
  reason text not null,
  gap text not null,
  action text not null,
  primary key (owner_id, document_type_id, version, question, position),
  foreign key (owner_id, document_type_id, version, question) references document_question (owner_id, document_type_id, version, position)
);
alter table document_correction enable row level security;
create policy read_platforms_or_linked on document_correction for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on document_correction for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on document_correction to emdia_app;

-- Trainings that norms require. Durations and intervals are in norm_figure; the certificate is a document type.
create table training (
  id bigint primary key,
  code text not null unique,
  name text collate "pt-BR-x-icu" not null,
  name_en_us text not null,
  name_es_es text not null,
  norm text not null,
  initial_figure text,
  periodic_figure text,
  validity_figure text,
  triggers text[] not null,
  document_owner_id bigint not null, -- crosses owners: the certificate is a document type of the platform
  document_type_id bigint not null,
  foreign key (document_owner_id, document_type_id) references document_type (owner_id, id)
);
alter table training enable row level security;
create policy read_all on training for select to emdia_app using (true);
grant select on training to emdia_app;

-- The current version of a risk activity.
create table risk_activity (
  owner_id bigint not null, -- 0 is the platform
  id bigint generated always as identity (start with 10001) unique,
  code text, -- the stable name in the published catalogue
  name text collate "pt-BR-x-icu" not null,
  version integer not null default 1,
  retired boolean not null default false,
  content_hash text,
  primary key (owner_id, id)
);
-- The publication of the catalogue finds its rows by code.
create unique index risk_activity_code on risk_activity (owner_id, code);
-- Unique names among current activities, ignoring accents and case.
create unique index risk_activity_name on risk_activity (owner_id, plain_text(name)) where not retired;
alter table risk_activity enable row level security;
create policy read_platforms_or_linked on risk_activity for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on risk_activity for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
create policy update_own on risk_activity for update to emdia_app using (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on risk_activity to emdia_app;

-- The content of a version, never changed.
create table risk_activity_version (
  owner_id bigint not null,
  risk_activity_id bigint not null,
  version integer not null,
  name text collate "pt-BR-x-icu" not null,
  name_en_us text,
  name_es_es text,
  description text not null,
  norm text,
  permit text,
  published_at timestamptz not null default now(),
  primary key (owner_id, risk_activity_id, version),
  foreign key (owner_id, risk_activity_id) references risk_activity (owner_id, id)
);
alter table risk_activity_version enable row level security;
create policy read_platforms_or_linked on risk_activity_version for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on risk_activity_version for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on risk_activity_version to emdia_app;

-- The document types that a version requires.
create table risk_activity_document (
  owner_id bigint not null,
  risk_activity_id bigint not null,
  version integer not null,
  document_owner_id bigint not null, -- crosses owners: a contractor's activity requires document types of the platform as well as its own
  document_type_id bigint not null,
  primary key (owner_id, risk_activity_id, version, document_owner_id, document_type_id),
  foreign key (owner_id, risk_activity_id, version) references risk_activity_version (owner_id, risk_activity_id, version),
  foreign key (document_owner_id, document_type_id) references document_type (owner_id, id)
);
alter table risk_activity_document enable row level security;
create policy read_platforms_or_linked on risk_activity_document for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on risk_activity_document for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on risk_activity_document to emdia_app;

-- The trainings that a version requires.
create table risk_activity_training (
  owner_id bigint not null,
  risk_activity_id bigint not null,
  version integer not null,
  training_id bigint not null references training, -- crosses owners: trainings that norms require belong to the platform
  primary key (owner_id, risk_activity_id, version, training_id),
  foreign key (owner_id, risk_activity_id, version) references risk_activity_version (owner_id, risk_activity_id, version)
);
alter table risk_activity_training enable row level security;
create policy read_platforms_or_linked on risk_activity_training for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on risk_activity_training for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on risk_activity_training to emdia_app;

-- Numbers that norms fix, each with its source and its first day. A contractor may set a stricter figure of its own.
create table norm_figure (
  owner_id bigint not null, -- 0 is the platform
  id bigint generated always as identity unique,
  key text not null,
  value bigint not null check (value >= 0),
  unit text not null,
  source text not null,
  holds_from date not null,
  confidence text not null check (confidence in ('checked', 'unverified', 'conflicting', 'own')),
  note text,
  primary key (owner_id, id)
);
-- One value per figure and first day.
create unique index norm_figure_day on norm_figure (owner_id, key, holds_from);
alter table norm_figure enable row level security;
create policy read_platforms_or_linked on norm_figure for select to emdia_app
  using ((owner_id = 0 and (select scope_companies()) is not null) or owner_id = any ((select scope_companies())::bigint[])
    or array_position((select scope_contractors())::bigint[], owner_id) is not null);
create policy insert_own on norm_figure for insert to emdia_app with check (owner_id = any ((select scope_companies())::bigint[]));
grant select, insert on norm_figure to emdia_app;

-- Hash of the last published catalogue, so that a start without changes reads one row only.
create table catalogue_release (
  hash text primary key,
  published_at timestamptz not null default now()
);
