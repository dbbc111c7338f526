-- Deadlines of suppliers and reviewers, and holidays.
select 1;
