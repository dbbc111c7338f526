import type { Plan } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

export type SupplierPlan = {
  readonly plan: Plan;
  readonly analysisDays: number | null;
  readonly reAnalysisDays: number | null;
  readonly startReference: string | null;
  readonly endReference: string | null;
};
/** A supplier of a project. For a draft it is only a choice, without a link. */
export type Supplier = {
  readonly id: number;
  readonly companyId: number;
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string;
  readonly linkedFrom: string | null;
  readonly plans: readonly SupplierPlan[];
};
export type Chosen = { readonly companyId: number; readonly plans: readonly Plan[] };

const company = sql`c.id as "companyId", c.cnpj, c.name as "companyName", c.trading_name as "tradingName"`;
const month = (column: ReturnType<typeof sql>) => sql`to_char(${column}, 'YYYY-MM')`;
/** Effective settings: the supplier's own, otherwise the project's. */
const counted = sql`json_build_object('plan', x.plan,
  'analysisDays', coalesce(x.analysis_days, pp.analysis_days), 'reAnalysisDays', coalesce(x.re_analysis_days, pp.re_analysis_days),
  'startReference', ${month(sql`coalesce(x.start_reference, pp.start_reference)`)},
  'endReference', ${month(sql`case when x.start_reference is null then pp.end_reference else x.end_reference end`)})`;
const ofProject = sql`left join project_plan pp on pp.contractor_id = s.contractor_id and pp.project_id = s.project_id and pp.plan = x.plan`;

/** Suppliers of a project that has begun, all or one. */
export const linkedSuppliers = async (tx: Tx, { contractorId, id }: ProjectKey, only?: number): Promise<Supplier[]> => {
  const ofSupplier = only === undefined ? sql`` : sql`and s.provider_id = ${only}`;
  const { rows } =
    await sql<Supplier>`select s.id, ${company}, s.linked_from as "linkedFrom", coalesce((select json_agg(${counted} order by x.plan)
      from project_company_plan x ${ofProject} where x.contractor_id = s.contractor_id and x.project_company_id = s.id), '[]') as plans
    from project_company s join company c on c.id = s.provider_id
    where s.contractor_id = ${contractorId} and s.project_id = ${id} ${ofSupplier} order by c.trading_name, c.id`.execute(tx);
  return rows;
};

/** Suppliers chosen for a draft. */
export const chosenSuppliers = async (tx: Tx, { contractorId, id }: ProjectKey): Promise<Supplier[]> => {
  const { rows } = await sql<Supplier>`select s.id, ${company}, null as "linkedFrom", (select json_agg(${counted} order by x.plan)
      from (select p as plan, null::integer as analysis_days, null::integer as re_analysis_days, null::date as start_reference,
        null::date as end_reference from unnest(s.plans) p) x ${ofProject}) as plans
    from project_supplier_choice s join company c on c.id = s.provider_id
    where s.contractor_id = ${contractorId} and s.project_id = ${id} order by c.trading_name, c.id`.execute(tx);
  return rows;
};

export const suppliersOf = (tx: Tx, project: ProjectKey & { readonly isDraft: boolean }): Promise<Supplier[]> =>
  project.isDraft ? chosenSuppliers(tx, project) : linkedSuppliers(tx, project);

/** Replaces the chosen suppliers of a draft. */
export const rewriteChoices = async (tx: Tx, { contractorId, id }: ProjectKey, chosen: readonly Chosen[]): Promise<void> => {
  await tx.deleteFrom("project_supplier_choice").where("contractor_id", "=", contractorId).where("project_id", "=", id).execute();
  if (chosen.length === 0) return;
  const rows = chosen.map(({ companyId, plans }) => ({ provider_id: companyId, plans: [...plans] }));
  await tx
    .insertInto("project_supplier_choice")
    .values(rows.map((row) => ({ contractor_id: contractorId, project_id: id, ...row })))
    .execute();
};

export type Linking = { readonly chosen: readonly Chosen[]; readonly from: string };

/** Inserts the links that give suppliers access, and assigns their plans. Existing rows do not change. */
export const linkSuppliers = async (tx: Tx, { contractorId, id }: ProjectKey, { chosen, from }: Linking): Promise<void> => {
  if (chosen.length === 0) return;
  const input = sql`json_to_recordset(${JSON.stringify(chosen)}::json) a ("companyId" bigint, plans text[])`;
  await sql`insert into project_company (contractor_id, project_id, provider_id, linked_from)
    select ${contractorId}, ${id}, a."companyId", ${from}::date from ${input} on conflict do nothing`.execute(tx);
  await sql`insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
    select pc.contractor_id, pc.id, pc.provider_id, p from ${input} join project_company pc
      on pc.contractor_id = ${contractorId} and pc.project_id = ${id} and pc.provider_id = a."companyId"
      cross join lateral unnest(a.plans) p on conflict do nothing`.execute(tx);
  await sql`select become_suppliers(${chosen.map(({ companyId }) => companyId)}::bigint[])`.execute(tx);
};

export type KnownCompany = { readonly id: number; readonly name: string };
export const companiesCalled = (tx: Tx, ids: readonly number[]): Promise<KnownCompany[]> =>
  tx
    .selectFrom("company")
    .select(["id", "trading_name as name"])
    .where("id", "in", [0, ...ids])
    .execute();
