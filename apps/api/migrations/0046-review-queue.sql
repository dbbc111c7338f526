-- Queue of reviews and escalations past the deadline.
select 1;
