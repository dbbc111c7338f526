import type pg from "pg";

const PERSON = `'{"name": "Instrutora da prova", "qualification": "Engenheira", "register": ""}'::json`;

/** A configuration and a class of each contractor, with a participant of each of its suppliers, an attendance and a note. */
export const arrangeTrainings = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `with placed as (select distinct on (pw.contractor_id, pw.provider_id) pw.contractor_id, pw.provider_id, pw.worker_id from project_worker pw
         order by pw.contractor_id, pw.provider_id, pw.id),
       config as (insert into training_config (contractor_id, name, created_at)
         select distinct contractor_id, 'Configuração da prova', now() from placed returning contractor_id, id),
       version as (insert into training_config_version (contractor_id, config_id, version, name, document_owner_id, document_type_id, kinds,
           theory_minutes, practice_minutes, syllabus, has_test, minimum_attendance, vacancy, place, instructors, technical_responsible, created_at)
         select c.contractor_id, c.id, 1, 'Configuração da prova', d.owner_id, d.id, '{initial}', 60, 0, 'Prova', false, 100, 50, '',
           json_build_array(${PERSON}), ${PERSON}, now() from config c join document_type d on d.id = 335 and d.owner_id = 0),
       class as (insert into training_class (contractor_id, config_id, config_version, name, kind, place, instructors, open_to_all, vacancy,
           starts_at, ends_at, is_retroactive, created_at)
         select contractor_id, id, 1, 'Turma da prova', 'initial', 'Sala', json_build_array(${PERSON}), false, 50,
           '2099-03-10 08:00', '2099-03-10 12:00', false, now() from config returning contractor_id, id),
       opened as (insert into training_class_supplier (contractor_id, class_id, provider_id)
         select c.contractor_id, c.id, p.provider_id from class c join placed p on p.contractor_id = c.contractor_id),
       session as (insert into training_session (contractor_id, class_id, day, starts, ends)
         select contractor_id, id, '2099-03-10', '08:00', '12:00' from class returning contractor_id, class_id, id),
       participant as (insert into training_participant (contractor_id, class_id, provider_id, worker_id, worker_name, enrolled_at, enrolled_side)
         select c.contractor_id, c.id, p.provider_id, p.worker_id, 'Pessoa da prova', now(), 'contractor'
         from class c join placed p on p.contractor_id = c.contractor_id returning contractor_id, class_id, provider_id, id),
       attended as (insert into training_attendance (contractor_id, participant_id, session_id, provider_id, noted_at)
         select p.contractor_id, p.id, s.id, p.provider_id, now()
         from participant p join session s on s.contractor_id = p.contractor_id and s.class_id = p.class_id)
     insert into training_note (contractor_id, participant_id, text, updated_at)
       select contractor_id, id, 'Observação da prova', now() from participant`,
  );
};
