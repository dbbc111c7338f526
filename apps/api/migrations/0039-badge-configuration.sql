-- Badge configuration and logo of companies.
select 1;
