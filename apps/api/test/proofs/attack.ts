import type pg from "pg";
import type { BusinessTable, BusinessTableName } from "./catalogue.ts";

export type Row = { readonly [column: string]: unknown };
/** A row that the attacker tries to write. */
export type Victim = { readonly table: BusinessTable & { readonly name: BusinessTableName }; readonly row: Row };
/** Scope of the attacker, on the application's pool. */
export type Attacker = { readonly pool: pg.Pool; readonly opening: string };
export type Result = number | "refused" | `failed with ${string}`;

const NOT_ALLOWED = "42501";

/** Number of rows that a statement changes, or its refusal by the database. Rolls back. */
export const attempt = async ({ pool, opening }: Attacker, statement: string, values: readonly unknown[]): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${opening}`);
    return (await client.query(statement, [...values])).rowCount ?? 0;
  } catch (error) {
    const { code } = error as { readonly code?: string };
    return code === NOT_ALLOWED ? "refused" : `failed with ${code}`;
  } finally {
    await client.query("rollback");
    client.release();
  }
};

export const insertCopy = (who: Attacker, { table, row }: Victim): Promise<Result> => {
  const columns = table.written.join(", ");
  const copied = `select ${columns} from jsonb_populate_record(null::${table.name}, $1)`;
  return attempt(who, `insert into ${table.name} (${columns}) overriding system value ${copied}`, [JSON.stringify(row)]);
};

const theRow = ({ table, row }: Victim) => ({
  where: table.primaryKey.map((column, at) => `${column} = $${at + 1}`).join(" and "),
  values: table.primaryKey.map((column) => row[column]),
});
export const updateRow = (who: Attacker, victim: Victim, change: string): Promise<Result> => {
  const { where, values } = theRow(victim);
  return attempt(who, `update ${victim.table.name} set ${change} where ${where}`, values);
};
export const deleteRow = (who: Attacker, victim: Victim): Promise<Result> => {
  const { where, values } = theRow(victim);
  return attempt(who, `delete from ${victim.table.name} where ${where}`, values);
};

/** Tries insert, update and delete of a row. */
export const attack = async (who: Attacker, victim: Victim) => {
  const { ownerColumn } = victim.table;
  return {
    table: victim.table.name,
    inserted: await insertCopy(who, victim),
    updated: await updateRow(who, victim, `${ownerColumn} = ${ownerColumn}`),
    deleted: await deleteRow(who, victim),
  };
};
