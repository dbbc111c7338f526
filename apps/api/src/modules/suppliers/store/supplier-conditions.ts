// Conditions of the supplier list on suppliers that are grouped over contractors.
import type { SupplierListQuery } from "@emdia/contract/suppliers/routes.ts";
import { sql } from "kysely";
import { normalizeSearchTerm } from "../../../kernel/normalize-search-term.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import { contractorsOf, isBegun, isReached, type Sql, texts } from "./reach.ts";

export type SupplierListInput = {
  readonly seen: Reach;
  /** Where the user also sees documents and workers. */
  readonly withDocuments: Reach;
  readonly withWorkers: Reach;
  readonly query: SupplierListQuery;
};

/** Whether the words of a supplier contain a text, as typed or without the punctuation of a CNPJ. */
export const hasWords = (words: Sql, text: string): Sql =>
  sql`(${sql.join(
    [...new Set([text, normalizeSearchTerm(text)])].map((one) => sql`${words} like (select found_anywhere(${one}))`),
    sql` or `,
  )})`;

/** Suppliers with a link that meets all conditions. The subquery does not depend on the row, so that it is hashed once. */
const hasLink = ({ seen }: SupplierListInput, conditions: readonly Sql[]): Sql => sql`bool_or((s.contractor_id, s.provider_id) in (
  select pc.contractor_id, pc.provider_id from project_company pc
  where pc.contractor_id = any (${contractorsOf(seen)}) and ${isBegun} and ${isReached(seen, "pc")} and ${sql.join(conditions, sql` and `)}))`;

/** Links of projects with a word, which are fewer than links. */
const ofProjectWith = ({ seen }: SupplierListInput, column: "name" | "contract", words: string): Sql =>
  sql`(pc.contractor_id, pc.project_id) in (select p.contractor_id, p.id from project p where p.contractor_id = any (${contractorsOf(seen)})
    and ${sql.ref(`p.plain_${column}`)} like found_anywhere(${words}))`;

const hasPlan = (plans: readonly string[]): Sql => sql`exists (select from project_company_plan x
  where x.contractor_id = pc.contractor_id and x.project_company_id = pc.id and x.plan = any (${texts(plans)}))`;

/** Whether a visible document has one of the statuses, by the figures of the last fold. */
const hasStatus = ({ withDocuments }: SupplierListInput, statuses: readonly string[]): Sql =>
  sql`bool_or(s.contractor_id = any (${contractorsOf(withDocuments)}) and s.statuses && ${texts(statuses)})`;

/** `having` of the grouped suppliers. A filter by documents finds nothing without the permission to see documents. */
export const supplierConditions = (input: SupplierListInput): Sql => {
  const { title, projectName, provider, plan, withoutPendency, pendencies, name } = input.query;
  const ofLink = [
    ...(projectName ? [ofProjectWith(input, "name", projectName)] : []),
    ...(title ? [ofProjectWith(input, "contract", title)] : []),
    ...(plan ? [hasPlan(plan)] : []),
  ];
  const conditions = [
    ...(provider ? [sql`s.provider_id = any (${idArray(provider)})`] : []),
    ...(name ? [hasWords(sql`any_value(s.plain_words)`, name)] : []),
    ...(ofLink.length > 0 ? [hasLink(input, ofLink)] : []),
    ...(pendencies ? [hasStatus(input, pendencies)] : []),
    ...(withoutPendency ? [sql`sum(s.total) > 0 and sum(s.total) = sum(s.settled)`] : []),
  ];
  return conditions.length === 0 ? sql`` : sql`having ${sql.join(conditions, sql` and `)}`;
};
