// The importing user as a member of the company, read when a batch runs.
import { sql } from "kysely";
import { sidesOf } from "../../access/open-scope.ts";
import type { ScopeEntry } from "../../access/scope.ts";
import type { Tx } from "../../database/transaction.ts";

type Row = {
  readonly name: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly relation: "contractor" | "provider" | "both";
  readonly permissions: readonly string[];
  readonly projects: readonly number[] | null;
  readonly isContractor: boolean;
  readonly isProvider: boolean;
};
export type ImportMember = { readonly name: string; readonly email: string; readonly entries: readonly ScopeEntry[] };
type Key = { readonly companyId: number; readonly accountId: number };

/** Undefined if the account is disabled or has left the company. */
export const importMember = async (tx: Tx, { companyId, accountId }: Key): Promise<ImportMember | undefined> => {
  const { rows } =
    await sql<Row>`select p.display_name as name, p.email, p.is_owner as "isOwner", a.relation_type as relation, a.permissions,
      case when not p.sees_all_projects then array(select mp.project_id from membership_project mp
        where mp.company_id = p.company_id and mp.membership_id = p.membership_id) end as projects,
      c.is_contractor as "isContractor", c.is_provider as "isProvider"
    from company_people(${companyId}) p join access_profile a on a.company_id = p.company_id and a.id = p.profile_id
      join company c on c.id = p.company_id
    where p.account_id = ${accountId} and not p.disabled`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { name, email, isOwner, relation, permissions, projects } = row;
  const entries = sidesOf(row).map((side) => ({
    companyId,
    side,
    relation,
    permissions: isOwner ? ("all" as const) : permissions,
    projects: projects ?? ("all" as const),
  }));
  return { name, email, entries };
};
