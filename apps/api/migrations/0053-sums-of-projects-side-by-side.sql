-- Whoever sees many projects asks for one sum of each: these lie side by side, with no kinds or suppliers between them.
alter table pendency_sum
  drop constraint pendency_sum_pkey, add primary key (contractor_id, kind, months, project_id, provider_id);
