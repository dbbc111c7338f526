-- Reminders sent to suppliers.
select 1;
