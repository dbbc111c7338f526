// Names that match a word and occur in the active pendencies of a user's list.
import { type Locale, SUGGESTIONS_PER_KIND } from "@emdia/contract/limits.ts";
import { type Suggestion, type SuggestionKind, suggestionKinds } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Side } from "../../../../platform/access/scope.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { VisiblePendencies } from "../../policy.ts";
import { type Branch, branchesOf } from "../list-scope.ts";
import { rangePerStatus } from "./list-filter.ts";
import { idArray, type Sql } from "./pendency-row.ts";
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

/** A contractor has an index of document types; the rows of a supplier are read once for all types. */
const hasType = (branch: Branch): Sql => {
  if (branch.side === "provider")
    return sql`d.id in (select p.type_id from pendency p where ${isVisible("p", [branch])} and p.active and p.removed_at is null)`;
  const { from, where } = rangePerStatus(branch, everyStatus);
  return sql`exists (select from ${from} cross join lateral (select from pendency p where ${where} and p.type_id = d.id
    and p.active and p.removed_at is null limit 1) k)`;
};

type Input = {
  readonly visible: VisiblePendencies;
  readonly branches: readonly Branch[];
  readonly word: string;
  readonly language: Locale;
};
const selects: { readonly [K in SuggestionKind]: (input: Input) => Sql } = {
  worker: ({ visible, branches, word }) => sql`select w.id, w.name, c.trading_name as detail
    from (select u.id from ${workersNamed(visible, word, WORKER_IDS_MAX)} f cross join unnest(f.workers) u (id)
      where exists (select from pendency p where p.worker_id = u.id and p.active and ${isVisible("p", branches)}) limit ${SUGGESTIONS_PER_KIND}) u
      join worker w on w.id = u.id left join company c on c.id = w.provider_id`,
  document: ({ branches, word, language }) => sql`select distinct null::bigint as id, d.name, null as detail from document_type d
    where d.id in (${typesNamed(word, language)}) and (${sql.join(branches.map(hasType), sql` or `)})`,
  supplier: ({ visible, branches, word }) => sql`select c.id, c.trading_name as name, c.cnpj as detail from company c
    where c.id in (${companiesNamed(visible, word)}) and ${isListed(sql`l.provider_id = c.id`, branches)}`,
  contractor: ({ branches, word }) => sql`select c.id, c.trading_name as name, c.cnpj as detail from company c
    where c.id in (select l.contractor_id from project_company l where ${isVisible("l", branches)})
      and c.plain_words like (select found_anywhere(${word})) and ${isListed(sql`l.contractor_id = c.id`, branches)}`,
  project: ({ visible, branches, word }) => sql`select r.id, r.name, r.contract_number as detail from project r
    where r.id in (${projectsNamed(visible, word, "plain_name")} union ${projectsNamed(visible, word, "plain_contract")})
      and ${isListed(sql`l.contractor_id = r.contractor_id and l.project_id = r.id`, branches)}`,
};
/** A side filters by the companies of the other side only. */
const sideOfKind: { readonly [K in SuggestionKind]?: Side } = { supplier: "contractor", contractor: "provider" };

/** Up to 8 suggestions of each kind, by kind and name. */
export const findSuggestions = async (
  tx: Tx,
  visible: VisiblePendencies,
  search: Pick<Input, "word" | "language">,
): Promise<readonly Suggestion[]> => {
  const all = branchesOf(visible, undefined);
  const parts = suggestionKinds.flatMap((kind) => {
    const branches = all.filter(({ side }) => side === (sideOfKind[kind] ?? side));
    if (branches.length === 0) return [];
    const found = selects[kind]({ visible, branches, ...search });
    return [sql`select ${kind}::text as kind, k.* from (${found} limit ${SUGGESTIONS_PER_KIND}) k`];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<Suggestion>`${sql.join(parts, sql` union all `)}`.execute(tx);
  const placeOf = ({ kind }: Suggestion) => suggestionKinds.indexOf(kind);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, "pt-BR"));
};
