import type pg from "pg";
import { publishCatalogueOnce } from "../../apps/api/src/start/publish-catalogue-once.ts";
import type { Size } from "./sizes.ts";
import { withoutIndexes } from "./without-indexes.ts";
import { fillWorkers } from "./workers.ts";

/** Number of classes by size. Each has fifty participants; a fifth of the classes belongs to the largest contractor. */
const counts: { readonly [S in Size]: number } = { small: 2_000, large: 20_000 };
const OF_CLASS = 50;
const NR35_TRAINING = 14;
const NR35_CERTIFICATE = 335;
/** Classes of the largest contractor that ended yesterday, with attendance and scores of all participants. */
export const FULL_CLASSES = { page: 200, approval: 200, certificates: 500 } as const;

/** The contractor with most projects. */
export const LARGEST = "(select contractor_id from project group by 1 order by count(*) desc limit 1)";

const CONFIGS = `
  with made as (insert into training_config (contractor_id, name, created_at) select id, 'NR-35', '2025-01-01' from company where is_contractor
    returning contractor_id, id)
  insert into training_config_version (contractor_id, config_id, version, name, training_id, document_owner_id, document_type_id, kinds,
    theory_minutes, practice_minutes, validity_months, syllabus, has_test, minimum_score_tenths, minimum_attendance, vacancy, place, instructors,
    technical_responsible, created_at)
  select contractor_id, id, 1, 'NR-35', ${NR35_TRAINING}, 0, ${NR35_CERTIFICATE}, '{initial,periodic}', 240, 240, 24,
    'Normas, análise de risco, ancoragem e resgate.', true, 70, 100, 20, 'Centro de treinamento',
    '[{"name":"Rui Sampaio","qualification":"Técnico de segurança","register":"MTE 1"}]',
    '{"name":"Lia Duarte","qualification":"Engenheira de segurança","register":"CREA 9"}', '2025-01-01' from made`;

/** One class in ten is ahead of today, and one in five is open to some suppliers only. */
const CLASSES = `
  with contractors as materialized (select c.contractor_id, v.config_id, row_number() over (order by c.contractor_id = ${LARGEST} desc, c.contractor_id) - 1 as nth
      from (select distinct contractor_id from project_company) c join training_config_version v on v.contractor_id = c.contractor_id),
    drawn as (select n, case when n % 5 = 0 then 0 else 1 + n % ((select count(*) from contractors) - 1) end as nth,
      current_date - 500 + n * 7919 % 560 as day from generate_series(1, $1::integer) n)
  insert into training_class (contractor_id, config_id, config_version, name, kind, place, instructors, open_to_all, vacancy, taken, starts_at, ends_at,
    is_retroactive, created_at)
  select c.contractor_id, c.config_id, 1, 'NR-35 turma ' || n, 'initial', 'Centro de treinamento', '[]', n / 5 % 5 > 0, 60, ${OF_CLASS},
    day + time '08:00', day + time '17:00', false, '2025-01-01'
  from drawn d join contractors c using (nth)`;
const SESSIONS = `insert into training_session (contractor_id, class_id, day, starts, ends)
  select contractor_id, id, starts_at::date, t.starts, t.ends from training_class cross join (values (time '08:00', time '12:00'),
    (time '13:00', time '17:00')) t (starts, ends)`;
const SUPPLIERS = `insert into training_class_supplier (contractor_id, class_id, provider_id)
  select c.contractor_id, c.id, s.provider_id from training_class c cross join lateral (select distinct provider_id from project_company pc
    where pc.contractor_id = c.contractor_id order by 1 limit 5) s where not c.open_to_all`;

/** Participants are pseudo-random workers of all suppliers, also unlinked ones, because the lists filter by contractor and supplier only. */
const PARTICIPANTS = `
  with people as materialized (select row_number() over (order by id) - 1 as nth, provider_id, id, name from worker)
  insert into training_participant (contractor_id, class_id, provider_id, worker_id, worker_name, status, score_tenths, enrolled_at, enrolled_side,
    approved_at)
  select c.contractor_id, c.id, p.provider_id, p.id, p.name, case when c.ends_at > now() then 'enrolled' when n % 10 = 0 then 'failed' else 'approved' end,
    case when c.ends_at < now() then 40 + n % 60 end, '2025-01-01', 'contractor', case when c.ends_at <= now() and n % 10 > 0 then c.ends_at end
  from training_class c cross join generate_series(1, ${OF_CLASS}) n
    join people p on p.nth = (c.id * 7919 + n * 104729) % (select count(*) from people)`;

const CERTIFICATES = `
  insert into training_certificate (contractor_id, class_id, participant_id, provider_id, worker_id, document_owner_id, document_type_id, year, number,
    content, issued_on, valid_until, hash, size, settled, created_at)
  select p.contractor_id, p.class_id, p.id, p.provider_id, p.worker_id, 0, ${NR35_CERTIFICATE}, 2025, row_number() over (partition by p.contractor_id order by p.id),
    '{"training":"NR-35"}', c.ends_at::date, c.ends_at::date + interval '24 months', encode(sha256(p.id::text::bytea), 'hex'), 1, true, p.approved_at
  from training_participant p join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id where p.status = 'approved'`;

/** The NR-35 certificate of each worker of the largest contractor, required by the worker's project. */
const DEMANDS = `
  with places as (select distinct contractor_id, project_id from project_worker where contractor_id = ${LARGEST})
  insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
  select p.contractor_id, p.project_id, 'SSMA', 0, d.id, d.version, '2025-01-01' from places p, document_type d where d.owner_id = 0 and d.id = ${NR35_CERTIFICATE}`;
const PENDENCIES = `
  insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, plan, kind, type_owner_id, type_id, type_version, created_at,
    status, issue_date, expiration_date, approved_until)
  select l.contractor_id, l.project_id, l.provider_id, l.worker_id, r.id, 'SSMA', 'RISK', 0, r.type_id, r.type_version, '2026-01-01',
    case when l.worker_id % 3 = 0 then 'OPEN' else 'DONE' end, case when l.worker_id % 3 > 0 then current_date - 300 end,
    case when l.worker_id % 3 > 0 then current_date + 20 + (l.worker_id % 400)::integer end,
    case when l.worker_id % 3 > 0 then current_date + 20 + (l.worker_id % 400)::integer end
  from project_worker l join project_requirement r on r.contractor_id = l.contractor_id and r.project_id = l.project_id and r.type_id = ${NR35_CERTIFICATE}
  where l.contractor_id = ${LARGEST}`;
/** An admission of each worker, and of one in ten a leave of 200 days. */
const MOVEMENTS = `
  insert into movement (provider_id, worker_id, kind, status, start_date, end_date)
  select w.provider_id, w.id, m.kind, m.status, case m.kind when 'admission' then w.admission_date else current_date - 220 end,
    case m.kind when 'leave' then current_date - 21 end
  from contractor_worker cw join worker w on w.provider_id = cw.provider_id and w.id = cw.worker_id
    cross join (values ('admission', 'active', 1), ('leave', 'away', 10)) m (kind, status, every)
  where cw.contractor_id = ${LARGEST} and w.id % m.every = 0`;

/** A class that ended yesterday, whose participants have an open pendency of the certificate. */
const FULL_CLASS = `
  with made as (insert into training_class (contractor_id, config_id, config_version, name, kind, place, instructors, open_to_all, vacancy, starts_at,
      ends_at, is_retroactive, created_at)
    select v.contractor_id, v.config_id, 1, $1, 'initial', 'Centro de treinamento', '[{"name":"Rui Sampaio","qualification":"Técnico","register":""}]',
      true, 1000, current_date - 1 + time '08:00', current_date - 1 + time '17:00', false, '2025-01-01'
    from training_config_version v where v.contractor_id = ${LARGEST} returning contractor_id, id),
  sessions as (insert into training_session (contractor_id, class_id, day, starts, ends)
    select contractor_id, id, current_date - 1, '08:00', '16:00' from made returning contractor_id, class_id, id),
  people as (insert into training_participant (contractor_id, class_id, provider_id, worker_id, worker_name, status, score_tenths, enrolled_at,
      enrolled_side)
    select m.contractor_id, m.id, w.provider_id, w.id, w.name, 'present', 90, '2025-01-01', 'contractor'
    from made m join contractor_worker cw on cw.contractor_id = m.contractor_id join worker w on w.provider_id = cw.provider_id and w.id = cw.worker_id
    where w.id % 3 = 0 order by w.id % 89, w.id limit $2 offset $3 returning contractor_id, id, provider_id)
  insert into training_attendance (contractor_id, participant_id, session_id, provider_id, noted_at)
  select p.contractor_id, p.id, h.id, p.provider_id, now() from people p cross join sessions h`;

const FULL_NAMES = Object.keys(FULL_CLASSES) as readonly (keyof typeof FULL_CLASSES)[];

/** Admits the workers of the largest contractor, and adds leaves. */
export const moveWorkers = async (owner: pg.Client): Promise<void> => {
  await owner.query(MOVEMENTS);
};

/** Makes the projects of the largest contractor require the NR-35 certificate of each of its workers. */
export const requireCertificates = async (owner: pg.Client): Promise<void> => {
  await owner.query(DEMANDS);
  await owner.query(PENDENCIES);
};

/** Adds workers, classes, required documents and movements. Queues no job. */
export const fillTrainings = async (owner: pg.Client, ownerUrl: string, size: Size): Promise<void> => {
  await publishCatalogueOnce(ownerUrl);
  await fillWorkers(owner, size);
  await owner.query(CONFIGS);
  await owner.query("set session_replication_role = replica"); // skips the triggers, because `taken` is already set
  await owner.query(CLASSES, [counts[size]]);
  await owner.query(SESSIONS);
  await owner.query(SUPPLIERS);
  await owner.query("analyze");
  await withoutIndexes(owner, "training_participant", () => owner.query(PARTICIPANTS));
  await owner.query("set session_replication_role = origin");
  await requireCertificates(owner);
  // After the pendencies, which would queue a job for each of them.
  await withoutIndexes(owner, "training_certificate", () => owner.query(CERTIFICATES));
  await moveWorkers(owner);
  await owner.query("analyze");
  let offset = 0;
  for (const name of FULL_NAMES) {
    await owner.query(FULL_CLASS, [name, FULL_CLASSES[name], offset]);
    offset += FULL_CLASSES[name];
  }
  await owner.query("vacuum analyze");
};
