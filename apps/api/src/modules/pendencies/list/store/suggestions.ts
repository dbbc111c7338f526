// Names that match a word and occur in the active pendencies of a user's list.
import { type Locale, SUGGESTIONS_PER_KIND } from "@emdia/contract/limits.ts";
import { type Suggestion, type SuggestionKind, suggestionKinds } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Side } from "../../../../platform/access/scope.ts";
import { idArray } from "../../../../platform/database/id-array.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { VisiblePendencies } from "../../policy.ts";
import { type Branch, branchesOf } from "../list-scope.ts";
import { rangePerStatus } from "./list-filter.ts";
import type { Sql } from "./pendency-row.ts";
import { companiesNamed, projectsNamed, typesNamed, WORKER_IDS_MAX, workersNamed } from "./search-terms.ts";

const ownerOf = { contractor: "contractor_id", provider: "provider_id" } as const satisfies { readonly [S in Side]: string };
const everyStatus = { statuses: pendencyStatuses, stages: pendencyStatuses };

/** Whether a row with the columns of a pendency's place is in one of the branches. */
const isVisible = (alias: string, branches: readonly Branch[]): Sql => {
  const each = branches.map(({ side, companyIds, projectIds }) => {
    const owner = sql`${sql.raw(`${alias}.${ownerOf[side]}`)} = any (${idArray(companyIds)})`;
    return projectIds === "all" ? owner : sql`(${owner} and ${sql.raw(alias)}.project_id = any (${idArray(projectIds)}))`;
  });
  return sql`(${sql.join(each, sql` or `)})`;
};

/** Whether a visible link has an active pendency: the unique key of pendencies begins with the columns of a link. */
const isListed = (link: Sql, branches: readonly Branch[]): Sql => sql`exists (select from project_company l where ${link}
  and ${isVisible("l", branches)} and exists (select from pendency p where p.contractor_id = l.contractor_id and p.project_id = l.project_id
    and p.provider_id = l.provider_id and p.active and p.removed_at is null))`;

/** The document types in `k.ids` that a branch contains. Rows of few projects are read once; otherwise an index leads to the rows of a type. */
const hasType = (branch: Branch): Sql => {
  const { side, companyIds, projectIds } = branch;
  if (side === "provider")
    return sql`exists (select from unnest(k.ids) t (id) cross join unnest(${idArray(companyIds)}) c (id) cross join lateral (select from pendency p
      where p.provider_id = c.id and p.type_id = t.id and p.active ${projectIds === "all" ? sql`` : sql`and p.project_id = any (${idArray(projectIds)})`}
      limit 1) f)`;
  const { from, where } = rangePerStatus(branch, everyStatus);
  if (projectIds === "all")
    return sql`exists (select from unnest(k.ids) t (id) cross join ${from} cross join lateral (select from pendency p where ${where}
      and p.type_id = t.id and p.active and p.removed_at is null limit 1) f)`;
  return sql`k.ids && (select array_agg(distinct f.type_id) from ${from} cross join lateral (select p.type_id from pendency p where ${where}
    and p.active and p.removed_at is null) f)`;
};

type Input = {
  readonly visible: VisiblePendencies;
  readonly branches: readonly Branch[];
  readonly word: string;
  readonly language: Locale;
};
/** Rows `k` whose name matches, and whether the user's list contains them. */
type Source = { readonly named: Sql; readonly isListed: Sql };
const sources: { readonly [K in SuggestionKind]: (input: Input) => Source } = {
  worker: ({ visible, branches, word }) => ({
    named: sql`select w.id, w.name, w.provider_id from ${workersNamed(visible, word, WORKER_IDS_MAX)} f cross join unnest(f.workers) u (id)
      join worker w on w.id = u.id`,
    isListed: sql`exists (select from pendency p where p.worker_id = k.id and p.active and ${isVisible("p", branches)})`,
  }),
  document: ({ branches, word, language }) => ({
    named: sql`select min(d.id) as id, d.name, array_agg(d.id) as ids from document_type d where d.id in (${typesNamed(word, language)}) group by d.name`,
    isListed: sql`(${sql.join(branches.map(hasType), sql` or `)})`,
  }),
  supplier: ({ visible, branches, word }) => ({
    named: sql`select c.id, c.trading_name as name, c.cnpj from company c where c.id in (${companiesNamed(visible, word)})`,
    isListed: isListed(sql`l.provider_id = k.id`, branches),
  }),
  contractor: ({ branches, word }) => ({
    named: sql`select c.id, c.trading_name as name, c.cnpj from company c
      where c.id in (select l.contractor_id from project_company l where ${isVisible("l", branches)})
        and c.plain_words like (select found_anywhere(${word}))`,
    isListed: isListed(sql`l.contractor_id = k.id`, branches),
  }),
  project: ({ visible, branches, word }) => ({
    named: sql`select r.id, r.name, r.contractor_id, r.contract_number from project r
      where r.id in (${projectsNamed(visible, word, "plain_name")} union ${projectsNamed(visible, word, "plain_contract")})`,
    isListed: isListed(sql`l.contractor_id = k.contractor_id and l.project_id = k.id`, branches),
  }),
};
const detailOf: { readonly [K in SuggestionKind]: Sql } = {
  worker: sql`(select c.trading_name from company c where c.id = k.provider_id)`,
  document: sql`null`,
  supplier: sql`k.cnpj`,
  contractor: sql`k.cnpj`,
  project: sql`k.contract_number`,
};

/** Names that begin with the word come first. The names are sorted before the list is tested, so that the test stops at the limit. */
const selectFirst = (kind: SuggestionKind, word: string, { named, isListed: isShown }: Source): Sql => sql`
  (select ${kind}::text as kind, ${kind === "document" ? sql`null::bigint` : sql`k.id`} as id, k.name, ${detailOf[kind]} as detail
    from (select n.*, not starts_with(plain_text(n.name), plain_text(${word})) as is_inside from (${named}) n order by is_inside, n.name, n.id) k
    where ${isShown} order by k.is_inside, k.name, k.id limit ${SUGGESTIONS_PER_KIND})`;

/** A side filters by the companies of the other side only. */
const sideOfKind: { readonly [K in SuggestionKind]?: Side } = { supplier: "contractor", contractor: "provider" };

/** Up to 8 suggestions of each kind, those that begin with the word first, by name. */
export const findSuggestions = async (
  tx: Tx,
  visible: VisiblePendencies,
  search: Pick<Input, "word" | "language">,
): Promise<readonly Suggestion[]> => {
  const all = branchesOf(visible, undefined);
  const parts = suggestionKinds.flatMap((kind) => {
    const branches = all.filter(({ side }) => side === (sideOfKind[kind] ?? side));
    if (branches.length === 0) return [];
    return [selectFirst(kind, search.word, sources[kind]({ visible, branches, ...search }))];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<Suggestion>`${sql.join(parts, sql` union all `)}`.execute(tx);
  const placeOf = ({ kind }: Suggestion) => suggestionKinds.indexOf(kind);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other)); // a union has no order
};
