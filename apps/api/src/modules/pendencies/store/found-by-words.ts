import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import { lookedFor } from "../../../kernel/looked-for.ts";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { listOfIds } from "./is-one-of.ts";
import { detailsOf } from "./known-totals.ts";
import { isCalled } from "./pendency-conditions.ts";
import type { Sql } from "./pendency-rows.ts";
import { type AskedPendencies, activeInProjects, type Found, type SoughtPendencies, soughtBy } from "./pendency-ways.ts";

/** The suppliers that somebody sees something of: few beside all companies there are, and known without reading what is asked of them. */
const suppliers = ({ visible: { contractor, provider } }: AskedPendencies): Sql => {
  const contractorIds = [...contractor.companyIds, ...new Set(contractor.projects.map(({ companyId }) => companyId))];
  const own = [...provider.companyIds, ...new Set(provider.projects.map(({ companyId }) => companyId))];
  return sql`select t.provider_id from pendency_sum t where t.contractor_id = any (${contractorIds}::bigint[]) and t.project_id = 0 and t.provider_id > 0
      and t.kind = '' and t.months = ''
    union select d.provider_id from pendency_delta d where d.contractor_id = any (${contractorIds}::bigint[]) union select unnest(${own}::bigint[])`;
};

/** By the name that a document has now, and by any under which it was asked for. */
const typesNamed = (name: string): Sql =>
  sql`select d.id from document_type d where plain_text(d.name) like (select found_anywhere(${name}))
    union select v.document_type_id from document_type_version v join document_type d on d.owner_id = v.owner_id and d.id = v.document_type_id
      where v.name <> d.name and plain_text(v.name) like (select found_anywhere(${name}))`;
/** By what they are called, or by their number with or without its punctuation. */
const companiesNamed = (asked: AskedPendencies, name: string): Sql => {
  const words = [...new Set([name, lookedFor(name)])].map((text) => sql`c.plain_words like (select found_anywhere(${text}))`);
  return sql`select c.id from company c where c.id = any (array(${suppliers(asked)})) and (${sql.join(words, sql` or `)})`;
};

type Visible = AskedPendencies["visible"];
/** Whether somebody sees nothing but single projects of contractors. */
const seesProjectsAlone = ({ contractor, provider }: Visible): boolean =>
  contractor.projects.length > 0 && contractor.companyIds.length + provider.companyIds.length + provider.projects.length === 0;

/** How many are named of those who are called so. */
type Named = { readonly projects: number | null; readonly workers: number | null };
/** Of what more are called so many are named, where whoever is called so can be told row by row: workers are found sooner than asked. */
export const SOME: Named = { projects: 1_000, workers: 5_000 };
/** Whoever reads a list whole names all of them. */
export const EVERYBODY: Named = { projects: null, workers: null };

/** What is asked of the names of projects, each found as a row that is called like this. */
const projectWords = ({ project_name, contract }: PendencyFilter) => [
  ...(project_name ? [{ asked: project_name, byContract: false, row: sql`by_name` }] : []),
  ...(contract ? [{ asked: contract, byContract: true, row: sql`by_contract` }] : []),
];
export const seesWholeContractors = ({ contractor, provider }: Visible): boolean =>
  contractor.projects.length + provider.companyIds.length + provider.projects.length === 0;

/**
 * The only thing that is asked for, where it is a part of a worker's or a project's name, as it is looked for by the statement that reads the
 * list: of thousands nobody is answered, and asked for again.
 */
export const namedInside = <A extends AskedPendencies>(asked: A): (A & SoughtPendencies) | undefined => {
  const { name, company, employee, project } = asked.filter;
  const words = projectWords(asked.filter);
  if (name || company || project || detailsOf(asked.filter).length > 0 || words.length + (employee ? 1 : 0) !== 1) return undefined;
  return soughtBy(asked, { named: employee ? "workers" : "projects" });
};
/** Who is called so: of somebody who sees nothing as a supplier, those whom contractors see. */
const called = ({ provider: { companyIds, projects } }: Visible, name: string, atMost: number | null): Sql =>
  companyIds.length + projects.length === 0 ? sql`contractor_workers_called(${name}, ${atMost})` : sql`workers_called(${name}, ${atMost})`;
/** So few projects are looked at for what is asked of workers in them, and each of these workers is asked for the name where that is so little. */
const FEW_PROJECTS = 100;
const FEW_ASKED = 5_000;
/** In the order of their ids: as numbers that lead to rows, and as decimals by which rows are told. */
const asNamed = (ids: Sql): Sql => sql`named as materialized (select n.ids, n.ids::float8[] as decimals from ${ids} n (ids)), `;
/** Those who are called so. Where more are than `SOME` names, somebody who sees a few small projects does not wait until all of them are named. */
const workersNamed = ({ visible, places: [place, ...others], filter: { employee = "" } }: SoughtPendencies): Sql => {
  const everybody = sql`select c.workers from ${called(visible, employee, EVERYBODY.workers)} c`;
  if (place?.side !== "contractor" || place.projectIds === "all" || place.projectIds.length > FEW_PROJECTS || others.length > 0)
    return asNamed(sql`(${everybody})`);
  const areMany = sql`(select c.is_cut from called c)`;
  const areFewThere = sql`(select count(*) <= ${sql.lit(FEW_ASKED)} from asked_there)`;
  return sql`called as materialized (select c.workers, c.is_cut from ${called(visible, employee, SOME.workers)} c),
    asked_there as materialized (select p.contractor_id, p.worker_id from pendency p
      where p.contractor_id = ${place.companyIds[0]}::bigint and p.project_id = any (${listOfIds(place.projectIds)}) and p.worker_id > 0
        and ${activeInProjects} and ${areMany} limit ${sql.lit(FEW_ASKED + 1)}),
    ${asNamed(sql`(select c.workers from called c where not c.is_cut
      union all select array(select p.worker_id from (select distinct contractor_id, worker_id from asked_there offset 0) p
        where ${isCalled(employee, "contractor")} order by 1) where ${areMany} and ${areFewThere}
      union all ${everybody} where ${areMany} and not ${areFewThere})`)}`;
};
/** Those whom such a statement looks for, told before all else. */
export const namedBefore = (sought: SoughtPendencies): Sql => {
  const [word] = projectWords(sought.filter);
  const { named } = sought.found;
  if (named === "workers") return workersNamed(sought);
  return named && word ? asNamed(sql`all_projects_called(${word.asked}, ${sql.lit(word.byContract)})`) : sql``;
};

type Look = { readonly columns: readonly Sql[]; readonly from: readonly Sql[] };
/** Of few projects each is asked for its words: all that are called so may be thousands. */
const lookAmong = ({ projects }: Visible["contractor"], { project, ...filter }: PendencyFilter): Look => {
  const asked = projectWords(filter).map(
    ({ asked: words, byContract }) =>
      sql`${byContract ? sql`pr.plain_contract` : sql`pr.plain_name`} like (select found_anywhere(${words}))`,
  );
  const contractorIds = [...new Set(projects.map(({ companyId }) => companyId))];
  const ids = projects.map(({ projectId }) => projectId).filter((id) => !project || project.includes(id));
  const called = sql`select pr.id from project pr
    where pr.contractor_id = any (${contractorIds}::bigint[]) and pr.id = any (${ids}::bigint[]) and ${sql.join(asked, sql` and `)}`;
  return { columns: [sql`array(${called}) as projects`], from: [] };
};
/** What one word finds may be cut; what is found by several, or among some projects, is what all of them find. */
const lookForProjects = ({ visible, filter }: AskedPendencies, max: number | null): Look => {
  const words = projectWords(filter);
  const [only, ...others] = words;
  if (!only) return { columns: [], from: [] };
  if (seesProjectsAlone(visible)) return lookAmong(visible.contractor, filter);
  const isAlone = others.length === 0 && !filter.project;
  const atMost = isAlone && seesWholeContractors(visible) ? max : EVERYBODY.projects;
  const from = words.map(({ asked, byContract, row }) => sql`projects_called(${asked}, ${sql.lit(byContract)}, ${atMost}) ${row}`);
  if (isAlone)
    return {
      columns: [sql`${only.row}.projects`, sql`case when ${only.row}.is_cut then ${only.asked}::text end as "commonProject"`],
      from,
    };
  const found = [
    ...words.map(({ row }) => sql`unnest(${row}.projects)`),
    ...(filter.project ? [sql`unnest(${[...filter.project]}::bigint[])`] : []),
  ];
  const each = found.map((ids) => sql`select ${ids}`);
  return { columns: [sql`array(${sql.join(each, sql` intersect `)}) as projects`], from };
};
const lookForWorkers = ({ visible, filter: { employee } }: AskedPendencies, max: number | null): Look =>
  employee
    ? {
        columns: [sql`c.workers`, sql`case when c.is_cut then ${employee}::text end as "commonName"`],
        from: [sql`${called(visible, employee, max)} c`],
      }
    : { columns: [], from: [] };

const idsAsked = ({ filter: { project } }: AskedPendencies): Found => (project ? { projects: project } : {});
/** What is asked for beside all words. */
export const withoutWords = <A extends AskedPendencies>(asked: A): A & SoughtPendencies => soughtBy(asked, idsAsked(asked));

/** Words are looked for once, among the companies, documents, projects and workers that have them: from there on they are ids, which are counted. */
export const seek = async <A extends AskedPendencies>(tx: Tx, asked: A, atMost = SOME): Promise<A & SoughtPendencies> => {
  const { name, company } = asked.filter;
  // Single projects are read whole, whoever has the name.
  const max = seesProjectsAlone(asked.visible) ? EVERYBODY : atMost;
  const [projects, workers] = [lookForProjects(asked, max.projects), lookForWorkers(asked, max.workers)];
  const columns = [
    ...(name ? [sql`array(${typesNamed(name)}) as types`] : []),
    ...(company ? [sql`array(${companiesNamed(asked, company)}) as companies`] : []),
    ...projects.columns,
    ...workers.columns,
  ];
  if (columns.length === 0) return withoutWords(asked);
  const from = [...projects.from, ...workers.from];
  const statement = sql<Found>`select ${sql.join(columns)} ${from.length > 0 ? sql`from ${sql.join(from)}` : sql``}`;
  const { rows } = await keepPlan(statement).execute(tx);
  return soughtBy(asked, { ...idsAsked(asked), ...rows[0] });
};

/** Whether more are called so than were named. */
export const isCut = ({ commonName, commonProject }: Found): boolean => Boolean(commonName || commonProject);
/** The same of those who are named. */
export const ofNamed = <S extends SoughtPendencies>(sought: S): S =>
  soughtBy(sought, { ...sought.found, commonName: null, commonProject: null });

/** Whether nothing fits, because nobody was found who has the words. */
export const isNobodyFound = ({ types, companies, projects, workers }: Found): boolean =>
  [types, companies, projects, workers].some((ids) => ids !== undefined && ids.length === 0);
