-- Inbox, notices and their settings.
select 1;
