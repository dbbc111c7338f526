import type { Plan } from "@emdia/contract/limits.ts";
import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { OwnSettings } from "../rules/supplier-settings.ts";
import type { ProjectKey } from "./projects.ts";

/** A supplier's plan with its effective settings and its own settings. */
export type KeptPlan = OwnSettings & { readonly plan: Plan; readonly own: OwnSettings };
export type KeptCompany = {
  readonly id: number;
  readonly contractorId: number;
  readonly projectId: number;
  readonly companyId: number;
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string;
  readonly linkedFrom: string;
  readonly plans: readonly KeptPlan[];
  readonly notAsked: number;
  readonly version: number;
};
type Sql = RawBuilder<unknown>;

const month = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM')`;
const own = sql`'analysisDays', x.analysis_days, 'reAnalysisDays', x.re_analysis_days,
  'startReference', ${month(sql`x.start_reference`)}, 'endReference', ${month(sql`x.end_reference`)}`;
const counted = sql`'analysisDays', coalesce(x.analysis_days, pp.analysis_days), 'reAnalysisDays', coalesce(x.re_analysis_days, pp.re_analysis_days),
  'startReference', ${month(sql`coalesce(x.start_reference, pp.start_reference)`)},
  'endReference', ${month(sql`case when x.start_reference is null then pp.end_reference else x.end_reference end`)}`;
const plans = sql`coalesce((select json_agg(json_build_object('plan', x.plan, ${counted}, 'own', json_build_object(${own})) order by x.plan)
    from project_company_plan x left join project_plan pp
      on pp.contractor_id = s.contractor_id and pp.project_id = s.project_id and pp.plan = x.plan
    where x.contractor_id = s.contractor_id and x.project_company_id = s.id), '[]')`;
const notAsked = sql`(select count(*) from project_requirement r join project_requirement_exception e
      on e.contractor_id = r.contractor_id and e.requirement_id = r.id and e.provider_id = s.provider_id
    where r.contractor_id = s.contractor_id and r.project_id = s.project_id and r.holds_until is null)`;
const version = sql`1 + coalesce((select sum(x.version) from project_company_plan x
    where x.contractor_id = s.contractor_id and x.project_company_id = s.id), 0)::integer`;
const columns = sql`s.id, s.contractor_id as "contractorId", s.project_id as "projectId", c.id as "companyId", c.cnpj, c.name as "companyName",
  c.trading_name as "tradingName", s.linked_from as "linkedFrom", ${plans} as plans, ${notAsked} as "notAsked", ${version} as version`;
const from = sql`from project_company s join company c on c.id = s.provider_id`;

/** `only`: all suppliers of the project, or the user's own companies. */
type Filter = { readonly project: ProjectKey; readonly only: readonly number[] | "all"; readonly query: string | undefined };

const matching = ({ project: { contractorId, id }, only, query }: Filter): Sql => {
  const conditions: Sql[] = [sql`s.contractor_id = ${contractorId}`, sql`s.project_id = ${id}`];
  if (only !== "all") conditions.push(sql`s.provider_id = any (${[...only]}::bigint[])`);
  if (query)
    conditions.push(sql`(strpos(plain_text(c.trading_name || ' ' || c.name), plain_text(${query})) > 0
      or c.cnpj like upper(regexp_replace(${query}, '[^0-9A-Za-z]', '', 'g')) || '%' and ${query} ~ '[0-9]')`);
  return sql`where ${sql.join(conditions, sql` and `)}`;
};

export const projectCompanyPage = async (
  tx: Tx,
  asked: Filter,
  paging: Paging,
): Promise<{ readonly rows: readonly KeptCompany[]; readonly meta: PagingMeta }> => {
  const where = matching(asked);
  const { rows } = await sql<KeptCompany>`select ${columns} ${from} ${where}
    order by c.trading_name, c.id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const total = await sql<{
    readonly total: number;
  }>`select count(*) as total from (select ${from} ${where} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, total.rows[0]?.total ?? 0, rows.length) };
};

/** A link that passes row-level security; the caller must check the policy. */
export const findProjectCompany = async (tx: Tx, id: number): Promise<KeptCompany | undefined> => {
  const { rows } = await sql<KeptCompany>`select ${columns} ${from} where s.id = ${id}`.execute(tx);
  return rows[0];
};

type OfSupplier = Pick<KeptCompany, "contractorId" | "id">;
const ownPlan = (tx: Tx, { contractorId, id }: OfSupplier) =>
  tx.updateTable("project_company_plan").where("contractor_id", "=", contractorId).where("project_company_id", "=", id);
const firstDay = (asked: string | null): string | null => asked && `${asked}-01`;

export const writeOwnSettings = async (
  tx: Tx,
  supplier: OfSupplier,
  { plan, own: wanted }: Pick<KeptPlan, "plan" | "own">,
): Promise<void> => {
  await ownPlan(tx, supplier)
    .where("plan", "=", plan)
    .set({
      analysis_days: wanted.analysisDays,
      re_analysis_days: wanted.reAnalysisDays,
      start_reference: firstDay(wanted.startReference),
      end_reference: firstDay(wanted.endReference),
    })
    .execute();
};

/** Increments the version, so that a change based on an older version is refused. */
export const countChange = async (tx: Tx, supplier: OfSupplier): Promise<void> => {
  await ownPlan(tx, supplier)
    .set((row) => ({ version: row("version", "+", 1) }))
    .execute();
};

type Excepting = { readonly contractorId: number; readonly providerId: number; readonly requirementIds: readonly number[] };
export const exceptFrom = async (tx: Tx, { contractorId, providerId, requirementIds }: Excepting): Promise<void> => {
  if (requirementIds.length === 0) return;
  await tx
    .insertInto("project_requirement_exception")
    .values(requirementIds.map((id) => ({ contractor_id: contractorId, requirement_id: id, provider_id: providerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
export const askAgain = async (tx: Tx, { contractorId, providerId, requirementIds }: Excepting): Promise<void> => {
  if (requirementIds.length === 0) return;
  await tx
    .deleteFrom("project_requirement_exception")
    .where("contractor_id", "=", contractorId)
    .where("provider_id", "=", providerId)
    .where("requirement_id", "in", requirementIds)
    .execute();
};
