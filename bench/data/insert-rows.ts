import type pg from "pg";

export type Row = { readonly [column: string]: unknown };
const ROWS_PER_STATEMENT = 10_000;

/** Inserts 10,000 rows per statement; single inserts would take longer than the measurement. */
export const insertRows = async (owner: pg.Client, table: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  const statement = `insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, $1)`;
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await owner.query(statement, [JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT))]);
  }
};

/** Advances the id sequences past the inserted ids. */
export const continueIds = async (owner: pg.Client, tables: readonly string[]): Promise<void> => {
  for (const table of tables) await owner.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
};
