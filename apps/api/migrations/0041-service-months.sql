-- Declarations of service months and their decisions.
select 1;
