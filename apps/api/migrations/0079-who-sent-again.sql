-- Why: what was kept of a round goes on naming who sent it first. Whoever sent it again, unchanged, could decide on what they had sent.

-- Who sent a document once more with a later round.
alter table attachment add column resent_by bigint[] not null default '{}'; -- crosses owners: an account
grant update (resent_by) on attachment to emdia_app;
