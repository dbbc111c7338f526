import type { Locale } from "@emdia/contract/limits.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import { normalizeSearchTerm } from "../../../../kernel/normalize-search-term.ts";
import { idArray } from "../../../../platform/database/id-array.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import { translatedName } from "../../../catalogue/index.ts";
import type { VisiblePendencies } from "../../policy.ts";
import type { ListRequest } from "../list-scope.ts";
import type { Sql } from "./pendency-row.ts";

/** Ids of a filter, and those that its words stand for; undefined if the filter has neither. */
export type SearchTerms = {
  readonly typeIds?: readonly number[];
  readonly companyIds?: readonly number[];
  readonly projectIds?: readonly number[];
  readonly workerIds?: readonly number[];
  /** Query of the workers with a common name: more than `WORKER_IDS_MAX`, so that the list joins them in addition to the ids. */
  readonly namesakes?: Sql;
};
export const WORKER_IDS_MAX = 5_000;

const isProvider = ({ provider }: VisiblePendencies): boolean => provider.companyIds.length + provider.projects.length > 0;
export const workersNamed = (visible: VisiblePendencies, name: string, max: number | null): Sql =>
  isProvider(visible) ? sql`workers_called(${name}, ${max})` : sql`contractor_workers_called(${name}, ${max})`;

/** By the current name of a document type, by the names of its earlier versions, and by its name in the language of the request. */
export const typesNamed = (name: string, language: Locale): Sql => {
  const matches = (text: Sql): Sql => sql`plain_text(${text}) like (select found_anywhere(${name}))`;
  return sql`select d.id from document_type d where ${matches(sql`d.name`)}
  union select v.document_type_id from document_type_version v join document_type d on d.owner_id = v.owner_id and d.id = v.document_type_id
    where (v.name <> d.name and ${matches(sql`v.name`)}) or (v.version = d.version and ${matches(translatedName[language])})`;
};

/** Suppliers of the user's contractors, and the user's own companies, by name or CNPJ. */
export const companiesNamed = ({ contractor, provider }: VisiblePendencies, name: string): Sql => {
  const contractorIds = [...contractor.companyIds, ...new Set(contractor.projects.map(({ companyId }) => companyId))];
  const ownIds = [...provider.companyIds, ...new Set(provider.projects.map(({ companyId }) => companyId))];
  const words = [...new Set([name, normalizeSearchTerm(name)])].map((text) => sql`c.plain_words like (select found_anywhere(${text}))`);
  return sql`select c.id from (select c.id from company c where ${sql.join(words, sql` or `)} offset 0) c
    where c.id = any (${idArray(ownIds)}) or exists (select from unnest(${idArray(contractorIds)}) o (id)
      join project_company l on l.contractor_id = o.id and l.provider_id = c.id)`;
};

/** Filters the names of the user's own projects if the user sees no whole company; the word index covers all projects. */
export const projectsNamed = ({ contractor, provider }: VisiblePendencies, word: string, column: "plain_name" | "plain_contract"): Sql => {
  if (contractor.companyIds.length + provider.companyIds.length + provider.projects.length > 0)
    return sql`select unnest(f.projects) from projects_called(${word}, ${sql.lit(column === "plain_contract")}, null) f`;
  const companyIds = [...new Set(contractor.projects.map(({ companyId }) => companyId))];
  return sql`select r.id from project r where r.contractor_id = any (${idArray(companyIds)})
    and r.id = any (${idArray(contractor.projects.map(({ projectId }) => projectId))})
    and r.${sql.raw(column)} like (select found_anywhere(${word}))`;
};

/** Projects with a location in one of the departments. */
const projectsIn = (departments: readonly number[]): Sql =>
  sql`select distinct l.project_id from project_location l where l.department_id = any (${idArray(departments)})`;

type ResolvedRow = Omit<SearchTerms, "namesakes"> & { readonly hasMoreWorkers?: boolean };
const columnsOf = ({ visible, filter, language }: ListRequest): readonly Sql[] => {
  const { name, company, employee, project_name, contract, project, department } = filter;
  const projects = [
    ...(department ? [projectsIn(department)] : []),
    ...(project_name ? [projectsNamed(visible, project_name, "plain_name")] : []),
    ...(contract ? [projectsNamed(visible, contract, "plain_contract")] : []),
  ];
  const narrowed = project && projects.length > 0 ? [...projects, sql`select unnest(${idArray(project)})`] : projects;
  return [
    ...(name ? [sql`array(${typesNamed(name, language)}) as "typeIds"`] : []),
    ...(company ? [sql`array(${companiesNamed(visible, company)}) as "companyIds"`] : []),
    ...(narrowed.length > 0 ? [sql`array(${sql.join(narrowed, sql` intersect `)}) as "projectIds"`] : []),
    ...(employee ? [sql`w.workers as "workerIds", w.is_cut as "hasMoreWorkers"`] : []),
  ];
};

const givenIds = ({ project, supplier, worker, documentType }: PendencyFilter): SearchTerms => ({
  ...(project && { projectIds: project }),
  ...(supplier && { companyIds: supplier }),
  ...(worker && { workerIds: worker }),
  ...(documentType && { typeIds: documentType }),
});
const intersect = (ids: readonly number[], given: readonly number[] | undefined): readonly number[] =>
  given ? ids.filter((id) => given.includes(id)) : ids;

/** Resolves the words of a filter to ids, in one statement over the word indexes. A word and an id of the same column are intersected. */
export const resolveSearchTerms = async (tx: Tx, request: ListRequest): Promise<SearchTerms> => {
  const { visible, filter } = request;
  const given = givenIds(filter);
  const columns = columnsOf(request);
  if (columns.length === 0) return given;
  const from = filter.employee ? sql`from ${workersNamed(visible, filter.employee, WORKER_IDS_MAX)} w` : sql``;
  const { rows } = await sql<ResolvedRow>`select ${sql.join(columns)} ${from}`.execute(tx);
  const { hasMoreWorkers, workerIds, companyIds, typeIds, ...ids } = rows[0] ?? {};
  const terms = {
    ...given,
    ...ids,
    ...(companyIds && { companyIds: intersect(companyIds, filter.supplier) }),
    ...(typeIds && { typeIds: intersect(typeIds, filter.documentType) }),
  };
  if (!workerIds) return terms;
  if (!hasMoreWorkers) return { ...terms, workerIds: intersect(workerIds, filter.worker) };
  return { ...terms, namesakes: sql`select unnest(w.workers) as id from ${workersNamed(visible, filter.employee ?? "", null)} w` };
};

/** Whether some word of the filter matches nothing, so that no row can match. */
export const matchNothing = ({ typeIds, companyIds, projectIds, workerIds }: SearchTerms): boolean =>
  [typeIds, companyIds, projectIds, workerIds].some((ids) => ids?.length === 0);

/** Defines the table `namesakes`, which the predicates of a common name read. */
export const withNamesakes = ({ namesakes }: SearchTerms): Sql => (namesakes ? sql`namesakes as materialized (${namesakes}), ` : sql``);
