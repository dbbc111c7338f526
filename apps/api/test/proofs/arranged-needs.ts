import type pg from "pg";

/** Needs, certificates and files of trainings: one of each kind for the participants of a class and their pendencies. */
export const arrangeNeeds = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `insert into training_class_file (contractor_id, class_id, name, type, size, hash, verdict, is_attendance_list, for_suppliers, created_at)
     select contractor_id, id, 'prova.pdf', 'application/pdf', 1, encode(sha256(id::text::bytea), 'hex'), 'clean', false, true, now() from training_class`,
  );
  await owner.query(
    `with numbered as (insert into training_certificate_counter (contractor_id, year, last) select distinct contractor_id, 2026, 1000
       from training_participant on conflict do nothing)
     insert into training_certificate (contractor_id, class_id, participant_id, provider_id, worker_id, document_owner_id, document_type_id, year,
       number, content, issued_on, created_at)
     select contractor_id, class_id, id, provider_id, worker_id, 0, 335, 2026, id, '{}', '2026-03-10', now() from training_participant
     on conflict do nothing`,
  );
  await owner.query(
    `with required as (select distinct on (contractor_id, provider_id) * from pendency where worker_id is not null
         order by contractor_id, provider_id, id),
       need as (insert into training_need (contractor_id, pendency_id, kind, provider_id, worker_id, project_id, document_type_id, cause, since, is_firm)
         select contractor_id, id, 'eventual', provider_id, worker_id, project_id, type_id, 'absence', '2026-03-10', true from required
         on conflict do nothing),
       again as (insert into pendency_retraining (contractor_id, pendency_id, provider_id, movement_id, since, needed_from)
         select contractor_id, id, provider_id, 1, '2026-03-10', '2026-03-10' from required on conflict do nothing)
     insert into training_accident_need (contractor_id, pendency_id, movement_id, provider_id, worker_id, reason, created_at)
     select contractor_id, id, 1, provider_id, worker_id, 'Prova', now() from required on conflict do nothing`,
  );
};
