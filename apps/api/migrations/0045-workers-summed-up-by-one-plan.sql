-- Why: with each change of a pendency what is told of its worker was planned anew: three updates with what they ask, and the three statements
-- that keep what contractors know of a worker. They were more than half of what it costs to count. They are planned once a connection: their
-- workers are known, so that an index leads to every row. Without this said, a plan made while the tables were small would read them whole
-- when they have grown.
alter function sum_up_workers set plan_cache_mode = force_generic_plan;
alter function sum_up_workers set enable_seqscan = off;
alter function copy_changed_workers set plan_cache_mode = force_generic_plan;
alter function copy_changed_workers set enable_seqscan = off;
