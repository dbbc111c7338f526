import type pg from "pg";
import { type BusinessTable, businessTables, readCatalogue } from "./catalogue.ts";

/** What the tables are, no test changes: the catalogue takes longer to read than all the rows that are printed. */
const read = new WeakMap<pg.Pool, Promise<readonly BusinessTable[]>>();
const ownedByCompanies = (owner: pg.Pool): Promise<readonly BusinessTable[]> => {
  const known =
    read.get(owner) ?? readCatalogue(owner).then((all) => businessTables(all).filter(({ ownerColumn }) => ownerColumn !== "account_id"));
  read.set(owner, known);
  return known;
};

/** A fingerprint of everything a company owns, table by table, to see that nothing of it was touched. */
export const rowsOwnedBy = async (owner: pg.Pool, companyId: number): Promise<{ readonly [table: string]: string | null }> => {
  const prints = (await ownedByCompanies(owner)).map(
    ({ name, ownerColumn }) =>
      `select '${name}' as name, md5(string_agg(t::text, chr(10) order by t::text)) as print from ${name} t where ${ownerColumn} = ${companyId}`,
  );
  const { rows } = await owner.query<{ name: string; print: string | null }>(prints.join(" union all "));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
};
