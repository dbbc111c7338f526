// Projects in which a user plans, and what a schedule of them can choose.
import type { Paging } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleSchedules } from "../policy.ts";
import { ids } from "./visible-schedules.ts";

export type PlannedProject = {
  readonly contractorId: number;
  readonly projectId: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly providers: readonly { readonly id: number; readonly name: string }[];
};

/** A project that is not removed, with its suppliers as far as the companies of the scope read them. */
export const findPlannedProject = async (tx: Tx, projectId: number): Promise<PlannedProject | undefined> => {
  const { rows } =
    await sql<PlannedProject>`select p.contractor_id as "contractorId", p.id as "projectId", p.name, p.state = 'active' as "isActive",
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.trading_name) order by c.trading_name, c.id), '[]')
        from project_company pc join company c on c.id = pc.provider_id
        where pc.contractor_id = p.contractor_id and pc.project_id = p.id) as providers
    from project p where p.id = ${projectId} and p.state <> 'removed' and not p.is_draft`.execute(tx);
  return rows[0];
};

/** Projects of the user's contractors, and those to which the user's suppliers are linked. */
const mayBePlanned = ({ contractor, provider }: VisibleSchedules): RawBuilder<boolean> => sql<boolean>`(
  p.contractor_id = any (${ids(contractor.companyIds)}) or p.id = any (${ids(contractor.projects.map(({ projectId }) => projectId))})
  or exists (select from project_company pc where pc.contractor_id = p.contractor_id and pc.project_id = p.id
    and (pc.provider_id = any (${ids(provider.companyIds)}) or pc.provider_id = any (${ids(provider.projects.map(({ companyId }) => companyId))})
      and pc.project_id = any (${ids(provider.projects.map(({ projectId }) => projectId))}))))`;

type Input = Paging & { readonly name?: string | undefined };
/** A page of active projects by name. */
export const listPlannedProjects = async (tx: Tx, visible: VisibleSchedules, { name, ...paging }: Input) => {
  const found = sql`from project p join company c on c.id = p.contractor_id
    where p.state = 'active' and not p.is_draft and ${mayBePlanned(visible)}
      and (${name ?? null}::text is null or strpos(p.plain_name, plain_text(${name ?? ""})) > 0)`;
  const { rows } = await sql<{ id: number; name: string; company: { id: number; name: string } }>`select p.id, p.name,
      json_build_object('id', c.id, 'name', c.trading_name) as company ${found}
    order by p.name, p.id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select ${found} limit ${COUNTED_MAX + 1}) found`.execute(
    tx,
  );
  return { results: rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

export type Place = {
  readonly facilityId: number;
  readonly facilityName: string;
  readonly departmentId: number;
  readonly departmentName: string;
};
type Ref = { readonly contractorId: number; readonly projectId: number };
/** Places of a project by name. */
export const placesOfProject = async (tx: Tx, { contractorId, projectId }: Ref): Promise<readonly Place[]> => {
  const { rows } =
    await sql<Place>`select f.id as "facilityId", f.name as "facilityName", d.id as "departmentId", d.name as "departmentName"
    from project_location l join facility f on f.contractor_id = l.contractor_id and f.id = l.facility_id
      join department d on d.contractor_id = l.contractor_id and d.id = l.department_id
    where l.contractor_id = ${contractorId} and l.project_id = ${projectId}
    order by f.name, f.id, d.name, d.id`.execute(tx);
  return rows;
};
