import type { SupplierMatch } from "@emdia/contract/search/routes.ts";
import { sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { isBegun, reachedProjects } from "./reach.ts";
import { hasWords } from "./supplier-conditions.ts";

type Input = { readonly seen: Reach; readonly text: string; readonly max: number };

/** The first suppliers of the list by name or CNPJ, without their figures. */
export const supplierMatches = async (tx: Tx, { seen, text, max }: Input): Promise<SupplierMatch[]> => {
  const { rows } = await sql<SupplierMatch>`select c.id, c.trading_name as name, c.cnpj from company c where c.id in (
      select s.provider_id from contractor_supplier s
      where s.contractor_id = any (${idArray(seen.companyIds)}) and s.project_total > 0 and ${hasWords(sql`s.plain_words`, text)}
      union
      select pc.provider_id from ${reachedProjects(seen)} r (company_id, project_id)
        join project_company pc on pc.contractor_id = r.company_id and pc.project_id = r.project_id and ${isBegun}
        join company p on p.id = pc.provider_id and ${hasWords(sql`p.plain_words`, text)})
    order by c.trading_name, c.id limit ${max}`.execute(tx);
  return rows;
};
