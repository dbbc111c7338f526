import type pg from "pg";

/** A schedule of each contractor with each of its suppliers, with an activity and a worker. */
export const arrangeRiskSchedules = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `with placed as (select distinct on (pw.contractor_id, pw.provider_id) pw.contractor_id, pw.project_id, pw.provider_id, pw.worker_id,
           d.facility_id, d.id as department_id
         from project_worker pw join department d on d.contractor_id = pw.contractor_id order by pw.contractor_id, pw.provider_id, pw.id, d.id),
       planned as (insert into risk_schedule (contractor_id, provider_id, project_id, facility_id, department_id, starts_at, ends_at, created_at, created_side)
         select contractor_id, provider_id, project_id, facility_id, department_id, '2099-03-10 07:00', '2099-03-10 17:00', now(), 'contractor'
         from placed returning contractor_id, provider_id, id, department_id, starts_at, over_at, is_cancelled),
       active as (insert into risk_schedule_activity (contractor_id, schedule_id, provider_id, activity_owner_id, activity_id, activity_version)
         select p.contractor_id, p.id, p.provider_id, a.owner_id, a.id, a.version from planned p join risk_activity a on a.owner_id = 0 and a.id = 1),
       ruled as (insert into risk_conflict_rule (contractor_id, one_activity_id, other_activity_id, in_area, in_unit, measures, changed_at)
         select distinct contractor_id, 1, 2, 'restricted', 'allowed', 'Medidas da prova', now() from planned),
       accepted as (insert into risk_conflict_acceptance (contractor_id, signature, reason, accepted_at)
         select distinct contractor_id, 'prova', 'Motivo da prova', now() from planned),
       configured as (insert into risk_schedule_config (contractor_id, is_on, starts, ends, weekdays, works_on_holidays)
         select distinct contractor_id, false, '07:00', '17:00', array[1, 2], false from planned on conflict do nothing),
       run as (insert into risk_schedule_run (contractor_id, occasion, started_at) select distinct contractor_id, 'prova', now() from planned),
       conflicting as (insert into risk_schedule_conflict (contractor_id, schedule_id, other_id, provider_id, level, scope, own_activity_id,
           other_activity_id, signature)
         select contractor_id, id, id, provider_id, 'restricted', 'area', 1, 2, 'prova' from planned),
       caused as (insert into risk_schedule_cause (contractor_id, schedule_id, provider_id, reason, holds_from, noticed)
         select contractor_id, id, provider_id, 'revalidation', starts_at, true from planned),
       counted as (insert into work_permit_counter (contractor_id, year, last)
         select contractor_id, 2099, count(*) from planned group by contractor_id),
       printed as (insert into work_permit (contractor_id, schedule_id, kind, year, number, code, shift_day, starts_at, ends_at, conditions,
           conflict_signatures, hash, size, issued_at)
         select contractor_id, id, 'pt', 2099, row_number() over (partition by contractor_id order by id), md5('permit' || id), '2099-03-10',
           '2099-03-10 07:00', '2099-03-10 17:00', 'prova', '{}', repeat('a', 64), 1, now() from planned)
     insert into risk_schedule_person (contractor_id, schedule_id, provider_id, worker_id, worker_name, part, department_id, starts_at, over_at, is_cancelled)
       select p.contractor_id, p.id, p.provider_id, placed.worker_id, 'Pessoa da prova', 'executes', p.department_id, p.starts_at, p.over_at, p.is_cancelled
       from planned p join placed on placed.contractor_id = p.contractor_id and placed.provider_id = p.provider_id`,
  );
};
