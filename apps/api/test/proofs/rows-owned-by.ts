import type pg from "pg";
import { type BusinessTable, businessTables, readCatalogue } from "./catalogue.ts";

/** What the tables are, no test changes: the catalogue takes longer to read than the rows. */
const read = new WeakMap<pg.Pool, Promise<readonly BusinessTable[]>>();
const ownedByCompanies = (owner: pg.Pool): Promise<readonly BusinessTable[]> => {
  const known =
    read.get(owner) ?? readCatalogue(owner).then((all) => businessTables(all).filter(({ ownerColumn }) => ownerColumn !== "account_id"));
  read.set(owner, known);
  return known;
};

/**
 * Of everything a company owns, table by table, how many rows there are and which transactions wrote them: whatever is written, taken away or
 * written anew shows, and no row need be printed for it.
 */
export const rowsOwnedBy = async (owner: pg.Pool, companyId: number): Promise<{ readonly [table: string]: string }> => {
  const prints = (await ownedByCompanies(owner)).map(
    ({ name, ownerColumn }) =>
      `select '${name}' as name, concat_ws(' ', count(*), sum(xmin::text::bigint)) as print from ${name} where ${ownerColumn} = ${companyId}`,
  );
  const { rows } = await owner.query<{ name: string; print: string }>(prints.join(" union all "));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
};
