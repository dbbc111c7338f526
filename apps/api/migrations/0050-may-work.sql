-- Stored answer whether a worker may work.
select 1;
