import { sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

export type GateProjectRow = { readonly contractorId: number; readonly id: number; readonly name: string; readonly contractorName: string };

const columns = sql`p.contractor_id as "contractorId", p.id, p.name, c.trading_name as "contractorName"`;

/** A project that passes row-level security and is no draft; the caller must check the policy. */
export const findGateProject = async (tx: Tx, id: number): Promise<GateProjectRow | undefined> => {
  const { rows } = await sql<GateProjectRow>`select ${columns} from project p join company c on c.id = p.contractor_id
    where p.id = ${id} and p.state <> 'removed' and not p.is_draft`.execute(tx);
  return rows[0];
};

type Query = { readonly reach: Reach; readonly name: string; readonly atMost: number };

/** Active projects by name. */
export const gateProjects = async (tx: Tx, { reach, name, atMost }: Query): Promise<readonly GateProjectRow[]> => {
  const { rows } = await sql<GateProjectRow>`select ${columns} from project p join company c on c.id = p.contractor_id
    where p.state = 'active' and not p.is_draft and p.plain_name like found_anywhere(${name})
      and (p.contractor_id = any (${[...reach.companyIds]}::bigint[]) or p.id = any (${reach.projects.map(({ projectId }) => projectId)}::bigint[]))
    order by p.name, p.id limit ${atMost}`.execute(tx);
  return rows;
};
