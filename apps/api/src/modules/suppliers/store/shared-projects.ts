// The supplier and the projects that it shares with contractors of the user.
import type { ProjectState } from "@emdia/contract/projects/routes.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { isBegun, isReached } from "./reach.ts";

export type StoredSupplier = {
  readonly id: number;
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string;
  readonly city: string | null;
  readonly state: string | null;
};
export const findSupplier = async (tx: Tx, id: number): Promise<StoredSupplier | undefined> => {
  const { rows } = await sql<StoredSupplier>`select id, cnpj, name as "companyName", trading_name as "tradingName", city, state
    from company where id = ${id}`.execute(tx);
  return rows[0];
};

export type StoredSharedProject = {
  readonly contractorId: number;
  readonly contractorName: string;
  readonly projectId: number;
  readonly name: string;
  readonly state: ProjectState;
  readonly endDate: IsoDay | null;
};
/** Begun projects of the supplier in the reach: active ones first, by name. */
export const sharedProjects = async (tx: Tx, providerId: number, reach: Reach): Promise<readonly StoredSharedProject[]> => {
  const { rows } = await sql<StoredSharedProject>`select pc.contractor_id as "contractorId", c.trading_name as "contractorName",
      pc.project_id as "projectId", pc.project_name as name, pc.project_state as state,
      pc.project_end as "endDate"
    from project_company pc join company c on c.id = pc.contractor_id
    where pc.provider_id = ${providerId} and ${isBegun} and ${isReached(reach, "pc")}
    order by pc.project_state, pc.project_name, pc.project_id`.execute(tx);
  return rows;
};
