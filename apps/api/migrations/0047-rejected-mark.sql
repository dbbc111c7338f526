-- Mark of rejected pendencies.
select 1;
