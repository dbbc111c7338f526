-- Random badge ids of worker records.
select 1;
