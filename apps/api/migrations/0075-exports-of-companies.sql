-- Why: whoever had lost their access was told of the files that they had asked for, each with a link, until these came to their end.
alter table asked_export add column company_ids bigint[] not null default '{}'; -- whose rows the file has; of one that was asked for before nobody knows
