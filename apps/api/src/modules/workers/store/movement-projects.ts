import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectRef } from "../rules/movement.ts";

export type NamedProject = ProjectRef & {
  readonly name: string;
  readonly contractorName: string;
  readonly isActive: boolean;
  /** Removed by its contractor. The row stays for the history of movements. */
  readonly isRemoved: boolean;
  readonly startDate: IsoDay | null;
  readonly endDate: IsoDay | null;
};

const columns = sql`p.contractor_id as "contractorId", p.id as "projectId", p.name, c.trading_name as "contractorName",
  p.state = 'active' as "isActive", p.state = 'removed' as "isRemoved", p.start_date as "startDate", p.end_date as "endDate"`;

/** Projects by id in any state, including removed ones. Row-level security limits them to the user's companies. */
export const projectsNamed = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, NamedProject>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedProject>`select ${columns} from project p join company c on c.id = p.contractor_id
    where p.id = any (${[...new Set(ids)]}::bigint[])`.execute(tx);
  return new Map(rows.map((project) => [project.projectId, project]));
};

/** The projects among these in which a supplier works. */
export const suppliedAmong = async (tx: Tx, providerId: number, ids: readonly number[]): Promise<readonly NamedProject[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedProject>`select ${columns} from project_company pc
      join project p on p.contractor_id = pc.contractor_id and p.id = pc.project_id
      join company c on c.id = p.contractor_id
    where pc.provider_id = ${providerId} and pc.project_id = any (${[...ids]}::bigint[]) and p.state <> 'removed'`.execute(tx);
  return rows;
};
