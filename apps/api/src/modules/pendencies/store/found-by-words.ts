import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Sql } from "./pendency-rows.ts";
import type { AskedPendencies, Found, SoughtPendencies } from "./pendency-ways.ts";

/** The suppliers that somebody sees something of: few beside all companies there are, and known without reading what is asked of them. */
const suppliers = ({ visible: { contractor, provider } }: AskedPendencies): Sql => {
  const contractorIds = [...contractor.companyIds, ...new Set(contractor.projects.map(({ companyId }) => companyId))];
  const own = [...provider.companyIds, ...new Set(provider.projects.map(({ companyId }) => companyId))];
  return sql`select t.provider_id from pendency_sum t where t.contractor_id = any (${contractorIds}::bigint[]) and t.project_id = 0 and t.provider_id > 0
    union select d.provider_id from pendency_delta d where d.contractor_id = any (${contractorIds}::bigint[]) union select unnest(${own}::bigint[])`;
};

const typesNamed = (name: string): Sql => sql`select d.id from document_type d where plain_text(d.name) like found_anywhere(${name})`;
const companiesNamed = (
  asked: AskedPendencies,
  name: string,
): Sql => sql`select c.id from company c where c.id = any (array(${suppliers(asked)}))
  and c.plain_words like found_anywhere(${name})`;
const projectsNamed = ({ project_name, contract, project }: PendencyFilter): readonly Sql[] => [
  ...(project_name ? [sql`select m.id from projects_called(${project_name}, false) m`] : []),
  ...(contract ? [sql`select m.id from projects_called(${contract}, true) m`] : []),
  ...(project ? [sql`select unnest(${[...project]}::bigint[])`] : []),
];

/** Of a name that more have, so many are named. */
const WORKERS_MAX = 5_000;
/** Whoever reads a list whole names all of them. */
export const EVERYBODY = 2_000_000_000;

/** Words are looked for once, among the companies, documents, projects and workers that have them: from there on they are ids, which are counted. */
export const seek = async <A extends AskedPendencies>(tx: Tx, asked: A, workersMax = WORKERS_MAX): Promise<A & SoughtPendencies> => {
  const { name, company, employee, project_name, contract, project } = asked.filter;
  if (!name && !company && !employee && !project_name && !contract) return { ...asked, found: project ? { projects: project } : {} };
  const projects = projectsNamed(asked.filter);
  const looks = [
    ...(name ? [sql`array(${typesNamed(name)}) as types`] : []),
    ...(company ? [sql`array(${companiesNamed(asked, company)}) as companies`] : []),
    ...(projects.length > 0 ? [sql`array(${sql.join(projects, sql` intersect `)}) as projects`] : []),
    ...(employee ? [sql`c.workers, c.workers_of as "workersOf", case when c.is_cut then ${employee}::text end as "commonName"`] : []),
  ];
  const from = employee ? sql`from workers_called(${employee}, ${workersMax}) c` : sql``;
  const { rows } = await sql<Found>`select ${sql.join(looks)} ${from}`.execute(tx);
  return { ...asked, found: rows[0] ?? {} };
};

/** Of so many workers more is asked than anybody counts. */
const WORKERS_ENOUGH = 1_000;
/** The same of some workers where many are called so: at least so many there are. */
export const ofSomeWorkers = <S extends SoughtPendencies>(sought: S): S => {
  const { workers = [], workersOf = [] } = sought.found;
  if (workers.length <= WORKERS_ENOUGH) return sought;
  const some = { workers: workers.slice(0, WORKERS_ENOUGH), workersOf: workersOf.slice(0, WORKERS_ENOUGH), commonName: null };
  return { ...sought, found: { ...sought.found, ...some } };
};

/** Whether nothing fits, because nobody was found who has the words. */
export const isNobodyFound = ({ types, companies, projects, workers }: Found): boolean =>
  [types, companies, projects, workers].some((ids) => ids !== undefined && ids.length === 0);
