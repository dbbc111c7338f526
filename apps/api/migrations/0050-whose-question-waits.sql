-- Who asked stands in the pendency that the question stops, so that what waits for somebody's answer is a list of its own, and no comment is
-- looked up row by row. A question is always asked with words, and its comment has the side.
alter table pendency add question_side text check (question_side in ('contractor', 'provider'));
update pendency p set question_side = coalesce((select c.side from pendency_comment c
    where c.contractor_id = p.contractor_id and c.pendency_id = p.id and c.answer_state = 'UNANSWERED'), 'provider')
  where p.status = 'SUPPORT';
alter table pendency add check ((status = 'SUPPORT') = (question_side is not null));
grant update (question_side) on pendency to emdia_app;

create index pendency_asked_of_contractor on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id)
  where active and question_side = 'provider';
create index pendency_asked_of_provider on pendency (provider_id, plan, status, updated_at, id) include (contractor_id, project_id)
  where active and question_side = 'contractor';

-- Beside what else a filter asks of those of single projects.
drop index pendency_of_project;
create index pendency_of_project on pendency (contractor_id, project_id, status, plan, updated_at, id)
  include (provider_id, worker_id, type_id, kind, reference_month, expiration_date, revision_date, question_side) where active;
