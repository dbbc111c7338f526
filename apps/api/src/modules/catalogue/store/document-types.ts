import type { DocumentTypeListQuery, Question } from "@emdia/contract/catalogue/document-type-routes.ts";
import type {
  DocumentCategory,
  DocumentKind,
  Frequency,
  LabourRegime,
  MovementKind,
  ValidityUnit,
} from "@emdia/contract/catalogue/vocabulary.ts";
import type { Locale, Plan } from "@emdia/contract/limits.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Reference, VersionReference } from "../content.ts";
import type { VisibleCatalogues } from "../policy.ts";
import { isVisible, nameContains } from "./visible-owner.ts";

/** A stored version of a document type. */
export type StoredDocumentType = VersionReference & {
  readonly code: string | null;
  readonly name: string;
  readonly nameEnUs: string | null;
  readonly nameEsEs: string | null;
  readonly description: string;
  readonly instructions: string;
  readonly plan: Plan;
  readonly kind: DocumentKind;
  readonly category: DocumentCategory;
  readonly frequency: Frequency;
  readonly movement: MovementKind | null;
  readonly validityKind: "from_issue" | "printed" | "none";
  readonly validityAmount: number | null;
  readonly validityUnit: ValidityUnit | null;
  readonly validityFigure: string | null;
  readonly dueFigure: string | null;
  readonly regimes: LabourRegime[];
  readonly blocksWork: boolean;
  readonly nextDueDays: number | null;
  readonly nextDueFigure: string | null;
  readonly asksIssueDate: boolean;
  readonly asksExpiry: boolean;
  readonly questionLanguages: string[];
  readonly publishedAt: Date;
  readonly currentVersion: number;
  readonly questionCount: number;
  readonly retired: boolean;
};
type Sql = RawBuilder<unknown>;

const selected: Sql = sql`d.owner_id as "ownerId", d.id, v.version, d.code, v.name, v.name_en_us as "nameEnUs", v.name_es_es as "nameEsEs",
  v.description, v.instructions, v.plan, v.kind, v.category, v.frequency, v.movement, v.validity_kind as "validityKind",
  v.validity_amount as "validityAmount", v.validity_unit as "validityUnit", v.validity_figure as "validityFigure", v.due_figure as "dueFigure",
  v.regimes, v.blocks_work as "blocksWork", v.next_due_days as "nextDueDays", v.next_due_figure as "nextDueFigure",
  v.asks_issue_date as "asksIssueDate", v.asks_expiry as "asksExpiry", v.question_languages as "questionLanguages",
  v.published_at as "publishedAt", d.version as "currentVersion", d.retired,
  (select count(*) from document_question q
    where q.owner_id = v.owner_id and q.document_type_id = v.document_type_id and q.version = v.version) as "questionCount"`;
const withVersion = (version: Sql): Sql =>
  sql`from document_type d join document_type_version v on v.owner_id = d.owner_id and v.document_type_id = d.id and v.version = ${version}`;
const current = withVersion(sql`d.version`);

type Filter = DocumentTypeListQuery & {
  readonly hasValidity?: boolean;
  /** Searches the names of this language too. */
  readonly language?: Locale;
};

/** Name of a version `v` of a document type in a language; null in Portuguese, in which `v.name` is stored. */
export const translatedName: { readonly [L in Locale]: Sql } = {
  "pt-BR": sql`null::text`,
  "en-US": sql`v.name_en_us`,
  "es-ES": sql`v.name_es_es`,
};

export const listDocumentTypePage = async (
  tx: Tx,
  visible: VisibleCatalogues,
  { query, plan, type, hasValidity, language, ...paging }: Filter,
): Promise<{ readonly rows: readonly StoredDocumentType[]; readonly meta: PagingMeta }> => {
  const conditions = [
    sql`not d.retired`,
    isVisible(sql`d.owner_id`, visible),
    nameContains(sql`concat_ws(' ', v.name, d.code, ${translatedName[language ?? "pt-BR"]})`, query),
    ...(plan ? [sql`v.plan = ${plan}`] : []),
    ...(type ? [sql`v.kind = ${type}`] : []),
    ...(hasValidity === undefined ? [] : [sql`(v.validity_kind <> 'none') = ${hasValidity}`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const { rows } = await sql<StoredDocumentType>`select ${selected} ${current} where ${where}
    order by d.name, d.owner_id, d.id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count
    from (select 1 ${current} where ${where} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** The categories with document types of a plan. */
export const categoriesInView = async (tx: Tx, visible: VisibleCatalogues, plan: Plan): Promise<readonly DocumentCategory[]> => {
  const { rows } = await sql<{ readonly category: DocumentCategory }>`select distinct v.category ${current}
    where not d.retired and v.plan = ${plan} and ${isVisible(sql`d.owner_id`, visible)}`.execute(tx);
  return rows.map(({ category }) => category);
};

/** Finds a visible type, also if retired, in its current or a given version. */
export const findDocumentType = async (
  tx: Tx,
  visible: VisibleCatalogues,
  { ownerId, id, version }: Reference & { readonly version?: number | undefined },
): Promise<StoredDocumentType | undefined> => {
  const { rows } = await sql<StoredDocumentType>`select ${selected} ${withVersion(version === undefined ? sql`d.version` : sql`${version}`)}
    where d.owner_id = ${ownerId} and d.id = ${id} and ${isVisible(sql`d.owner_id`, visible)}`.execute(tx);
  return rows[0];
};

/** Finds a referenced version without a visibility check. */
export const findVersion = async (tx: Tx, { ownerId, id, version }: VersionReference): Promise<StoredDocumentType> => {
  const { rows } = await reusePlan(
    sql<StoredDocumentType>`select ${selected} ${withVersion(sql`${version}`)} where d.owner_id = ${ownerId} and d.id = ${id}`,
  ).execute(tx);
  const [type] = rows;
  if (!type) throw new Error(`document type ${id} of ${ownerId} has no version ${version}`);
  return type;
};

/** Current types of the platform and one contractor, and retired types that are required by id. */
export const currentDocumentTypes = async (tx: Tx, contractorId: number, held: readonly number[]): Promise<StoredDocumentType[]> => {
  const { rows } = await sql<StoredDocumentType>`select ${selected} ${current}
    where (not d.retired or d.id = any (${held}::bigint[])) and d.owner_id in (0, ${contractorId}) order by v.plan, d.name, d.id`.execute(
    tx,
  );
  return rows;
};

export const questionsOf = async (tx: Tx, { ownerId, id, version }: VersionReference): Promise<Question[]> => {
  const { rows } = await reusePlan(sql<Question>`select q.position, q.text, q.example,
      coalesce((select json_agg(json_build_object('reason', c.reason, 'gap', c.gap, 'action', c.action) order by c.position)
        from document_correction c where c.owner_id = q.owner_id and c.document_type_id = q.document_type_id
          and c.version = q.version and c.question = q.position), '[]') as corrections
    from document_question q where q.owner_id = ${ownerId} and q.document_type_id = ${id} and q.version = ${version}
    order by q.position`).execute(tx);
  return rows;
};

/** Question texts of several types, in order. */
export const questionTexts = async (tx: Tx, types: readonly VersionReference[]): Promise<ReadonlyMap<number, readonly string[]>> => {
  const of = (pick: (type: VersionReference) => number) => sql`${types.map(pick)}::bigint[]`;
  const { rows } = await sql<{ readonly id: number; readonly questions: readonly string[] }>`
    select q.document_type_id as id, array_agg(q.text order by q.position) as questions
    from unnest(${of(({ ownerId }) => ownerId)}, ${of(({ id }) => id)}, ${of(({ version }) => version)}) asked (owner_id, id, version)
      join document_question q on q.owner_id = asked.owner_id and q.document_type_id = asked.id and q.version = asked.version
    group by q.document_type_id`.execute(tx);
  return new Map(rows.map(({ id, questions }) => [id, questions]));
};
