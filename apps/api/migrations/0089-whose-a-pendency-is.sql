-- Why: whose a pendency is was asked of every row that a walk passes, of companies in the short form in which a single value is handed over: each
-- time they were put into the long one again, a twentieth of what a page far behind took. An array that is put together stands in the long one.
alter policy read_either on pendency
  using (contractor_id = any (array(select unnest(scope_companies()))) or provider_id = any (array(select unnest(scope_companies()))));
