-- Automatic risk schedules: the setting of a contractor, its runs, and the natural key of a schedule that a run made.

-- The setting. A contractor without a row has the defaults of the module `risk-schedule`.
create table risk_schedule_config (
  contractor_id bigint primary key references company,
  is_on boolean not null,
  starts text not null check (starts ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ends text not null check (ends ~ '^([01]\d|2[0-3]):[0-5]\d$' and ends > starts),
  weekdays bigint[] not null check (cardinality(weekdays) between 1 and 7), -- 0 is Sunday
  works_on_holidays boolean not null,
  version integer not null default 1
);
alter table risk_schedule_config enable row level security;
create policy read_own on risk_schedule_config for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on risk_schedule_config for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on risk_schedule_config for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on risk_schedule_config to emdia_app;
grant update (is_on, starts, ends, weekdays, works_on_holidays, version) on risk_schedule_config to emdia_app;

-- A run of the job, with its result.
create table risk_schedule_run (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  -- The day of a nightly run, or the version of the setting that started it: a job that runs twice is one run.
  occasion text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  made integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  skipped integer not null default 0,
  skips json not null default '[]', -- the first ones, in the form of the contract
  primary key (contractor_id, id),
  constraint risk_schedule_run_once unique (contractor_id, occasion)
);
alter table risk_schedule_run enable row level security;
create policy read_own on risk_schedule_run for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on risk_schedule_run for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on risk_schedule_run for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on risk_schedule_run to emdia_app;
grant update (finished_at, made, changed, removed, skipped, skips) on risk_schedule_run to emdia_app;

-- planned: recomputed by every run. taken_over: changed or cancelled by a user, so runs leave it. removed: cancelled by a run, which may plan it again.
alter table risk_schedule
  add column auto_state text check (auto_state in ('planned', 'taken_over', 'removed')),
  add column auto_day date,
  add column auto_activity_owner_id bigint, -- crosses owners: an activity of the platform or of the contractor
  add column auto_activity_id bigint, -- crosses owners: an activity of either
  add constraint risk_schedule_automatic_whole check ((auto_state is null) = (auto_day is null) and (auto_day is null) = (auto_activity_id is null)
    and (auto_activity_owner_id is null) = (auto_activity_id is null)),
  add constraint risk_schedule_automatic_removed check (auto_state = 'taken_over' or (auto_state = 'removed') = (cancelled_at is not null));
-- One automatic schedule per supplier, activity and day of a project, also if a user moved or cancelled it.
create unique index risk_schedule_automatic on risk_schedule (contractor_id, project_id, provider_id, auto_activity_owner_id, auto_activity_id, auto_day)
  where auto_day is not null;
-- Serves the runs, and the number that the setting shows.
create index risk_schedule_automatic_ahead on risk_schedule (contractor_id, auto_day, facility_id) where auto_day is not null;
grant update (auto_state) on risk_schedule to emdia_app;

-- A line of a contractor is deleted to return to the platform's line.
create policy delete_own on risk_conflict_rule for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant delete on risk_conflict_rule to emdia_app;

-- Queues one job per contractor with the setting on, once per evening.
create function enqueue_automatic_schedules(evening date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare contractors integer;
begin
  perform public.enqueue('schedules.plan-automatic', json_build_object('contractorId', c.contractor_id, 'occasion', evening),
      'schedules.plan-automatic ' || c.contractor_id || ' ' || evening)
    from public.risk_schedule_config c where c.is_on;
  get diagnostics contractors = row_count;
  return contractors;
end $$;
revoke all on function enqueue_automatic_schedules from public;
grant execute on function enqueue_automatic_schedules to emdia_sweep;
