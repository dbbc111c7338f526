import { sql } from "kysely";
import { idArray } from "../../../../platform/database/id-array.ts";
import type { Branch } from "../../list/list-scope.ts";
import { allStatuses, filterPredicates, type ListSearch, statusesOf } from "../../list/store/list-filter.ts";
import type { Sql } from "../../list/store/pendency-row.ts";

const isInBranch = ({ companyIds, projectIds }: Branch): Sql =>
  sql`(p.contractor_id = any (${idArray(companyIds)})${projectIds === "all" ? sql`` : sql` and p.project_id = any (${idArray(projectIds)})`})`;

/** Rows `p` of one branch. */
export const selectBranch = (search: ListSearch, branch: Branch, columns: Sql): Sql => {
  const { from, where } = allStatuses(branch, { statuses: statusesOf(search.filter), stages: search.stages });
  return sql`select ${columns} from ${from} join pendency p on ${where} and ${filterPredicates(search, branch.side)}`;
};

/** Rows `p` of all branches. A row that both sides show is taken from the contractor's side only. */
export const selectVisible = (search: ListSearch, columns: Sql): Sql => {
  const contractors = search.branches.filter(({ side }) => side === "contractor");
  const isSeenTwice = sql`(${sql.join(contractors.map(isInBranch), sql` or `)})`;
  const each = search.branches.map((branch) => {
    const rows = selectBranch(search, branch, columns);
    return branch.side === "provider" && contractors.length > 0 ? sql`${rows} and not ${isSeenTwice}` : rows;
  });
  return sql.join(each, sql` union all `);
};
