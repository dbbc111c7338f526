import type pg from "pg";
import type { Size } from "./sizes.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** Number of workers by size. The measured supplier and contractor see the same number in both sizes. */
const counts: { readonly [S in Size]: number } = { small: 100_000, large: 1_000_000 };
export const OF_SUPPLIER = 5_000;
export const OF_CONTRACTOR = 40_000;

const first = ["Ana", "Bruno", "Carlos", "Débora", "Edson", "Fátima", "Gilson", "Helena", "Ismael", "José", "Lívia", "Marcelo"];
const middle = ["Almeida", "Barros", "Cardoso", "Duarte", "Freitas", "Gomes", "Lima", "Moreira", "Nunes", "Pereira", "Rocha", "Silva"];
const last = ["Brandão", "Conceição", "Damasceno", "Fonseca", "Guimarães", "Lacerda", "Machado", "Oliveira", "Siqueira", "Teixeira"];

/** Ranked suppliers: the first gets OF_SUPPLIER workers. Companies that are also contractors come last. */
const SUPPLIERS = `select c.id, row_number() over (order by c.is_contractor, c.id) as place, count(*) over () as total from company c
  where c.is_provider and exists (select from project_company pc where pc.provider_id = c.id)`;

const WORKERS = `
  with supplier as materialized (${SUPPLIERS}), numbered as (select n,
      case when n <= $2::integer then 1 else 2 + (n % ((select max(total) from supplier) - 1)) end as place from generate_series(1, $1::integer) n),
    people as (insert into person (kind, country, document) select 'cpf', 'BR', lpad(n::text, 11, '0') from numbered returning id, document)
  insert into worker (provider_id, person_id, document_kind, document_country, document, name, birthdate, role, admission_date, regime, salary_cents, status, status_since)
  select s.id, p.id, 'cpf', 'BR', p.document,
    ($3::text[])[1 + n % 12] || ' ' || ($4::text[])[1 + (n / 12) % 12] || ' ' || ($5::text[])[1 + (n / 144) % 10] || ' ' || to_char(n % 9973, 'FM9999'),
    date '1980-01-01' + n % 7000, 'Montador', date '2015-01-01' + n % 4000, 'clt_indefinite', 250000,
    (array['active', 'active', 'active', 'away', 'vacation', 'dismissed'])[1 + n % 6], date '2015-01-01' + n % 4000
  from numbered join people p on p.document = lpad(n::text, 11, '0') join supplier s on s.place = numbered.place`;

/** One link to a project of the contractor for a sample of workers of its suppliers. */
const LINKS = `
  with crowd as materialized (select w.provider_id, w.id, w.admission_date from worker w
    where w.provider_id in (select pc.provider_id from project_company pc where pc.contractor_id = $1) order by w.id % 97, w.id limit $2)
  insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
  select pc.contractor_id, pc.project_id, w.provider_id, w.id, w.admission_date
  from crowd w cross join lateral (select pc.contractor_id, pc.project_id from project_company pc
    where pc.provider_id = w.provider_id and pc.contractor_id = $1 order by (pc.id * 7919 + w.id * 104729) % 1009 limit 1) pc`;

/** Inserts this number of workers for the suppliers of projects. */
export const insertWorkers = (owner: pg.Client, count: number): Promise<void> =>
  withoutIndexes(owner, "worker", () => owner.query(WORKERS, [count, OF_SUPPLIER, first, middle, last]));

/** Inserts workers of all suppliers, and the links of the largest contractor. */
export const fillWorkers = async (owner: pg.Client, size: Size): Promise<void> => {
  await insertWorkers(owner, counts[size]);
  const { rows } = await owner.query<{ id: number }>("select contractor_id as id from project group by 1 order by count(*) desc limit 1");
  await owner.query("analyze worker");
  await owner.query(LINKS, [rows[0]?.id, OF_CONTRACTOR]);
  await owner.query("vacuum analyze");
};

/** Figures of workers: three in ten have pendencies, one in twenty an expired document; a third have no SSMA status, half no STP status. One in fifty may not work. */
const FIGURES = `update worker set has_pendencies = id % 10 < 3, pendency_total = case when id % 10 < 3 then 1 + id % 7 else 0 end,
  status_ssma = case when id % 3 = 0 then null when id % 20 = 1 then 'EXPIRED' when id % 10 < 3 then 'OPEN' else 'DONE' end,
  status_stp = case when id % 2 = 0 then null when id % 10 < 3 then 'IN_REVISION' else 'DONE' end,
  standing = case when id % 50 = 1 then 'documents' when id % 7 = 0 then 'no_project' else 'may_work' end`;
const COPIES = ["project_worker", "contractor_worker"].map(
  (table) => `update ${table} c set has_pendencies = w.has_pendencies, pendency_total = w.pendency_total,
    status_ssma = w.status_ssma, status_stp = w.status_stp, standing = w.standing from worker w where w.id = c.worker_id`,
);

/**
 * Writes figures without pendencies, because the list filters by the figures only. The workers of the contractor have one link each, so
 * that the tables agree.
 */
export const fillWorkerFigures = async (owner: pg.Client): Promise<void> => {
  await owner.query("set session_replication_role = replica");
  await withoutIndexes(owner, "worker", () => owner.query(FIGURES));
  for (const copy of COPIES) await owner.query(copy);
  await owner.query("set session_replication_role = origin");
  await owner.query("vacuum full worker, project_worker, contractor_worker");
  await owner.query("vacuum analyze");
};
