-- Trainings that a badge requires.

-- The badge of a contractor prints only while these trainings are in force for the worker.
alter table badge_config
  add column requires_training boolean not null default false,
  add column all_trainings boolean not null default false, -- all current configurations instead of the chosen ones
  add column training_config_ids bigint[] not null default '{}', -- chosen configurations; retired ones are ignored
  -- Version of these three columns. They have their own permission, so a change of them does not make the form of the faces stale.
  add column training_version integer not null default 1;
grant update (requires_training, all_trainings, training_config_ids, training_version) on badge_config to emdia_app;
