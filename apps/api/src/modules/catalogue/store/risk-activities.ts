import type { RiskActivityListQuery } from "@emdia/contract/catalogue/risk-activity-routes.ts";
import type { PermitKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Reference, VersionReference } from "../content.ts";
import type { VisibleCatalogues } from "../policy.ts";
import { isVisible, nameContains } from "./visible-owner.ts";

type Names = { readonly name: string; readonly nameEnUs: string | null; readonly nameEsEs: string | null };
export type DemandedDocument = Reference & { readonly code: string | null; readonly name: string; readonly plan: Plan };
export type DemandedTraining = Names & {
  readonly id: number;
  readonly code: string;
  readonly norm: string;
  readonly initialFigure: string | null;
  readonly periodicFigure: string | null;
  readonly validityFigure: string | null;
  readonly triggers: string[];
  readonly certificate: Reference & { readonly name: string };
};
/** A stored version of a risk activity, with its demanded documents and trainings. */
export type StoredRiskActivity = VersionReference &
  Names & {
    readonly code: string | null;
    readonly description: string;
    readonly norm: string | null;
    readonly permit: string | null;
    readonly permitKind: PermitKind;
    readonly publishedAt: Date;
    readonly currentVersion: number;
    readonly documents: DemandedDocument[];
    readonly trainings: DemandedTraining[];
  };
type Sql = RawBuilder<unknown>;

const documents: Sql = sql`(select coalesce(json_agg(json_build_object('ownerId', t.owner_id, 'id', t.id, 'code', t.code, 'name', t.name, 'plan', tv.plan)
    order by t.name), '[]')
  from risk_activity_document ad join document_type t on t.owner_id = ad.document_owner_id and t.id = ad.document_type_id
    join document_type_version tv on tv.owner_id = t.owner_id and tv.document_type_id = t.id and tv.version = t.version
  where ad.owner_id = v.owner_id and ad.risk_activity_id = v.risk_activity_id and ad.version = v.version)`;
const trainings: Sql = sql`(select coalesce(json_agg(json_build_object('id', t.id, 'code', t.code, 'name', t.name, 'nameEnUs', t.name_en_us,
    'nameEsEs', t.name_es_es, 'norm', t.norm, 'initialFigure', t.initial_figure, 'periodicFigure', t.periodic_figure,
    'validityFigure', t.validity_figure, 'triggers', t.triggers,
    'certificate', json_build_object('ownerId', c.owner_id, 'id', c.id, 'name', c.name)) order by t.id), '[]')
  from risk_activity_training at join training t on t.id = at.training_id
    join document_type c on c.owner_id = t.document_owner_id and c.id = t.document_type_id
  where at.owner_id = v.owner_id and at.risk_activity_id = v.risk_activity_id and at.version = v.version)`;
const selected: Sql = sql`a.owner_id as "ownerId", a.id, v.version, a.code, v.name, v.name_en_us as "nameEnUs", v.name_es_es as "nameEsEs",
  v.description, v.norm, v.permit, v.permit_kind as "permitKind", v.published_at as "publishedAt", a.version as "currentVersion", ${documents} as documents, ${trainings} as trainings`;
const withVersion = (version: Sql): Sql =>
  sql`from risk_activity a join risk_activity_version v on v.owner_id = a.owner_id and v.risk_activity_id = a.id and v.version = ${version}`;
const current = withVersion(sql`a.version`);

export const listRiskActivityPage = async (
  tx: Tx,
  visible: VisibleCatalogues,
  { query, ...paging }: RiskActivityListQuery,
): Promise<{ readonly rows: readonly StoredRiskActivity[]; readonly meta: PagingMeta }> => {
  const where = sql`not a.retired and ${isVisible(sql`a.owner_id`, visible)} and ${nameContains(sql`v.name || ' ' || coalesce(v.norm, '')`, query)}`;
  const { rows } = await sql<StoredRiskActivity>`select ${selected} ${current} where ${where}
    order by a.name, a.owner_id, a.id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count
    from (select 1 ${current} where ${where} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** Finds a visible activity, also if retired, in its current or a given version. */
export const findRiskActivity = async (
  tx: Tx,
  visible: VisibleCatalogues,
  { ownerId, id, version }: Reference & { readonly version?: number | undefined },
): Promise<StoredRiskActivity | undefined> => {
  const { rows } = await sql<StoredRiskActivity>`select ${selected} ${withVersion(version === undefined ? sql`a.version` : sql`${version}`)}
    where a.owner_id = ${ownerId} and a.id = ${id} and ${isVisible(sql`a.owner_id`, visible)}`.execute(tx);
  return rows[0];
};

/** Current activities of the platform and one contractor. */
export const currentRiskActivities = async (tx: Tx, contractorId: number): Promise<StoredRiskActivity[]> => {
  const { rows } = await sql<StoredRiskActivity>`select ${selected} ${current}
    where not a.retired and a.owner_id in (0, ${contractorId}) order by a.name, a.id`.execute(tx);
  return rows;
};
