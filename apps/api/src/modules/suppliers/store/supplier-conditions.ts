// Conditions of the supplier list on suppliers that are grouped over contractors.
import { PLANS } from "@emdia/contract/limits.ts";
import type { SupplierListQuery } from "@emdia/contract/suppliers/routes.ts";
import { sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import { supplierSearchWords } from "../rules/search-words.ts";
import { ids, isBegun, isCounted, isReached, type Sql, texts } from "./reach.ts";

export type SupplierListInput = {
  readonly seen: Reach;
  /** Where the user also sees documents and workers. */
  readonly withDocuments: Reach;
  readonly withWorkers: Reach;
  readonly query: SupplierListQuery;
};

/** Whether a visible project of the supplier fits. */
const hasLink = ({ seen }: SupplierListInput, condition: Sql): Sql => sql`bool_or(exists (select from project_company pc
  where pc.provider_id = s.provider_id and pc.contractor_id = s.contractor_id and ${isBegun} and ${isReached(seen, "pc")} and ${condition}))`;

const hasPlan = (plans: readonly string[]): Sql => sql`exists (select from project_company_plan x
  where x.contractor_id = pc.contractor_id and x.project_company_id = pc.id and x.plan = any (${texts(plans)}))`;

/** Whether a counter of visible documents has one of the statuses. */
const hasStatus = (
  { withDocuments }: SupplierListInput,
  statuses: readonly string[],
): Sql => sql`bool_or(exists (select from pendency_count n
  where n.contractor_id = s.contractor_id and n.provider_id = s.provider_id and ${isCounted(withDocuments, "n")}
    and n.plan = any (${texts(PLANS)}) and n.status = any (${texts(statuses)}) and n.total > 0))`;

/** `having` of the grouped suppliers. A filter by documents finds nothing without the permission to see documents. */
export const supplierConditions = (input: SupplierListInput): Sql => {
  const { title, projectName, provider, plan, withoutPendency, pendencies, name } = input.query;
  const conditions = [
    ...(provider ? [sql`s.provider_id = any (${ids(provider)})`] : []),
    ...(name ? [sql`any_value(s.plain_words) like found_anywhere(${supplierSearchWords(name)})`] : []),
    ...(projectName ? [hasLink(input, sql`pc.project_plain_name like found_anywhere(${projectName})`)] : []),
    ...(title ? [hasLink(input, sql`pc.project_plain_contract like found_anywhere(${title})`)] : []),
    ...(plan ? [hasLink(input, hasPlan(plan))] : []),
    ...(pendencies ? [hasStatus(input, pendencies)] : []),
    ...(withoutPendency ? [sql`sum(s.total) = sum(s.settled)`] : []),
  ];
  return conditions.length === 0 ? sql`` : sql`having ${sql.join(conditions, sql` and `)}`;
};
