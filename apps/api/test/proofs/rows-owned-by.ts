import type pg from "pg";
import { type BusinessTable, businessTables, readCatalogue } from "./catalogue.ts";

/** Cache: reading the catalogue takes longer than reading the rows, and no test changes it. */
const read = new WeakMap<pg.Pool, Promise<readonly BusinessTable[]>>();
const ownedByCompanies = (owner: pg.Pool): Promise<readonly BusinessTable[]> => {
  const known =
    read.get(owner) ?? readCatalogue(owner).then((all) => businessTables(all).filter(({ ownerColumn }) => ownerColumn !== "account_id"));
  read.set(owner, known);
  return known;
};

/** Fingerprint of all rows of a company per table: count and sum of xmin. Any insert, update or delete changes it. */
export const rowsOwnedBy = async (owner: pg.Pool, companyId: number): Promise<{ readonly [table: string]: string }> => {
  const prints = (await ownedByCompanies(owner)).map(
    ({ name, ownerColumn }) =>
      `select '${name}' as name, concat_ws(' ', count(*), sum(xmin::text::bigint)) as print from ${name} where ${ownerColumn} = ${companyId}`,
  );
  const { rows } = await owner.query<{ name: string; print: string }>(prints.join(" union all "));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
};
