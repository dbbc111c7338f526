import type pg from "pg";
import { businessTables, readCatalogue } from "./catalogue.ts";

/** A fingerprint of everything a company owns, table by table, to see that nothing of it was touched. */
export const rowsOwnedBy = async (owner: pg.Pool, companyId: number): Promise<{ readonly [table: string]: string | null }> => {
  const tables = businessTables(await readCatalogue(owner)).filter(({ ownerColumn }) => ownerColumn !== "account_id");
  const prints = tables.map(
    ({ name, ownerColumn }) =>
      `select '${name}' as name, md5(string_agg(t::text, chr(10) order by t::text)) as print from ${name} t where ${ownerColumn} = ${companyId}`,
  );
  const { rows } = await owner.query<{ name: string; print: string | null }>(prints.join(" union all "));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
};
