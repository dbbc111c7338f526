import type { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import { sql } from "kysely";
import { normalizeSearchTerm } from "../../../kernel/normalize-search-term.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

/** The words of a worker filter as ids; a term is undefined if the filter does not have it. */
export type SearchTerms = {
  /** Workers found by name, and workers found only by document. */
  readonly workers?: { readonly byName: readonly number[]; readonly byDocument: readonly number[] };
  readonly projectIds?: readonly number[];
};
type Row = {
  readonly located?: number[];
  readonly byName?: number[];
  readonly byDocument?: number[];
  readonly named?: number[];
  readonly contracted?: number[];
};

const intersect = (sets: readonly (readonly number[])[]): readonly number[] | undefined => {
  const [first, ...others] = sets.map((ids) => new Set(ids));
  return first && [...first].filter((id) => others.every((ids) => ids.has(id)));
};

/** Projects with a location in one of the departments. */
const projectsIn = (departments: readonly number[]) =>
  sql`(select array(select distinct l.project_id from project_location l where l.department_id = any (${[...departments]}::bigint[])) as projects)`;

/**
 * Resolves the words of a filter to ids, in one statement over the word indexes. The planner of the list then knows how many ids each word
 * has. With the lookup in the statement of the list it expected one worker, and joined thousands in nested loops.
 */
export const resolveSearchTerms = async (tx: Tx, filter: Partial<WorkerFilter>, projectId?: number): Promise<SearchTerms> => {
  const { nameOrDocument, projectName, contract, project, department } = filter;
  const lookups = [
    ...(nameOrDocument
      ? [
          {
            columns: sql`w.by_name as "byName", w.by_document as "byDocument"`,
            from: sql`workers_matching(${normalizeSearchTerm(nameOrDocument)}) w`,
          },
        ]
      : []),
    ...(projectName ? [{ columns: sql`n.projects as named`, from: sql`projects_called(${projectName}, false, null) n` }] : []),
    ...(contract ? [{ columns: sql`c.projects as contracted`, from: sql`projects_called(${contract}, true, null) c` }] : []),
    ...(department ? [{ columns: sql`l.projects as located`, from: sql`${projectsIn(department)} l` }] : []),
  ];
  const given = [project, projectId === undefined ? undefined : [projectId]].filter((ids) => ids !== undefined);
  if (lookups.length === 0) {
    const projectIds = intersect(given);
    return projectIds ? { projectIds } : {};
  }
  const statement = sql<Row>`select ${sql.join(lookups.map(({ columns }) => columns))}
    from ${sql.join(lookups.map(({ from }) => from))}`;
  const { byName, byDocument, named, contracted, located } = (await statement.execute(tx)).rows[0] ?? {};
  const projectIds = intersect([...given, ...[named, contracted, located].filter((ids) => ids !== undefined)]);
  return { ...(byName && byDocument && { workers: { byName, byDocument } }), ...(projectIds && { projectIds }) };
};

/** Whether some word of the filter matches nothing, so that no row can match. */
export const matchNothing = ({ workers, projectIds }: SearchTerms): boolean =>
  projectIds?.length === 0 || (workers !== undefined && workers.byName.length + workers.byDocument.length === 0);
