-- Disputes of rejections.
select 1;
