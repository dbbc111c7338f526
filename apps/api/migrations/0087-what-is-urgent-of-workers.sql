-- Why: with 10,000,000 pendencies a page far behind of a name that 1,500 of a company's workers have took ten times what the shortest answer
-- takes: each of them was looked for among all that was ever asked of anybody. What is most urgent fills such a page, and is a third of it.

create index pendency_urgent_of_worker on pendency (worker_id, contractor_id) include (status, plan, provider_id, project_id, id, updated_at)
  where active and worker_id is not null and status in ('EXPIRED', 'PRE_REJECTED', 'OPEN');
