-- Accounts assigned to reviews.
select 1;
